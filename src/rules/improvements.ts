import type { Profile } from '#schemas/profile.ts';
import type { TenderFacts } from '#schemas/content/tender.ts';
import { POINTS, TURNOVER } from './points.ts';
import { scoreTender } from './score.ts';

/**
 * Difficulty of a change, 1 to 3: finding a partner on the spot or with references, teaming up to be larger
 * (groupement momentané), becoming better than the competitors on a criterion. A convention, like the points.
 */
const EFFORT = { region: 2, references: 2, teamSize: 3, strength: 3 } as const;

/** A change of profile, by one thing. */
export type Change =
  | { readonly id: 'region'; readonly to: Profile['regions'][number] }
  | { readonly id: 'references'; readonly to: Profile['references'] }
  | { readonly id: 'teamSize'; readonly to: Profile['teamSize'] }
  | { readonly id: 'strength'; readonly to: Profile['strengths'][number] };

/** A change, the points it gains, the percentage and the profile after it. */
export type Improvement = Change & {
  readonly gain: number;
  readonly percent: number;
  readonly effort: number;
  readonly profile: Profile;
};

/**
 * The single changes that raise a tender's score, most points per effort first. Becoming the incumbent or changing
 * trade is never proposed: nobody can, before the award.
 */
export function improvements(tender: TenderFacts, profile: Profile): Improvement[] {
  const before = scoreTender(tender, profile).percent;
  const rescore = (change: Change): Improvement[] => {
    const changed = withChange(profile, change);
    const { percent } = scoreTender(tender, changed);
    const gain = percent - before;
    return gain > 0 ? [{ ...change, gain, percent, effort: EFFORT[change.id], profile: changed }] : [];
  };
  const alternatives: Change[][] = [
    [{ id: 'region', to: tender.region.code }],
    above(REFERENCES, profile.references).map((to) => ({ id: 'references', to })),
    above(TEAM_SIZES, profile.teamSize).map((to) => ({ id: 'teamSize', to })),
    ...CRITERIA.filter((to) => !profile.strengths.includes(to)).map((to): Change[] => [
      { id: 'strength', to },
    ]),
  ];
  // Of each list, the smallest change that gains points.
  return (
    alternatives
      .flatMap((changes) => changes.flatMap(rescore).slice(0, 1))
      // oxlint-disable-next-line unicorn/no-array-sort -- browsers of 2022 have no toSorted
      .sort((a, b) => b.gain * a.effort - a.gain * b.effort || b.gain - a.gain)
  );
}

// The tables are in ascending order; Object.keys knows only strings, and these records have exactly such keys.
const REFERENCES = Object.keys(POINTS.references) as Profile['references'][];
const TEAM_SIZES = Object.keys(TURNOVER) as Profile['teamSize'][];
const CRITERIA = ['price', 'quality', 'performance'] as const satisfies Profile['strengths'];

function above<Level>(levels: readonly Level[], current: Level): Level[] {
  return levels.slice(levels.indexOf(current) + 1);
}

function withChange(profile: Profile, change: Change): Profile {
  switch (change.id) {
    case 'region':
      return { ...profile, regions: [...profile.regions, change.to] };
    case 'references':
      return { ...profile, references: change.to };
    case 'teamSize':
      return { ...profile, teamSize: change.to };
    case 'strength':
      return { ...profile, strengths: [...profile.strengths, change.to] };
  }
}
