import { describe, expect, test } from 'vitest';
import { scoredSample } from '#editorial/data/tenders.ts';
import { DEFAULT_PROFILE, type Profile } from '#schemas/profile.ts';
import type { TenderFacts } from '#schemas/console.ts';
import { scoreTender, type Score } from '#rules/score.ts';
import type { Verdict } from '#rules/verdict.ts';
import { BUILDING } from './samples.ts';

/** A score as computed by hand. Points: start, sector, references, region, capacity, criteria, incumbency, deadline, then what is lacking and the limit. */
interface Case {
  readonly name: string;
  readonly tender?: Partial<TenderFacts>;
  readonly profile?: Partial<Profile>;
  readonly points: readonly number[];
  readonly percent: number;
  readonly range: readonly [low: number, high: number];
  readonly verdict: Verdict;
}

const NOTHING = BUILDING.requires;
const UPCOMING = { status: 'upcoming', deadlineInDays: null } as const;
const play = { verdict: 'play' } as const;
const study = { verdict: 'study' } as const;
const skip = { verdict: 'skip' } as const;

/** The builder's tender and the default profile, but for what each case changes. Margins: 5, +3 without a number of bids. */
const STARTS: readonly Case[] = [
  {
    name: 'measured in the region',
    points: [31, 15, 15, 5, 4, 3, -4, -3],
    percent: 66,
    range: [58, 74],
    ...play,
  },
  {
    name: 'average where nothing is measured',
    tender: { measured: null },
    points: [31, 15, 15, 5, 4, 3, -4, -3],
    percent: 66,
    range: [58, 74],
    ...play,
  },
  {
    name: 'measured at 27',
    tender: { measured: { percent: 27, region: '53' } },
    points: [27, 15, 15, 5, 4, 3, -4, -3],
    percent: 62,
    range: [54, 70],
    ...play,
  },
  {
    name: 'six bids last time: 1 in 6',
    tender: { bidsReceivedLastTime: 6 },
    points: [17, 15, 15, 5, 4, 3, -4, -3],
    percent: 52,
    range: [47, 57],
    ...study,
  },
  {
    name: 'six bids last time, nothing measured',
    tender: { bidsReceivedLastTime: 6, measured: null },
    points: [17, 15, 15, 5, 4, 3, -4, -3],
    percent: 52,
    range: [47, 57],
    ...study,
  },
  {
    name: 'four bids last time: 1 in 4',
    tender: { bidsReceivedLastTime: 4 },
    points: [25, 15, 15, 5, 4, 3, -4, -3],
    percent: 60,
    range: [55, 65],
    ...play,
  },
  {
    name: 'three bids last time: 1 in 3',
    tender: { bidsReceivedLastTime: 3 },
    points: [33, 15, 15, 5, 4, 3, -4, -3],
    percent: 68,
    range: [63, 73],
    ...play,
  },
  {
    name: 'two bids last time: 1 in 2',
    tender: { bidsReceivedLastTime: 2 },
    points: [50, 15, 15, 5, 4, 3, -4, -3],
    percent: 85,
    range: [80, 90],
    ...play,
  },
  {
    name: 'one bid last time: the firm would be the second',
    tender: { bidsReceivedLastTime: 1 },
    points: [50, 15, 15, 5, 4, 3, -4, -3],
    percent: 85,
    range: [80, 90],
    ...play,
  },
  {
    name: 'three holders of six bidders: 3 in 6',
    tender: { holders: 3, bidsReceivedLastTime: 6 },
    points: [50, 15, 15, 5, 4, 3, -4, -3],
    percent: 85,
    range: [80, 90],
    ...play,
  },
  {
    name: 'three holders of two bidders: 3 in 4, cut at 97',
    tender: { holders: 3, bidsReceivedLastTime: 2 },
    points: [75, 15, 15, 5, 4, 3, -4, -3, -13],
    percent: 97,
    range: [92, 97],
    ...play,
  },
  {
    name: 'two holders, average start: twice 31',
    tender: { holders: 2, measured: null },
    points: [62, 15, 15, 5, 4, 3, -4, -3],
    percent: 97,
    range: [89, 97],
    ...play,
  },
  {
    name: 'three holders, twelve bidders: 3 in 12',
    tender: { holders: 3, bidsReceivedLastTime: 12 },
    points: [25, 15, 15, 5, 4, 3, -4, -3],
    percent: 60,
    range: [55, 65],
    ...play,
  },
];

