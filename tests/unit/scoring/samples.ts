import fc from 'fast-check';
import {
  CRITERIA,
  MOST_STRENGTHS,
  QUALIFICATIONS,
  REFERENCES,
  REGIONS,
  SECTORS,
  STATUSES,
  TEAM_SIZES,
  TRADES,
  type Profile,
} from '#schemas/profile.ts';
import type { TenderFacts } from '#schemas/console.ts';
import { TRADE_CODES } from '#rules/points.ts';

/** A builder's tender in Bretagne: 150 000 € in a year, 12 days left, a holder, a number of bids that nobody knows. */
export const BUILDING: TenderFacts = {
  id: 'EX-001',
  sector: 'construction',
  cpv: { code: '45214210' },
  status: 'published',
  budgetEurExVat: 150_000,
  deadlineInDays: 12,
  durationMonths: 12,
  renewals: 0,
  renewalMonths: 0,
  lots: 1,
  holders: 1,
  onSite: true,
  requires: { references: null, qualifications: [], turnover: null },
  currentContractEndsInMonths: 2,
  bidsReceivedLastTime: null,
  measured: { percent: 31, region: '53' },
  region: { code: '53' },
  criteria: { price: 50, quality: 30, performance: 20 },
};

// Around each edge of the tables, and far from them.
const days = fc.oneof(fc.constantFrom(0, 14, 15, 29, 30, 59, 60), fc.nat(400));
const bids = fc.oneof(fc.constantFrom(null, 1, 2, 3, 4, 5, 6, 7, 8), fc.integer({ min: 1, max: 60 }));

const weights = fc.tuple(fc.nat(100), fc.nat(100)).map(([a, b]) => ({
  price: Math.min(a, b),
  quality: Math.abs(a - b),
  performance: 100 - Math.max(a, b),
}));

/** Any tender of the builder's trade that the schema allows, as scoring sees it. */
export const tenders: fc.Arbitrary<TenderFacts> = fc
  .record({
    id: fc.constantFrom('EX-001', 'EX-002'),
    sector: fc.constant('construction' as const),
    cpv: fc.record({ code: fc.constantFrom('45214210', '45321000', '45261900') }),
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
    holders: fc.integer({ min: 1, max: 5 }),
    onSite: fc.boolean(),
    requires: fc.record({
      references: fc.option(fc.constantFrom(...REFERENCES)),
      qualifications: fc.subarray([...QUALIFICATIONS], { maxLength: 2 }),
      turnover: fc.option(fc.integer({ min: 1, max: 50_000_000 })),
    }),
    currentContractEndsInMonths: fc.option(fc.nat(48)),
    bidsReceivedLastTime: bids,
    measured: fc.option(
      fc.record({ percent: fc.integer({ min: 3, max: 50 }), region: fc.option(fc.constantFrom(...REGIONS)) }),
    ),
    region: fc.record({ code: fc.constantFrom(...REGIONS) }),
    criteria: weights,
  })
  .map((tender) => {
    if (tender.status === 'published') return tender;
    const hasContract = tender.currentContractEndsInMonths !== null;
    return { ...tender, deadlineInDays: null, criteria: hasContract ? tender.criteria : null };
  });

/** Any builder's profile that the schema allows. */
export const profiles: fc.Arbitrary<Profile> = fc.record({
  sector: fc.constant('construction' as const),
  trade: fc.constant('building' as const),
  teamSize: fc.constantFrom(...TEAM_SIZES),
  turnover: fc.option(fc.integer({ min: 1, max: 100_000_000 })),
  regions: fc.subarray([...REGIONS]),
  strengths: fc.shuffledSubarray([...CRITERIA], { maxLength: MOST_STRENGTHS }),
  references: fc.constantFrom(...REFERENCES),
  qualifications: fc.subarray([...QUALIFICATIONS]),
  contractsHeld: fc.subarray(['EX-001', 'EX-002']),
  budgetMin: fc.nat(10_000_000),
  budgetMax: fc.option(fc.integer({ min: 10_000_000, max: 60_000_000 })),
  deadlineMin: fc.nat(120),
  status: fc.constantFrom('any', ...STATUSES),
});

/** Every trade with its sector and a CPV code of it. */
export const TRADE_LIST = SECTORS.flatMap((sector) =>
  TRADES[sector].map((trade) => ({ sector, trade, code: TRADE_CODES[trade][0].padEnd(8, '0') })),
);
