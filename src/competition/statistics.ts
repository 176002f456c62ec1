import type { Cell } from '../schemas/competition/figures.ts';

/** How many markets had each number of offers, in ascending order of offers. */
export type Histogram = readonly (readonly [offers: number, markets: number])[];

/** The 97.5th percentile of the normal distribution, for intervals of 95 %. */
export const Z = 1.959963984540054;

/** Markets in a histogram whose number of offers is from `low` to `high`. */
export function countWithin(histogram: Histogram, low: number, high: number): number {
  return histogram.reduce(
    (sum, [offers, markets]) => (offers >= low && offers <= high ? sum + markets : sum),
    0,
  );
}

/** The quantile of `part` in `parts` by nearest rank, in whole numbers: the value of rank ⌈n · part / parts⌉. */
export function nearestRank(histogram: Histogram, part: number, parts: number): number {
  const rank = Math.ceil((countWithin(histogram, 0, Infinity) * part) / parts);
  let seen = 0;
  for (const [offers, markets] of histogram) {
    seen += markets;
    if (seen >= rank) return offers;
  }
  throw new Error('An empty histogram has no quantile.');
}

/** A share with Wilson's 95 % interval, each rounded to four decimals. */
export function wilson(count: number, n: number): { share: number; low: number; high: number } {
  const share = count / n;
  const middle = share + (Z * Z) / (2 * n);
  const half = Z * Math.sqrt((share * (1 - share)) / n + (Z * Z) / (4 * n * n));
  const scale = 1 + (Z * Z) / n;
  return {
    share: round(share),
    low: round(Math.max(0, (middle - half) / scale)),
    high: round(Math.min(1, (middle + half) / scale)),
  };
}

/** Four decimals, or as many as asked: what files state. Never −0, which JSON does not know. */
export function round(value: number, decimals = 4): number {
  return Number(value.toFixed(decimals)) + 0;
}

/** What the markets of a histogram say: in a cell, ten offers are ten and more. */
export function cellOf(histogram: Histogram, period: Cell['period']): Cell {
  const rank = (part: number) => nearestRank(histogram, part, 4);
  const quartiles: Cell['quartiles'] = [rank(1), rank(2), rank(3)];
  return cellFrom({
    contracts: countWithin(histogram, 0, Infinity),
    quartiles,
    within: countWithin(histogram, quartiles[0], quartiles[2]),
    offers: Array.from({ length: 10 }, (_, place) =>
      countWithin(histogram, place + 1, place < 9 ? place + 1 : Infinity),
    ),
    period,
  });
}

/** A cell from its counts: the shares follow from them. `within` counts the markets from the first quartile to the third. */
export function cellFrom(
  counts: Pick<Cell, 'contracts' | 'quartiles' | 'offers' | 'period'> & { readonly within: number },
): Cell {
  const { contracts, quartiles, offers, within, period } = counts;
  const single = offers[0] ?? 0;
  return {
    contracts,
    quartiles,
    offers,
    within: { count: within, share: round(within / contracts) },
    single: { count: single, ...wilson(single, contracts) },
    period,
  };
}

/** Whole parts of `total` in proportion to `counts`, by largest remainder; of equal remainders the first wins. */
export function apportion(counts: readonly number[], total = 100): number[] {
  const sum = counts.reduce((one, other) => one + other, 0);
  if (sum === 0) return counts.map(() => 0);
  const floors = counts.map((count) => Math.floor((count * total) / sum));
  const left = total - floors.reduce((one, other) => one + other, 0);
  const first = new Set(
    counts
      .map((count, place) => ({ place, remainder: (count * total) % sum }))
      .toSorted((one, other) => other.remainder - one.remainder || one.place - other.place)
      .slice(0, left)
      .map(({ place }) => place),
  );
  return floors.map((floor, place) => floor + (first.has(place) ? 1 : 0));
}

/** Numbers from 0 to 1 that follow from a seed alone (Mulberry32, by Tommy Ettinger, in the public domain). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
