import { describe, expect, test } from 'vitest';
import { DEFAULT_PROFILE, type Profile } from '#schemas/profile.ts';
import type { TenderFacts } from '#schemas/content/tender.ts';
import { scoreTender } from '#rules/score.ts';
import { sample } from './samples.ts';

/** Points as computed by hand: start, sector, references, region, capacity, criteria, incumbency, deadline, competition. */
function holds(
  tender: TenderFacts,
  changes: Partial<Profile>,
  points: number[],
  percent: number,
  range: [number, number],
) {
  const score = scoreTender(tender, { ...DEFAULT_PROFILE, ...changes });
  expect(score.factors.map((factor) => factor.points)).toEqual(points);
  expect(score.percent).toBe(percent);
  expect([score.range.low, score.range.high]).toEqual(range);
}

describe('for the default profile: tech, 11-50, Île-de-France and Auvergne-Rhône-Alpes, quality, few references', () => {
  // 2.4 M€ over 4 years is 600 000 a year, 20 % of 3 M€: proportionate, 2. Quality 45 is 4.5, rounded to 5.
  // A competitor holds it, -4. 26 days, 0. 4 bids, -1. 31+15+15+5+2+5-4+0-1 = 68, give or take 5.
  test('EX-001, managed IT in a served region', () =>
    holds(sample('EX-001'), {}, [31, 15, 15, 5, 2, 5, -4, 0, -1], 68, [63, 73]));

  // 90 000 a year is 3 %: comfortable, 4. Quality 60, 6. Nobody holds it, 2. 90 days, 3. Bids unknown, 0.
  // 31+15+15+5+4+6+2+3+0 = 81, give or take 5 + 3 (bids unknown) + 4 (upcoming) = 12.
  test('EX-005, a pilot without incumbent, still upcoming', () =>
    holds(sample('EX-005'), {}, [31, 15, 15, 5, 4, 6, 2, 3, 0], 81, [69, 93]));

  // Another trade (CPV 79), -10, hence no reference. 300 000 in 2 lots over 24 + 12 months is 50 000 a year, 1.7 %: 4.
  // Quality 50, 5. 11 days, -3. 8 bids, -3. 31-10+0-5+4+5-4-3-3 = 15, give or take 5 + 3 (no references) = 8.
  test('EX-012, advice in another trade, at short notice, among many', () =>
    holds(sample('EX-012'), {}, [31, -10, 0, -5, 4, 5, -4, -3, -3], 15, [7, 23]));

  // A hospital's software is of the trade by its CPV (48), 0, and references count, 15. 540 000 over 5 years is
  // 108 000, 3.6 %: 4. Quality 50, 5. 36 days, 1. 4 bids, -1. 31+0+15-5+4+5-4+1-1 = 46, give or take 5.
  test('EX-016, software for a hospital', () =>
    holds(sample('EX-016'), {}, [31, 0, 15, -5, 4, 5, -4, 1, -1], 46, [41, 51]));

  // 6.8 M€ over 3 years is 2 266 667 a year, 75.6 %: excessive, -4. Quality 40, 4. Nobody holds it, 2. 105 days, 3.
  // 31-10+0-5-4+4+2+3+0 = 21, give or take 5 + 3 (bids) + 4 (upcoming) + 3 (references) = 15.
  test('EX-020, buses: every figure thin', () =>
    holds(sample('EX-020'), {}, [31, -10, 0, -5, -4, 4, 2, 3, 0], 21, [6, 36]));
});

describe('for other profiles', () => {
  // As EX-001 above, but: many references, 20; all criteria, 100 is 10; incumbent, 6.
  // 31+15+20+5+2+10+6+0-1 = 88, give or take 5.
  test('EX-001 for its incumbent, strong everywhere', () =>
    holds(
      sample('EX-001'),
      { references: 'many', strengths: ['price', 'quality', 'performance'], incumbent: true },
      [31, 15, 20, 5, 2, 10, 6, 0, -1],
      88,
      [83, 93],
    ));

  // "Other" is no trade: 0. References, 20. Hauts-de-France is served, 5. 108 000 a year is 0.27 % of 40 M€: 4.
  // Price 30 + quality 50 = 80 is 8. A competitor holds it, -4. 36 days, 1. 4 bids, -1. 31+0+20+5+4+8-4+1-1 = 64, +-5.
  test('EX-016, were it of no trade, for a large firm of none', () =>
    holds(
      { ...sample('EX-016'), sector: 'other', cpv: { code: '55523100' } },
      {
        sector: 'other',
        teamSize: '200+',
        regions: ['32'],
        strengths: ['price', 'quality'],
        references: 'many',
      },
      [31, 0, 20, 5, 4, 8, -4, 1, -1],
      64,
      [59, 69],
    ));

  // 2 266 667 a year is 453 % of 500 000: excessive, -4. Price 40 is 4. Nobody holds it, 2, even for who claims to.
  // 105 days, 3. Bids unknown, 0. 31+15+0-5-4+4+2+3+0 = 46, give or take 5 + 3 (bids) + 4 (upcoming) + 3 (references).
  test('EX-020 for a small operator without references', () =>
    holds(
      sample('EX-020'),
      {
        sector: 'transport',
        teamSize: '1-10',
        regions: [],
        strengths: ['price'],
        references: 'none',
        incumbent: true,
      },
      [31, 15, 0, -5, -4, 4, 2, 3, 0],
      46,
      [31, 61],
    ));
});

describe('at the bounds', () => {
  // 31+15+20+5+4+10+6+3+3 = 97; 97 + 5 is held at 100.
  test('the best case', () =>
    holds(
      { ...sample('EX-001'), budgetEurExVat: 400_000, deadlineInDays: 60, bidsReceivedLastTime: 1 },
      { references: 'many', strengths: ['price', 'quality', 'performance'], incumbent: true },
      [31, 15, 20, 5, 4, 10, 6, 3, 3],
      97,
      [92, 100],
    ));

  // 31-10+0-5-4+0-4-3-3 = 2; 2 - (5 + 4 upcoming + 3 no references) is held at 0.
  test('the worst case', () =>
    holds(
      {
        ...sample('EX-012'),
        status: 'upcoming',
        budgetEurExVat: 90_000_000,
        deadlineInDays: 14,
        bidsReceivedLastTime: 9,
      },
      { strengths: [] },
      [31, -10, 0, -5, -4, 0, -4, -3, -3],
      2,
      [0, 14],
    ));
});
