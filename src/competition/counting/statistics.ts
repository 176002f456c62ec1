import type { Cell } from '#schemas/competition/cell.ts';

export type Histogram = readonly (readonly [offers: number, contracts: number])[];

/** 97.5th percentile of the normal distribution, for intervals of 95 %. */
const Z_975 = 1.959963984540054;

export function countWithin(histogram: Histogram, low: number, high: number): number {
  return histogram.reduce(
    (sum, [offers, contracts]) => (offers >= low && offers <= high ? sum + contracts : sum),
    0,
  );
}

/** Finds the quantile `part` / `parts` by nearest rank: the value of rank ⌈n · part / parts⌉. */
export function nearestRank(histogram: Histogram, part: number, parts: number): number {
  const rank = Math.ceil((countWithin(histogram, 0, Infinity) * part) / parts);
  let seen = 0;
  for (const [offers, contracts] of histogram) {
    seen += contracts;
    if (seen >= rank) return offers;
  }
  throw new Error('An empty histogram has no quantile.');
}

/** Contracts of one consultation, and how many of them a share counts. */
export interface Cluster {
  readonly contracts: number;
  readonly hits: number;
}

/**
 * Counts the independent contracts that a share is worth where consultations are drawn whole: their number divided by
 * the design effect (variance of the ratio of two sums over consultations, by linearisation, to that of independent
 * contracts), which is never under 1. Where all or none are hits, which shows no variance, the contracts of a consultation
 * are taken to be all alike (Kish). One decimal.
 */
export function effectiveNumber(clusters: readonly Cluster[]): number {
  const sum = (value: (cluster: Cluster) => number) => clusters.reduce((total, one) => total + value(one), 0);
  const contracts = sum((one) => one.contracts);
  const share = sum(({ hits }) => hits) / contracts;
  const independent = (share * (1 - share)) / contracts;
  const together =
    sum(({ contracts: own, hits }) => (hits - share * own) ** 2) / contracts ** 2 / (1 - 1 / clusters.length);
  const effect =
    independent > 0 && clusters.length > 1
      ? together / independent
      : sum(({ contracts: own }) => own ** 2) / contracts;
  return round(contracts / Math.max(1, effect), 1);
}

/** Computes a share and its Wilson 95 % interval for the effective number of contracts, each rounded once to four decimals. */
export function wilsonInterval(count: number, contracts: number, effective: number) {
  const share = count / contracts;
  const middle = share + (Z_975 * Z_975) / (2 * effective);
  const half =
    Z_975 * Math.sqrt((share * (1 - share)) / effective + (Z_975 * Z_975) / (4 * effective * effective));
  const scale = 1 + (Z_975 * Z_975) / effective;
  return {
    share: round(share),
    low: round(Math.max(0, (middle - half) / scale)),
    high: round(Math.min(1, (middle + half) / scale)),
  };
}

/** Rounds to the decimals that files state, four by default; never to −0, which JSON does not know. */
export function round(value: number, decimals = 4): number {
  return Number(value.toFixed(decimals)) + 0;
}

/** Completes a cell with the shares that follow from its counts. `within` is the count from the first quartile to the third. */
export function completeCell({
  within,
  ...counts
}: Omit<Cell, 'within' | 'single' | 'success'> & { readonly within: number }): Cell {
  const { contracts, offers, received, effective } = counts;
  const single = offers[0] ?? 0;
  return {
    ...counts,
    within: { count: within, share: round(within / contracts) },
    single: { count: single, ...wilsonInterval(single, contracts, effective) },
    success: round(contracts / received),
  };
}

/** Divides `total` into whole parts in proportion to `counts`, by largest remainder; of equal remainders the first wins. */
export function apportion(counts: readonly number[], total = 100): number[] {
  const sum = counts.reduce((a, b) => a + b, 0);
  if (sum === 0) return counts.map(() => 0);
  const floors = counts.map((count) => Math.floor((count * total) / sum));
  const left = total - floors.reduce((a, b) => a + b, 0);
  const first = new Set(
    counts
      .map((count, place) => ({ place, remainder: (count * total) % sum }))
      .toSorted((a, b) => b.remainder - a.remainder || a.place - b.place)
      .slice(0, left)
      .map(({ place }) => place),
  );
  return floors.map((floor, place) => floor + (first.has(place) ? 1 : 0));
}
