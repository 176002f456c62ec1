import { MINIMUM } from '#schemas/competition/limits.ts';
import { clustersOf, histogramOf } from './cells.ts';
import type { Contract } from './contracts.ts';
import { countWithin, nearestRank, type Histogram } from './statistics.ts';

/** Facts of a contract before anybody answers, by what forecasts look at. */
const DIMENSIONS = {
  procedure: ({ procedure }: Contract) => procedure,
  band: ({ band }: Contract) => band,
  group: ({ cpv }: Contract) => (cpv === undefined || cpv[2] === '0' ? undefined : cpv.slice(0, 3)),
  division: ({ cpv }: Contract) => cpv?.slice(0, 2),
  type: ({ cpv }: Contract) => cpv && typeOf(cpv.slice(0, 2)),
  department: ({ department }: Contract) => department,
  region: ({ region }: Contract) => region,
  month: ({ day }: Contract) => day.slice(5, 7),
} as const;

/** Dimension of a forecast. */
export type Dimension = keyof typeof DIMENSIONS;

/** Facts learnt of a group of contracts. */
export interface Learnt {
  readonly contracts: number;
  readonly consultations: number;
  readonly histogram: Histogram;
  readonly quartiles: readonly [number, number];
  readonly deciles: readonly [number, number];
  /** One of its contracts, by which the wider group is found. */
  readonly example: Contract;
}

/** All that was learnt of the groups that some dimensions make. */
export interface Grouping {
  readonly dimensions: readonly Dimension[];
  readonly groups: ReadonlyMap<string, Learnt>;
}

function typeOf(division: string): string {
  if (division === '45') return 'works';
  return division < '45' || division === '48' ? 'supplies' : 'services';
}

/** The values of a contract in some dimensions as one text; nothing where one lacks. */
function valuesOf(contract: Contract, dimensions: readonly Dimension[]): string | undefined {
  const values = dimensions.map((dimension) => DIMENSIONS[dimension](contract));
  return values.includes(undefined) ? undefined : values.join('|');
}

/** Learns the groups of each set of dimensions, from the narrowest to the widest. */
export function learnLevels(
  contracts: readonly Contract[],
  chain: readonly (readonly Dimension[])[],
): readonly Grouping[] {
  return chain.map((dimensions) => {
    const found = Map.groupBy(contracts, (contract) => valuesOf(contract, dimensions) ?? null);
    const groups = new Map<string, Learnt>();
    for (const [key, group] of found) if (key !== null) groups.set(key, learn(group));
    return { dimensions, groups };
  });
}

function learn(group: readonly Contract[]): Learnt {
  const histogram = histogramOf(group);
  const rank = (part: number, parts: number) => nearestRank(histogram, part, parts);
  const [example] = group;
  if (example === undefined) throw new Error('A group holds a contract.');
  return {
    contracts: group.length,
    consultations: clustersOf(group, () => false).length,
    histogram,
    quartiles: [rank(1, 4), rank(3, 4)],
    deciles: [rank(1, 10), rank(9, 10)],
    example,
  };
}

/** The first group, from the narrowest, that 30 consultations or more make, as the explorer answers. */
export function narrowest(levels: readonly Grouping[], contract: Contract): Learnt {
  for (const { dimensions, groups } of levels) {
    const group = groups.get(valuesOf(contract, dimensions) ?? '-');
    if (group !== undefined && group.consultations >= MINIMUM) return group;
  }
  throw new Error('The widest group of contracts is too small.');
}

/** The share of a group that received a single offer. */
export function singleShare({ histogram, contracts }: Learnt): number {
  return countWithin(histogram, 1, 1) / contracts;
}

/**
 * A forecast of the single offer that trusts each group as far as it is large: its contracts are joined by as many of the
 * wider group's as the spread between groups calls for (empirical Bayes, weight by the method of moments).
 */
export function shrunk(levels: readonly Grouping[]): (contract: Contract) => number {
  const fromWidest = levels.toReversed();
  const weights: number[] = [];
  const forecast = (contract: Contract, upTo: number) => {
    let share = 0;
    for (const [place, { dimensions, groups }] of fromWidest.slice(0, upTo).entries()) {
      const group = groups.get(valuesOf(contract, dimensions) ?? '-');
      const weight = weights[place] ?? 0;
      if (group === undefined || weight === Infinity) continue;
      share = (singleShare(group) * group.contracts + weight * share) / (group.contracts + weight);
    }
    return share;
  };
  for (const [place, { groups }] of fromWidest.entries()) {
    weights.push(place === 0 ? 0 : weightOf([...groups.values()], (group) => forecast(group.example, place)));
  }
  return (contract) => forecast(contract, fromWidest.length);
}

/** Counts the contracts of the wider group that stand against a group's own: few where groups differ much, all where not. */
function weightOf(groups: readonly Learnt[], wider: (group: Learnt) => number): number {
  let [spread, chance, room] = [0, 0, 0];
  for (const group of groups) {
    const expected = wider(group);
    const variance = expected * (1 - expected);
    spread += group.contracts * (singleShare(group) - expected) ** 2;
    chance += variance;
    room += variance * (group.contracts - 1);
  }
  return spread > chance ? Math.max(0, room / (spread - chance) - 1) : Infinity;
}