const FIRMS: readonly Case[] = [
  {
    name: 'outside its regions',
    profile: { regions: [] },
    points: [31, 15, 15, -5, 4, 3, -4, -3],
    percent: 56,
    range: [48, 64],
    ...study,
  },
  {
    name: 'outside its regions, where nobody is asked on site',
    tender: { onSite: false },
    profile: { regions: [] },
    points: [31, 15, 15, 0, 4, 3, -4, -3],
    percent: 61,
    range: [53, 69],
    ...play,
  },
  {
    name: 'in its region, where nobody is asked on site',
    tender: { onSite: false },
    points: [31, 15, 15, 0, 4, 3, -4, -3],
    percent: 61,
    range: [53, 69],
    ...play,
  },
  {
    name: 'without references: 3 more each way',
    profile: { references: 'none' },
    points: [31, 15, 0, 5, 4, 3, -4, -3],
    percent: 51,
    range: [40, 62],
    ...study,
  },
  {
    name: 'with 4 to 9 references',
    profile: { references: 'several' },
    points: [31, 15, 18, 5, 4, 3, -4, -3],
    percent: 69,
    range: [61, 77],
    ...play,
  },
  {
    name: 'with 10 references',
    profile: { references: 'many' },
    points: [31, 15, 20, 5, 4, 3, -4, -3],
    percent: 71,
    range: [63, 79],
    ...play,
  },
  {
    name: 'of 10 people: 150 000 is 30 % of 500 000',
    profile: { teamSize: '1-10' },
    points: [31, 15, 15, 5, -1, 3, -4, -3],
    percent: 61,
    range: [53, 69],
    ...play,
  },
  {
    name: '300 001 a year is over 10 % of 3 M',
    tender: { budgetEurExVat: 300_001 },
    points: [31, 15, 15, 5, 2, 3, -4, -3],
    percent: 64,
    range: [56, 72],
    ...play,
  },
  {
    name: '900 000 a year is 30 % of 3 M',
    tender: { budgetEurExVat: 900_000 },
    points: [31, 15, 15, 5, -1, 3, -4, -3],
    percent: 61,
    range: [53, 69],
    ...play,
  },
  {
    name: '1.6 M a year is 53 % of 3 M',
    tender: { budgetEurExVat: 1_600_000 },
    points: [31, 15, 15, 5, -4, 3, -4, -3],
    percent: 58,
    range: [50, 66],
    ...study,
  },
  {
    name: '900 000 a year for a turnover of 30 M: 3 %',
    tender: { budgetEurExVat: 900_000 },
    profile: { turnover: 30_000_000 },
    points: [31, 15, 15, 5, 4, 3, -4, -3],
    percent: 66,
    range: [58, 74],
    ...play,
  },
  {
    name: '900 000 over 12 months and two renewals of 12: 300 000 a year',
    tender: { budgetEurExVat: 900_000, renewals: 2, renewalMonths: 12 },
    points: [31, 15, 15, 5, 4, 3, -4, -3],
    percent: 66,
    range: [58, 74],
    ...play,
  },
  {
    name: '900 000 in three lots: 300 000 each',
    tender: { budgetEurExVat: 900_000, lots: 3 },
    points: [31, 15, 15, 5, 4, 3, -4, -3],
    percent: 66,
    range: [58, 74],
    ...play,
  },
  {
    name: 'without strengths',
    profile: { strengths: [] },
    points: [31, 15, 15, 5, 4, 0, -4, -3],
    percent: 63,
    range: [55, 71],
    ...play,
  },
  {
    name: 'strong in price (50), then quality (30): 5 + 1.5',
    profile: { strengths: ['price', 'quality'] },
    points: [31, 15, 15, 5, 4, 7, -4, -3],
    percent: 70,
    range: [62, 78],
    ...play,
  },
  {
    name: 'strong in quality (30), then price (50): 3 + 2.5',
    profile: { strengths: ['quality', 'price'] },
    points: [31, 15, 15, 5, 4, 6, -4, -3],
    percent: 69,
    range: [61, 77],
    ...play,
  },
];

