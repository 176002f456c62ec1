import fc from 'fast-check';

import {
  CRITERIA,
  REFERENCES,
  REGIONS,
  SECTORS,
  STATUSES,
  TEAM_SIZES,
  type Profile,
} from '#schemas/profile.ts';
import type { TenderFacts } from '#schemas/content/tender.ts';

/** Columns of the table below. */
type Row = readonly [
  sector: TenderFacts['sector'],
  cpv: string,
  status: TenderFacts['status'],
  budget: number,
  deadline: number,
  months: number,
  renewals: number,
  lots: number,
  contractEnds: number | null,
  bids: number | null,
  region: string,
  weights: readonly [price: number, quality: number, performance: number],
];

/** Six tenders of the tests' own; a renewal is of 12 months. */
const ROWS: Readonly<Record<string, Row>> = {
  'EX-001': ['tech', '72514000', 'published', 2_400_000, 26, 48, 0, 1, 7, 4, '84', [35, 45, 20]],
  'EX-002': ['tech', '38221000', 'published', 180_000, 18, 36, 1, 1, 4, 3, '76', [40, 40, 20]],
  'EX-005': ['tech', '72212311', 'upcoming', 90_000, 90, 12, 0, 1, null, null, '11', [20, 60, 20]],
  'EX-012': ['services', '79411000', 'published', 300_000, 11, 24, 1, 2, 2, 8, '93', [30, 50, 20]],
  'EX-016': ['health', '48180000', 'published', 540_000, 36, 60, 0, 1, 8, 4, '32', [30, 50, 20]],
  'EX-020': ['transport', '34144910', 'upcoming', 6_800_000, 105, 36, 0, 1, null, null, '04', [40, 40, 20]],
};

/** The tenders, each with its number. */
export const SAMPLES = Object.entries(ROWS).map(([id, row]) => {
  const [sector, cpv, status, budgetEurExVat, deadlineInDays, durationMonths, renewals, lots] = row;
  const [currentContractEndsInMonths, bidsReceivedLastTime, region, [price, quality, performance]] = [
    row[8],
    row[9],
    row[10],
    row[11],
  ];
  return {
    id,
    sector,
    cpv: { code: cpv },
    status,
    budgetEurExVat,
    deadlineInDays,
    durationMonths,
    renewals,
    renewalMonths: 12 * Math.min(renewals, 1),
    lots,
    currentContractEndsInMonths,
    bidsReceivedLastTime,
    region: { code: region as TenderFacts['region']['code'] }, // codes of regions
    criteria: { price, quality, performance },
  } satisfies TenderFacts & { id: string };
});

/** The tender of a number, e.g. `EX-001`. */
export function sample(id: string): TenderFacts {
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
