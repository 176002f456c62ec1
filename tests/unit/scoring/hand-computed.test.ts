import { expect, test } from 'vitest';
import { scoredSample } from '#editorial/data/tenders.ts';
import { DEFAULT_PROFILE, type Profile } from '#schemas/profile.ts';
import type { TenderFacts } from '#schemas/console.ts';
import type { Factor } from '#rules/factors.ts';
import { scoreTender, type Score } from '#rules/score.ts';
import { BUILDING } from './samples.ts';

/** Points of the builder's tender for the default profile. */
const USUAL = {
  start: 31,
  sector: 15,
  references: 15,
  region: 5,
  capacity: 4,
  criteria: 3,
  incumbency: -4,
  deadline: -3,
};

const asking = (requires: Partial<TenderFacts['requires']>) => ({
  requires: { ...BUILDING.requires, ...requires },
});
const VACANT = { currentContractEndsInMonths: null } as const;
const UPCOMING = { status: 'upcoming', deadlineInDays: null } as const;

/** A score by hand: what differs from the usual tender, profile and points. Margins: 5, +3 without a number of bids. */
type Case = readonly [
  name: string,
  tender: Partial<TenderFacts>,
  profile: Partial<Profile>,
  points: Partial<Record<Factor['id'], number>>,
  estimate: readonly [low: number, percent: number, high: number],
];

const CASES: readonly Case[] = [
  ['measured in the region', {}, {}, {}, [58, 66, 74]],
  ['average where nothing is measured', { measured: null }, {}, {}, [58, 66, 74]],
  ['measured at 27', { measured: { percent: 27, region: '53' } }, {}, { start: 27 }, [54, 62, 70]],
  ['six bids last time: 1 in 6', { bidsReceivedLastTime: 6 }, {}, { start: 17 }, [47, 52, 57]],
  ['one bid last time: it would be second', { bidsReceivedLastTime: 1 }, {}, { start: 50 }, [80, 85, 90]],
  [
    'three holders, two bids: 3 in 4',
    { holders: 3, bidsReceivedLastTime: 2 },
    {},
    { start: 75, limit: -13 },
    [92, 97, 97],
  ],
  ['two holders, average start: twice 31', { holders: 2, measured: null }, {}, { start: 62 }, [89, 97, 97]],
  ['outside its regions', {}, { regions: [] }, { region: -5 }, [48, 56, 64]],
  ['elsewhere, nobody asked on site', { onSite: false }, { regions: [] }, { region: 0 }, [53, 61, 69]],
  ['in its region, where nobody is asked on site', { onSite: false }, {}, { region: 0 }, [53, 61, 69]],
  ['without references: 3 more each way', {}, { references: 'none' }, { references: 0 }, [40, 51, 62]],
  ['with 10 references', {}, { references: 'many' }, { references: 20 }, [63, 71, 79]],
  ['of 10 people: 150 000 is 30 % of 500 000', {}, { teamSize: '1-10' }, { capacity: -1 }, [53, 61, 69]],
  ['300 001 a year is over 10 % of 3 M', { budgetEurExVat: 300_001 }, {}, { capacity: 2 }, [56, 64, 72]],
  ['1.6 M a year is 53 % of 3 M', { budgetEurExVat: 1_600_000 }, {}, { capacity: -4 }, [50, 58, 66]],
  ['3 % of 30 M a year', { budgetEurExVat: 900_000 }, { turnover: 30_000_000 }, {}, [58, 66, 74]],
  [
    '900 000 in three years',
    { budgetEurExVat: 900_000, renewals: 2, renewalMonths: 12 },
    {},
    {},
    [58, 66, 74],
  ],
  ['900 000 in three lots: 300 000 each', { budgetEurExVat: 900_000, lots: 3 }, {}, {}, [58, 66, 74]],
  ['without strengths', {}, { strengths: [] }, { criteria: 0 }, [55, 63, 71]],
  [
    'quality (30), then price (50): 3 + 2.5',
    {},
    { strengths: ['quality', 'price'] },
    { criteria: 6 },
    [61, 69, 77],
  ],
  ['held by the firm', {}, { contractsHeld: ['EX-001'] }, { incumbency: 6 }, [68, 76, 84]],
  ['held by another firm', {}, { contractsHeld: ['EX-002'] }, {}, [58, 66, 74]],
  ['held by nobody: cut at 65', VACANT, {}, { incumbency: 2, limit: -7 }, [57, 65, 65]],
  ['15 days left', { deadlineInDays: 15 }, {}, { deadline: 0 }, [61, 69, 77]],
  ['30 days left', { deadlineInDays: 30 }, {}, { deadline: 1 }, [62, 70, 78]],
  ['60 days left', { deadlineInDays: 60 }, {}, { deadline: 3 }, [64, 72, 80]],
  ['upcoming: 4 more each way', UPCOMING, {}, { deadline: 0 }, [57, 69, 81]],
  [
    'upcoming, without criteria: 7 more each way',
    { ...UPCOMING, criteria: null, ...VACANT },
    {},
    { criteria: 0, incumbency: 2, deadline: 0, limit: -7 },
    [50, 65, 65],
  ],
  ['asking for 4 references', asking({ references: 'several' }), {}, { requirements: -15 }, [43, 51, 59]],
  [
    'asking for a qualification',
    asking({ qualifications: ['qualibat'] }),
    {},
    { requirements: -30 },
    [28, 36, 44],
  ],
  [
    'asking for a turnover of 5 M, not 3 M',
    asking({ turnover: 5_000_000 }),
    {},
    { requirements: -20 },
    [38, 46, 54],
  ],
  [
    'asking for all three: met',
    asking({ references: 'several', qualifications: ['qualibat'], turnover: 5_000_000 }),
    { references: 'several', qualifications: ['qualibat'], turnover: 5_000_000 },
    { references: 18 },
    [61, 69, 77],
  ],
  [
    'asking for two qualifications',
    asking({ qualifications: ['qualibat', 'qualifelec'] }),
    {},
    { requirements: -60 },
    [2, 6, 14],
  ],
  [
    'asking for all three: never below 2',
    asking({ references: 'many', qualifications: ['qualibat'], turnover: 5_000_000 }),
    {},
    { requirements: -65, limit: 1 },
    [2, 2, 10],
  ],
];

test.each(CASES)('score by hand: %s', (_, tender, profile, points, estimate) => {
  const score = scoreTender({ ...BUILDING, ...tender }, { ...DEFAULT_PROFILE, ...profile });
  expect(summary(score)).toEqual([{ ...USUAL, ...points }, estimate]);
});

function summary(score: Score | undefined) {
  if (score === undefined) return 'no score';
  const { percent, low, high } = score.estimate;
  return [Object.fromEntries(score.factors.map(({ id, points }) => [id, points])), [low, percent, high]];
}

test.each([
  // 90 000 to 216 000 €, adapted procedure, Bretagne: one more bidder has 31 %. 150 000 € is 5 % of 3 M.
  ['EX-026', {}, [58, 66, 74], 'play'],
  // 216 000 € to 1 M€, Bretagne: 27 %. 900 000 € is 30 % of 3 M. Four references are asked for.
  [
    'EX-027',
    { start: 27, capacity: -1, criteria: 4, incumbency: 2, requirements: -15 },
    [41, 49, 57],
    'study',
  ],
] as const)('score of the sample %s is as computed by hand', (id, points, estimate, verdict) => {
  const { score } = scoredSample(id);
  expect(summary(score)).toEqual([{ ...USUAL, ...points }, estimate]);
  expect(score.verdict).toBe(verdict);
});