const TENDERS: readonly Case[] = [
  {
    name: 'held by the firm',
    profile: { contractsHeld: ['EX-001'] },
    points: [31, 15, 15, 5, 4, 3, 6, -3],
    percent: 76,
    range: [68, 84],
    ...play,
  },
  {
    name: 'held by another, though the firm holds another contract',
    profile: { contractsHeld: ['EX-002'] },
    points: [31, 15, 15, 5, 4, 3, -4, -3],
    percent: 66,
    range: [58, 74],
    ...play,
  },
  {
    name: 'held by nobody, bids unknown: cut at 65, and so is the range',
    tender: { currentContractEndsInMonths: null },
    points: [31, 15, 15, 5, 4, 3, 2, -3, -7],
    percent: 65,
    range: [57, 65],
    ...play,
  },
  {
    name: 'held by nobody, bids unknown, without references',
    tender: { currentContractEndsInMonths: null },
    profile: { references: 'none' },
    points: [31, 15, 0, 5, 4, 3, 2, -3],
    percent: 57,
    range: [46, 65],
    ...study,
  },
  {
    name: '15 days left',
    tender: { deadlineInDays: 15 },
    points: [31, 15, 15, 5, 4, 3, -4, 0],
    percent: 69,
    range: [61, 77],
    ...play,
  },
  {
    name: '30 days left',
    tender: { deadlineInDays: 30 },
    points: [31, 15, 15, 5, 4, 3, -4, 1],
    percent: 70,
    range: [62, 78],
    ...play,
  },
  {
    name: '60 days left',
    tender: { deadlineInDays: 60 },
    points: [31, 15, 15, 5, 4, 3, -4, 3],
    percent: 72,
    range: [64, 80],
    ...play,
  },
  {
    name: 'upcoming, with the criteria of the contract before: 4 more each way',
    tender: UPCOMING,
    points: [31, 15, 15, 5, 4, 3, -4, 0],
    percent: 69,
    range: [57, 81],
    ...play,
  },
  {
    name: 'upcoming, without criteria: 7 more each way',
    tender: { ...UPCOMING, criteria: null, currentContractEndsInMonths: null },
    points: [31, 15, 15, 5, 4, 0, 2, 0, -7],
    percent: 65,
    range: [50, 65],
    ...play,
  },
  {
    name: 'asking for 4 references',
    tender: { requires: { ...NOTHING, references: 'several' } },
    points: [31, 15, 15, 5, 4, 3, -4, -3, -15],
    percent: 51,
    range: [43, 59],
    ...study,
  },
  {
    name: 'asking for 4 references, which the firm has',
    tender: { requires: { ...NOTHING, references: 'several' } },
    profile: { references: 'several' },
    points: [31, 15, 18, 5, 4, 3, -4, -3],
    percent: 69,
    range: [61, 77],
    ...play,
  },
  {
    name: 'asking for a qualification',
    tender: { requires: { ...NOTHING, qualifications: ['qualibat'] } },
    points: [31, 15, 15, 5, 4, 3, -4, -3, -30],
    percent: 36,
    range: [28, 44],
    ...study,
  },
  {
    name: 'asking for a qualification, which the firm has',
    tender: { requires: { ...NOTHING, qualifications: ['qualibat'] } },
    profile: { qualifications: ['qualibat'] },
    points: [31, 15, 15, 5, 4, 3, -4, -3],
    percent: 66,
    range: [58, 74],
    ...play,
  },
  {
    name: 'asking for a turnover of 5 M, where 3 M is supposed',
    tender: { requires: { ...NOTHING, turnover: 5_000_000 } },
    points: [31, 15, 15, 5, 4, 3, -4, -3, -20],
    percent: 46,
    range: [38, 54],
    ...study,
  },
  {
    name: 'asking for a turnover of 5 M, which the firm has',
    tender: { requires: { ...NOTHING, turnover: 5_000_000 } },
    profile: { turnover: 5_000_000 },
    points: [31, 15, 15, 5, 4, 3, -4, -3],
    percent: 66,
    range: [58, 74],
    ...play,
  },
  {
    name: 'asking for two qualifications: twice 30',
    tender: { requires: { ...NOTHING, qualifications: ['qualibat', 'qualifelec'] } },
    points: [31, 15, 15, 5, 4, 3, -4, -3, -60],
    percent: 6,
    range: [2, 14],
    ...skip,
  },
  {
    name: 'asking for all three: never below 2',
    tender: { requires: { references: 'many', qualifications: ['qualibat'], turnover: 5_000_000 } },
    points: [31, 15, 15, 5, 4, 3, -4, -3, -65, 1],
    percent: 2,
    range: [2, 10],
    ...skip,
  },
];

function summary(score: Score | undefined) {
  if (score === undefined) return 'no score';
  const { percent, low, high } = score.estimate;
  return {
    points: score.factors.map(({ points }) => points),
    percent,
    range: [low, high],
    verdict: score.verdict,
  };
}

describe.each([
  ['a start', STARTS],
  ['a firm', FIRMS],
  ['a tender', TENDERS],
])('score by hand: %s', (_, cases) => {
  test.each(cases)('$name', ({ tender, profile, points, percent, range, verdict }) => {
    expect(points.reduce((sum, each) => sum + each, 0)).toBe(percent);
    const score = scoreTender({ ...BUILDING, ...tender }, { ...DEFAULT_PROFILE, ...profile });
    expect(summary(score)).toEqual({ points, percent, range, verdict });
  });
});

test.each([
  // 90 000 to 216 000 €, adapted procedure, Bretagne: one more bidder has 31 %. 150 000 € is 5 % of 3 M.
  ['EX-026', [31, 15, 15, 5, 4, 3, -4, -3], 66, [58, 74], 'play'],
  // 216 000 € to 1 M€, Bretagne: 27 %. 900 000 € is 30 % of 3 M. Four references are asked for.
  ['EX-027', [27, 15, 15, 5, -1, 4, 2, -3, -15], 49, [41, 57], 'study'],
  // The same cell. 480 000 € is 16 % of 3 M. Ten references and Qualibat are asked for.
  ['EX-028', [27, 15, 15, 5, 2, 5, 2, 0, -45], 26, [18, 34], 'skip'],
] as const)('score of the sample %s is as computed by hand', (id, points, percent, range, verdict) => {
  expect(summary(scoredSample(id).score)).toEqual({ points, percent, range, verdict });
});
