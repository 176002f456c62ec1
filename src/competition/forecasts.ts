import { MINIMUM } from '../schemas/competition/limits.ts';
import { groupBy, type Dimension, type MarketGroup } from './cells.ts';
import type { DuckDb } from './database.ts';
import { countWithin, nearestRank, type Histogram } from './statistics.ts';

/** The judged markets that agree in all that is known before the answer, and in their number of offers. */
export interface Judged extends Record<Dimension, string | number | null> {
  readonly offers: number;
  /** The group that the bootstrap draws them with. */
  readonly lot: number;
  readonly n: bigint;
}

/** What is learnt of a group of markets. */
export interface Learnt {
  readonly n: number;
  readonly histogram: Histogram;
  readonly quartiles: readonly [number, number];
  readonly deciles: readonly [number, number];
}

/** A set of columns with all that was learnt of its groups, by their values. */
export interface Grouping {
  readonly columns: readonly Dimension[];
  readonly groups: ReadonlyMap<string, Learnt & { readonly values: MarketGroup['values'] }>;
}

/**
 * Learns from the table `learnt` what a forecast needs: its groups of markets, from the narrowest columns to the
 * widest, each of `least` markets or more.
 */
export async function learnLevels(
  database: DuckDb,
  chain: readonly (readonly Dimension[])[],
  least: number,
): Promise<readonly Grouping[]> {
  const levels: Grouping[] = [];
  for (const columns of chain) {
    // With the wider columns, so that a group knows the wider group that it is part of.
    const all = [...columns, ...columns.flatMap(widerColumns)];
    const groups = await groupBy(database, 'learnt', all, { least });
    levels.push({
      columns,
      groups: new Map(groups.map((group) => [valuesKey(group.values, columns), learn(group)])),
    });
  }
  return levels;
}

/** The columns that follow from one: a group is of one division, which is of one type. */
function widerColumns(column: Dimension): readonly Dimension[] {
  return column === 'group' ? ['division', 'type'] : column === 'division' ? ['type'] : [];
}

function learn({ n, histogram, values }: MarketGroup): Learnt & { values: MarketGroup['values'] } {
  const rank = (part: number, parts: number) => nearestRank(histogram, part, parts);
  return { n, histogram, values, quartiles: [rank(1, 4), rank(3, 4)], deciles: [rank(1, 10), rank(9, 10)] };
}

/** The values of some columns as one text; nothing where one lacks. */
function valuesKey(
  values: Readonly<Partial<Record<Dimension, unknown>>>,
  columns: readonly Dimension[],
): string {
  return columns.map((column) => values[column]).join('|');
}

/** The first group, from the narrowest, that 30 markets or more make. */
export function narrowest(levels: readonly Grouping[], market: Judged): Learnt {
  for (const { columns, groups } of levels) {
    const group = groups.get(valuesKey(market, columns));
    if (group !== undefined && group.n >= MINIMUM) return group;
  }
  throw new Error('The widest group of markets is too small.');
}

/** A forecast of the single offer as a page shows it: the share of the group that answers. */
export function asShown(levels: readonly Grouping[]): (market: Judged) => number {
  return (market) => shareOf(narrowest(levels, market));
}

function shareOf({ histogram, n }: Learnt): number {
  return countWithin(histogram, 1, 1) / n;
}

/**
 * A forecast of the single offer that trusts each group as far as it is large: its markets are joined by as many of the
 * wider group's as the spread between groups calls for (empirical Bayes, weight by the method of moments).
 */
export function shrunk(levels: readonly Grouping[]): (market: Judged) => number {
  const fromWidest = levels.toReversed();
  const weights: number[] = [];
  const forecast = (market: Readonly<Partial<Record<Dimension, unknown>>>, upTo: number) => {
    let share = 0;
    for (const [place, { columns, groups }] of fromWidest.slice(0, upTo).entries()) {
      const group = groups.get(valuesKey(market, columns));
      const weight = weights[place] ?? 0;
      if (group === undefined || weight === Infinity) continue;
      share = (shareOf(group) * group.n + weight * share) / (group.n + weight);
    }
    return share;
  };
  for (const [place, { groups }] of fromWidest.entries()) {
    weights.push(place === 0 ? 0 : weightOf([...groups.values()], (values) => forecast(values, place)));
  }
  return (market) => forecast(market, fromWidest.length);
}

/** How many markets of the wider group stand against a group's own: few where groups differ much, all where not. */
function weightOf(
  groups: readonly (Learnt & { readonly values: MarketGroup['values'] })[],
  wider: (values: MarketGroup['values']) => number,
): number {
  let [spread, chance, room] = [0, 0, 0];
  for (const group of groups) {
    const expected = wider(group.values);
    const variance = expected * (1 - expected);
    spread += group.n * (shareOf(group) - expected) ** 2;
    chance += variance;
    room += variance * (group.n - 1);
  }
  return spread > chance ? Math.max(0, room / (spread - chance) - 1) : Infinity;
}
