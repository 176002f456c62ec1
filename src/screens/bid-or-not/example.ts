import type { VisitorChance } from '#client/answer-bid.ts';
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
import { DEFAULT_PROFILE, REGIONS, SECTORS } from '#schemas/profile.ts';

/** The sentences of the calculation, with the path that its figures may go on to. */
export function bidWords(locale: Locale): BidWords {
  return { ...useMessages(locale, tools)('bidOrNot.words'), demo: href('demo', locale) };
}

export function exampleFills(locale: Locale) {
  return renderFills(fillBid(EXAMPLE, bidWords(locale), locale));
}

/** Chances that a visitor’s choice of another page begins with: of each region for building works, and of each sector. */
export function visitorChances(locale: Locale): Readonly<Record<string, VisitorChance | undefined>> {
  const works = defaultAnswer(locale, DEFAULT_PROFILE.regions[0]);
  const regions = REGIONS.map((region) => [
    region,
    countChance(works.figures, { ...works.choice, region }, works.data),
  ]);
  const sectors = SECTORS.map((sector) => {
    if (sector === 'construction') return [sector, countChance(works.figures, works.choice, works.data)];
    const { figures, choice } = sectorPurchase(sector);
    return [sector, countChance(figures, choice, explorerData(figures, locale))];
  });
  return Object.fromEntries([...regions, ...sectors]);
}

function countChance(figures: Figures, asked: Choice, data: ExplorerData): VisitorChance | undefined {
  const answer = lookUp(figures, asked);
  if (answer === undefined) return undefined;
  const { choice, cell } = answer;
  const counted = `${describeFilter(choice, data)}, ${describePlace(choice, data)}`;
  const note = useMessages(data.locale, tools)('bidOrNot.origins.visitor', { counted });
  return { percent: chancePercent(cell, data.locale), note };
}
