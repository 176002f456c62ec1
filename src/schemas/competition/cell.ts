import * as z from 'zod/mini';
import { MINIMUM } from './limits.ts';

const count = z.int().check(z.gte(0));
const share = z.number().check(z.gte(0), z.lte(1));

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

export const PeriodSchema = z.strictObject({ from: day, to: day });

/** Counts of the contracts of one choice. A share is rounded once, to four decimals, from its two counts. */
export const CellSchema = z.strictObject({
  contracts: z.int().check(z.gte(MINIMUM)),
  /** Contracts of one buyer, notification day and procedure (and CPV division) are one consultation. */
  consultations: z.int().check(z.gte(MINIMUM)),
  quartiles: z.tuple([count, count, count]),
  /** Contracts from the first quartile to the third, both included: rarely half of them. */
  within: z.strictObject({ count, share }),
  /** Contracts that received 1, 2 … 9 offers, and 10 or more. */
  offers: z.array(count).check(z.length(10)),
  received: count,
  single: z.strictObject({ count, share, low: share, high: share }),
  /** Independent contracts that the interval rests on: the contracts divided by the design effect. */
  effective: z.number().check(z.positive()),
  /** Success of an offer: contracts ÷ offers received. */
  success: share,
  /** Chance of one more bidder, all offers being equal: the mean of 1 / (offers + 1). */
  oneMore: z.number().check(z.gte(0), z.lte(0.5)),
  period: PeriodSchema,
  /** Contracts of the same choice placed without publicity or competition, which are in no other figure. */
  withoutCompetition: z.optional(count),
});

export const CellsSchema = z.record(z.string(), CellSchema);

/** Contracts and consultations of each choice of fewer, by its key; those of a single contract are left out. */
export const TooFewSchema = z.record(
  z.string(),
  z.tuple([z.int().check(z.gte(2)), z.int().check(z.gte(1), z.lt(MINIMUM))]),
);

export type Cell = z.infer<typeof CellSchema>;
