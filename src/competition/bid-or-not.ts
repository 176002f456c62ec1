/** What an answer costs and what it may bring, in euros before VAT and days. Shares are from 0 to 1. */
export interface Bid {
  /** Working days that the answer takes. */
  readonly days: number;
  /** What a day costs, in euros. */
  readonly rate: number;
  /** What is left of the contract when it is won, before the cost of the answer, in euros. */
  readonly margin: number;
  /** The chance of winning, at the lowest and at the highest. */
  readonly chance: { readonly low: number; readonly high: number };
}

/** What follows from a bid. Promises nothing: it is an average over many such answers. */
export interface BidValue {
  /** Euros that the answer costs. */
  readonly cost: number;
  /** What such an answer brings on average, in euros, at the lowest and at the highest chance. */
  readonly value: { readonly low: number; readonly high: number };
  /** The chance from which it brings more than it costs; above 1 it never does, and without a margin there is none. */
  readonly breakEven: number | undefined;
  /** Whether it brings more than it costs over the whole range of the chance, over none of it, or over a part. */
  readonly verdict: 'worth' | 'not-worth' | 'open';
  /** The highest cost, in euros, at which the whole range is worth it. */
  readonly costWorthAll: number;
}

/** The expected value of an answer: chance × margin − cost, over the range of the chance. */
export function valueOf({ days, rate, margin, chance }: Bid): BidValue {
  const cost = days * rate;
  const value = { low: chance.low * margin - cost, high: chance.high * margin - cost };
  return {
    cost,
    value,
    breakEven: margin > 0 ? cost / margin : undefined,
    verdict: value.low > 0 ? 'worth' : value.high <= 0 ? 'not-worth' : 'open',
    costWorthAll: chance.low * margin,
  };
}

/** How many such answers a year the given working days allow, and what they bring on average in all. */
export function yearOf(
  bid: Bid,
  daysAYear: number,
): { answers: number; value: { low: number; high: number } } {
  const { value } = valueOf(bid);
  const answers = bid.days > 0 ? Math.floor(daysAYear / bid.days) : 0;
  return { answers, value: { low: answers * value.low, high: answers * value.high } };
}

/** The chance where all offers are equally good: one in as many as are received, at each quartile of their number. */
export function evenChance(quartiles: readonly [number, number, number]): {
  low: number;
  middle: number;
  high: number;
} {
  const [first, median, third] = quartiles;
  return { low: 1 / third, middle: 1 / median, high: 1 / first };
}
