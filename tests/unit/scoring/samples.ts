import fc from 'fast-check';

import {
  CRITERIA,
  REFERENCES,
  REGIONS,
  SECTORS,
  STATUSES,
  TEAM_SIZES,
  type Profile,
} from '../../../src/schemas/profile.ts';
import { TendersSchema, type Tender, type TenderFacts } from '../../../src/schemas/tender.ts';
import file from './tenders.json' with { type: 'json' };

/** Samples of the tests' own, as the build reads those of the site. */
export const SAMPLES = TendersSchema.parse(file).tenders;

/** The sample of a number, e.g. `EX-001`. */
export function sample(id: string): Tender {
  const found = SAMPLES.find((tender) => tender.id === id);
  if (found === undefined) throw new RangeError(`There is no sample "${id}".`);
  return found;
}

// Around each edge of the tables, and far from them.
const days = fc.oneof(fc.constantFrom(0, 14, 15, 29, 30, 59, 60), fc.nat(400));
const bids = fc.oneof(fc.constantFrom(null, 1, 2, 3, 4, 5, 6, 7, 8), fc.integer({ min: 1, max: 60 }));

/** Any tender that the schema allows, as scoring sees it. */
export const tenders: fc.Arbitrary<TenderFacts> = fc.record({
  sector: fc.constantFrom(...SECTORS),
  cpv: fc.record({
    code: fc.constantFrom('48180000', '72514000', '45321000', '79713000', '33115100', '77310000'),
  }),
  status: fc.constantFrom(...STATUSES),
  budgetEurExVat: fc.oneof(
    fc.integer({ min: 1, max: 60_000_000 }),
    fc.constantFrom(300_000, 750_000, 1_500_000),
  ),
  deadlineInDays: days,
  durationMonths: fc.integer({ min: 1, max: 120 }),
  renewals: fc.nat(4),
  renewalMonths: fc.nat(24),
  lots: fc.integer({ min: 1, max: 12 }),
  currentContractEndsInMonths: fc.option(fc.nat(48)),
  bidsReceivedLastTime: bids,
  region: fc.record({ code: fc.constantFrom(...REGIONS) }),
  criteria: fc.tuple(fc.nat(100), fc.nat(100)).map(([a, b]) => ({
    price: Math.min(a, b),
    quality: Math.abs(a - b),
    performance: 100 - Math.max(a, b),
  })),
});

/** Any profile that the schema allows. */
export const profiles: fc.Arbitrary<Profile> = fc.record({
  sector: fc.constantFrom(...SECTORS),
  teamSize: fc.constantFrom(...TEAM_SIZES),
  regions: fc.subarray([...REGIONS]),
  strengths: fc.subarray([...CRITERIA]),
  references: fc.constantFrom(...REFERENCES),
  incumbent: fc.boolean(),
  budgetMin: fc.nat(10_000_000),
  budgetMax: fc.option(fc.integer({ min: 10_000_000, max: 60_000_000 })),
  deadlineMin: fc.nat(120),
  status: fc.constantFrom('any', ...STATUSES),
});
