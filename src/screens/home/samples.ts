import type { HeroAnswers, HeroTender } from '#client/hero.ts';
import { choiceKey } from '#competition/counting/choice.ts';
import { defaultChoice } from '#competition/question.ts';
import { readCompetition } from '#competition/read.ts';
import { sampleTenders, scoredSample, tenderWords, type Sample } from '#editorial/data/tenders.ts';
import { scoreTexts, tenderRow } from '#editorial/data/tender-fields.ts';
import { formatMoney, formatNumber, formatPeriod } from '#i18n/format.ts';
import { analysis } from '#i18n/messages/analysis/index.ts';
import { home } from '#i18n/messages/home/index.ts';
import { product } from '#i18n/messages/product/index.ts';
import { useMessages } from '#i18n/translate.ts';
import { describeScore } from '#islands/score/describe-score.ts';
import type { Locale } from '#locales.ts';
import { rank } from '#rules/ranking.ts';
import { scoreTender } from '#rules/score.ts';
import { pickOfEachVerdict } from '#rules/verdict.ts';
import { DEFAULT_PROFILE, SECTORS, TEAM_SIZES, withSector, type Profile } from '#schemas/profile.ts';
import { CURRENCY } from '#site.ts';

/** The sample whose score the stair explains. */
export const EXPLAINED = scoredSample('EX-026');

/** The samples of a profile that the hero shows: one to answer, one to study, one to leave. */
export function heroRows(profile: Profile) {
  const scored = rank(sampleTenders(), profile, 'chance').map((row) => ({
    ...row,
    percent: row.score.estimate.percent,
  }));
  return pickOfEachVerdict(scored);
}

/** Returns the text of the link to the samples of other sectors, with their number. */
export function othersText(sector: Profile['sector'], locale: Locale): string {
  const t = useMessages(locale, home);
  const samples = sampleTenders();
  return t('home.board.others', {
    count: samples.filter((tender) => tender.sector !== sector).length,
  });
}

/** The edges of the usual amounts, in words. */
export function usualAmounts(locale: Locale) {
  const works = buildingWorks();
  const { band = 0 } = defaultChoice(works, locale);
  const to = works.bands.find(({ from }) => from === band)?.to ?? 0;
  return { low: formatNumber(band, locale), high: formatMoney(to, CURRENCY, locale) };
}

/** Returns the counts of building works of the most frequent procedure and amounts, in a region or else in the country. */
export function usualCounts(region: Profile['regions'][number], locale: Locale) {
  const t = useMessages(locale, home);
  const works = buildingWorks();
  const usual = defaultChoice(works, locale);
  const own = works.cells[choiceKey({ ...usual, region })];
  const cell = own ?? works.cells[choiceKey(usual)];
  if (cell === undefined) throw new RangeError('Building works have no figures for the usual contracts.');
  const place = own === undefined ? t('home.hero.country') : t(`home.hero.regions.${region}`);
  return {
    place: place.charAt(0).toUpperCase() + place.slice(1),
    offers: t('home.hero.offers', { count: cell.quartiles[1] }),
    counts: t('home.hero.counts', {
      contracts: formatNumber(cell.contracts, locale),
      consultations: formatNumber(cell.consultations, locale),
      period: formatPeriod(cell.period, locale),
    }),
  };
}

export const USUAL_SOURCE = buildingWorks().source;

function buildingWorks() {
  const found = readCompetition().find(({ source }) => source.cpv === '4521');
  if (found === undefined) throw new RangeError('content/competition has no source of building works.');
  return found;
}

export function regionCodes(locale: Locale): readonly Profile['regions'][number][] {
  return tenderWords()
    .regions.toSorted((one, other) => one[locale].localeCompare(other[locale], locale))
    .map(({ code }) => code);
}

export function heroAnswers(locale: Locale): HeroAnswers {
  const t = useMessages(locale, analysis, product);
  const { play, study, skip } = t('analysis.groups');
  const storeys = t('scoring.storeys');
  return {
    verdicts: { play, study, skip },
    percent: storeys.percent,
    range: storeys.range,
    sectors: Object.fromEntries(
      SECTORS.map((sector) => {
        const profile = withSector(DEFAULT_PROFILE, sector);
        const tenders = rank(sampleTenders(), profile, 'chance').map(({ tender }) =>
          heroTender(tender, profile, locale),
        );
        return [sector, { tenders, others: othersText(sector, locale) }];
      }),
    ),
    regions: Object.fromEntries(
      regionCodes(locale).map((code) => [code, Object.values(usualCounts(code, locale))]),
    ),
  };
}

function heroTender(tender: Sample, profile: Profile, locale: Locale): HeroTender {
  const { score, details } = tenderRow(scoredSample(tender.id), locale);
  const { code } = tender.region;
  const estimates = TEAM_SIZES.flatMap((teamSize) =>
    [[], [code]].flatMap((regions) => {
      const estimate = scoreTender(tender, { ...profile, teamSize, regions })?.estimate;
      return estimate === undefined ? [] : [estimate.percent, estimate.low, estimate.high];
    }),
  );
  return {
    title: tender.title[locale],
    details,
    start: score.start.percent,
    note: describeScore(score, scoreTexts(locale)).equal.note,
    region: tender.onSite ? code : null,
    estimates,
  };
}
