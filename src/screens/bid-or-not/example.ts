import { fillBid, type BidWords } from '#competition/bid/fills.ts';
import { EXAMPLE } from '#competition/bid/read.ts';
import { chancePercent } from '#competition/bid/value.ts';
import { lookUp } from '#competition/look-up.ts';
import { defaultAnswer, explorerData, sectorPurchase } from '#competition/words/explorer-data.ts';
import { describeFilter, describePlace } from '#competition/words/format-answer.ts';
import { tools } from '#i18n/messages/tools/index.ts';
import { useMessages } from '#i18n/translate.ts';
import type { Locale } from '#locales.ts';
import { href } from '#routes.ts';
import type { ExplorerData } from '#schemas/competition/explorer-data.ts';
import type { Choice, Figures } from '#schemas/competition/figures.ts';
import { renderFills } from '#schemas/fills.ts';
import { DEFAULT_PROFILE, REGIONS, SECTORS, type Profile } from '#schemas/profile.ts';

/** The sentences of the calculation, with the path that its figures may go on to. */
export function bidWords(locale: Locale): BidWords {
  return { ...useMessages(locale, tools)('bidOrNot.words'), demo: href('demo', locale) };
}

export function exampleFills(locale: Locale) {
  return renderFills(fillBid(EXAMPLE, bidWords(locale), locale));
}

/** Chance of one more bidder, in percent as it is typed, and a note on what it was counted. */
interface VisitorChance {
  readonly choice: Profile['sector'] | Profile['regions'][number];
  readonly percent: string;
  readonly note: string;
}

/** Chances that a visitor’s choice of another page begins with: of each region for building works, and of each sector. */
export function visitorChances(locale: Locale): readonly VisitorChance[] {
  const works = defaultAnswer(locale, DEFAULT_PROFILE.regions[0]);
  const regions = REGIONS.flatMap((region) =>
    countChance(region, works.figures, { ...works.choice, region }, works.data),
  );
  const sectors = SECTORS.flatMap((sector) => {
    if (sector === 'construction') return countChance(sector, works.figures, works.choice, works.data);
    const { figures, choice } = sectorPurchase(sector);
    return countChance(sector, figures, choice, explorerData(figures, locale));
  });
  return [...regions, ...sectors];
}

function countChance(
  choice: VisitorChance['choice'],
  figures: Figures,
  asked: Choice,
  data: ExplorerData,
): VisitorChance[] {
  const answer = lookUp(figures, asked);
  if (answer === undefined) return [];
  const counted = `${describeFilter(answer.choice, data)}, ${describePlace(answer.choice, data)}`;
  const note = useMessages(data.locale, tools)('bidOrNot.origins.visitor', { counted });
  return [{ choice, percent: chancePercent(answer.cell, data.locale), note }];
}
