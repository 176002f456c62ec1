import { formatList } from '../../i18n/format.ts';
import type { Translate } from '../../i18n/translate.ts';
import { DEFAULT_PROFILE, REFERENCES, TEAM_SIZES } from '../../schemas/profile.ts';
import { percentOf } from '../../rules/factors.ts';
import { GROUP_MINIMUM, GROUPS, type Group } from '../../rules/ranking.ts';
import { HERO_ROWS, TRADES } from './samples.ts';

/** What the hero's script looks up, written by the build. */
export interface Answers {
  /** The least percentage of each group. */
  readonly minimum: Readonly<Record<Group, number>>;
  /** What to do with a tender, by group. */
  readonly groups: Readonly<Record<Group, string>>;
  /** What the assistant says, by case. */
  readonly advices: Readonly<Record<string, string>>;
  /** The chances of each row, by the published formula, for every choice; the last list changes first. */
  readonly percents: readonly (readonly number[])[];
}

/** The answers to every choice in the hero. */
export function answers(t: Translate): Answers {
  const { play, study, skip } = t('analysis.groups');
  const profiles = TRADES.flatMap((sector) =>
    TEAM_SIZES.flatMap((teamSize) =>
      REFERENCES.map((references) => ({ ...DEFAULT_PROFILE, sector, teamSize, references })),
    ),
  );
  return {
    minimum: GROUP_MINIMUM,
    groups: { play, study, skip },
    advices: advices(HERO_ROWS.length, t),
    percents: HERO_ROWS.map(({ tender }) => profiles.map((profile) => percentOf(tender, profile))),
  };
}

/** The whole numbers from 0 to `most`. */
const upTo = (most: number) => [...Array(most + 1).keys()];

/** How many tenders are in each group. */
type Counts = Readonly<Record<Group, number>>;

/** The case of ranked tenders, as `advices` names it. */
export function adviceCase(groups: readonly Group[]): string {
  return GROUPS.map((group) => groups.filter((one) => one === group).length).join('-');
}

/**
 * What the assistant says of `total` ranked tenders, for every way that they can fall into groups, by its case: `1-1-2`
 * is one to play, one to study, two to skip.
 */
function advices(total: number, t: Translate): Record<string, string> {
  const cases = upTo(total).flatMap((play) =>
    upTo(total - play).map((study) => ({ play, study, skip: total - play - study })),
  );
  return Object.fromEntries(
    cases.map((counts) => [GROUPS.map((group) => counts[group]).join('-'), advice(counts, t)]),
  );
}

function advice({ play, study, skip }: Counts, t: Translate): string {
  const words = t('home.hero.advice');
  if (play + study === 0) return words.none;
  const said = [
    words.play[play - 1],
    (play === 0 ? words.studyFirst : words.studyNext)[study - 1],
    words.skip[skip - 1],
  ].flatMap((part) => (part ? [part] : []));
  return t('home.hero.advice.whole', { list: formatList(said, t.locale) });
}
