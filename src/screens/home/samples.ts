import { sampleTenders, scoredSample, type ScoredSample } from '#editorial/data/tenders.ts';
import { analysis } from '#i18n/messages/analysis/index.ts';
import { home } from '#i18n/messages/home/index.ts';
import { useMessages } from '#i18n/translate.ts';
import type { Locale } from '#locales.ts';
import type { Tender } from '#schemas/content/tender.ts';
import { tenderRow } from '#editorial/data/tender-fields.ts';
import { percentOf } from '#rules/factors.ts';
import { GROUP_MINIMUM } from '#rules/ranking.ts';
import { DEFAULT_PROFILE, REFERENCES, SECTORS, TEAM_SIZES } from '#schemas/profile.ts';

/** The sample whose score the stair explains. */
export const EXPLAINED = scoredSample('EX-003');

/** The number of rows in the hero: a sector has at least as many samples. */
const ROWS = 3;

/** The samples of a sector, best first for the example profile. */
export function rowsOf(sector: Tender['sector']): readonly ScoredSample[] {
  return sampleTenders()
    .filter((tender) => tender.sector === sector)
    .map(({ id }) => scoredSample(id))
    .toSorted((one, other) => other.score.percent - one.score.percent)
    .slice(0, ROWS);
}

/** The answers that the hero's script looks up, written by the build. */
export interface Answers {
  /** The least percentage of each group, and what to do with a tender of it. */
  readonly groups: readonly { readonly from: number; readonly name: string }[];
  /** The samples of each sector, with their chances for every team and references; the references change first. */
  readonly sectors: Readonly<
    Record<string, readonly (readonly [title: string, details: string, ...percents: number[]])[]>
  >;
  /** The number of samples in the other sectors, in words, by sector. */
  readonly others: Readonly<Record<string, string>>;
}

/** The answers to every choice in the hero. */
export function answers(locale: Locale): Answers {
  const t = useMessages(locale, analysis, home);
  const samples = sampleTenders();
  const names = t('analysis.groups');
  const bySector = SECTORS.map(
    (sector) => [sector, samples.filter((tender) => tender.sector === sector)] as const,
  );
  return {
    groups: (['play', 'study', 'skip'] as const).map((id) => ({ from: GROUP_MINIMUM[id], name: names[id] })),
    sectors: Object.fromEntries(
      bySector.map(([sector, own]) => [
        sector,
        own.map(({ id }) => {
          const sample = scoredSample(id);
          const { title, details } = tenderRow(sample, locale);
          const percents = TEAM_SIZES.flatMap((teamSize) =>
            REFERENCES.map((references) =>
              percentOf(sample.tender, { ...DEFAULT_PROFILE, sector, teamSize, references }),
            ),
          );
          return [title, details, ...percents] as const;
        }),
      ]),
    ),
    others: Object.fromEntries(
      bySector.map(([sector, own]) => [
        sector,
        t('home.board.others', { count: samples.length - own.length }),
      ]),
    ),
  };
}
