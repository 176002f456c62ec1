/** Fields of the calculation of an answer, as they stand in its form and its address, in their order. */
export const BID_FIELDS = ['days', 'rate', 'margin', 'low', 'high', 'year'] as const;

export type BidField = (typeof BID_FIELDS)[number];

/** Largest value of each field: working days, euros before VAT, percent. A larger one was mistyped. */
export const BID_LIMITS = {
  days: 1_000,
  rate: 100_000,
  margin: 1_000_000_000,
  low: 100,
  high: 100,
  year: 10_000,
} as const satisfies Record<BidField, number>;

/** Example that the page is built with, and what an address leaves out. */
export const BID_EXAMPLE = {
  days: 12,
  rate: 500,
  margin: 30_000,
  low: 15,
  high: 35,
  year: 120,
} as const satisfies Record<BidField, number>;

export const BID_CASES = [
  { days: 3, margin: 4_000 },
  { days: BID_EXAMPLE.days, margin: BID_EXAMPLE.margin },
  { days: 25, margin: 45_000 },
  { days: 40, margin: 15_000 },
] as const;

export const BID_ORIGINS = ['console', 'explorer'] as const;
