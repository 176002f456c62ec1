import { CRITERIA, MOST_STRENGTHS, REFERENCES, TEAM_SIZES, type Profile } from '#schemas/profile.ts';
import type { TenderFacts } from '#schemas/console.ts';
import { scoreTender } from './score.ts';

/**
 * Difficulty of a change, 1 to 3: finding a partner on the spot, with references or qualified, teaming up to be larger
 * (groupement momentané), becoming better than the competitors on a criterion. A convention, like the points.
 */
const EFFORT = { region: 2, references: 2, qualification: 2, teamSize: 3, strength: 3 } as const;

/** A change of profile, by one thing. */
export type Change =
  | { readonly id: 'region'; readonly to: Profile['regions'][number] }
  | { readonly id: 'references'; readonly to: Profile['references'] }
  | { readonly id: 'qualification'; readonly to: Profile['qualifications'][number] }
  | { readonly id: 'teamSize'; readonly to: Profile['teamSize'] }
  | { readonly id: 'strength'; readonly to: Profile['strengths'][number] };

/** A change, and the part of the profile as it then is. */
type Alternative = readonly [change: Change, update: Partial<Profile>];

/** A change, the points it gains, the percentage and the profile after it. */
export type Improvement = Change & {
  readonly gain: number;
  readonly percent: number;
  readonly effort: number;
  readonly profile: Profile;
};

/**
 * Lists the single changes that raise a tender's score, most points per effort first; none for a tender without a score.
 * Becoming the incumbent or changing trade is never proposed: nobody can, before the award.
 */
export function improvements(tender: TenderFacts, profile: Profile): Improvement[] {
  const percentFor = (firm: Profile) => scoreTender(tender, firm)?.estimate.percent ?? 0;
  const before = percentFor(profile);
  const rescore = ([change, update]: Alternative): Improvement[] => {
    const changed = { ...profile, ...update };
    const percent = percentFor(changed);
    const gain = percent - before;
    return gain > 0 ? [{ ...change, gain, percent, effort: EFFORT[change.id], profile: changed }] : [];
  };
  const { regions, references, qualifications, teamSize, strengths } = profile;
  const alternatives: Alternative[][] = [
    [[{ id: 'region', to: tender.region.code }, { regions: [...regions, tender.region.code] }]],
    above(REFERENCES, references).map((to) => [{ id: 'references', to }, { references: to }]),
    above(TEAM_SIZES, teamSize).map((to) => [{ id: 'teamSize', to }, { teamSize: to }]),
    ...tender.requires.qualifications.map((to): Alternative[] => [
      [{ id: 'qualification', to }, { qualifications: [...qualifications, to] }],
    ]),
    ...(strengths.length < MOST_STRENGTHS ? CRITERIA : [])
      .filter((to) => !strengths.includes(to))
      .map((to): Alternative[] => [[{ id: 'strength', to }, { strengths: [...strengths, to] }]]),
  ];
  // Of each list, the smallest change that gains points.
  return (
    alternatives
      .flatMap((changes) => changes.flatMap(rescore).slice(0, 1))
      // oxlint-disable-next-line unicorn/no-array-sort -- browsers of 2022 have no toSorted
      .sort((a, b) => b.gain * a.effort - a.gain * b.effort || b.gain - a.gain)
  );
}

function above<Level>(levels: readonly Level[], current: Level): Level[] {
  return levels.slice(levels.indexOf(current) + 1);
}
