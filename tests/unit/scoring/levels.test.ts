import { expect, test } from 'vitest';
import { DEFAULT_PROFILE } from '../../../src/schemas/profile.ts';
import { capacityOf, tradeOf, yearlyLotValue } from '../../../src/rules/levels.ts';
import { scoreTender } from '../../../src/rules/score.ts';
import { sample } from './samples.ts';

const tender = sample('EX-001');
const oneYear = { ...tender, durationMonths: 12, lots: 1 };

const pointsOf = (id: string, changes: object) =>
  scoreTender({ ...tender, ...changes }, DEFAULT_PROFILE).factors.find((factor) => factor.id === id)?.points;

test.each([
  // 2.4 M€ over 4 years; over 3 + 2 x 0.5 years; in 3 lots; over 6 months, which count as a year.
  [{}, 600_000],
  [{ durationMonths: 36, renewals: 2, renewalMonths: 6 }, 600_000],
  [{ lots: 3 }, 200_000],
  [{ durationMonths: 6 }, 2_400_000],
])('the yearly value of a lot, with %j', (changes, value) => {
  expect(yearlyLotValue({ ...tender, ...changes })).toBe(value);
});

test.each([
  // Of 3 M€: 10 % and 25 % and 50 % are still below the edge.
  [300_000, 'comfortable'],
  [300_001, 'proportionate'],
  [750_000, 'proportionate'],
  [750_001, 'stretched'],
  [1_500_000, 'stretched'],
  [1_500_001, 'excessive'],
])('%i euros a year for 11 to 50 people is %s', (budgetEurExVat, level) => {
  expect(capacityOf({ ...oneYear, budgetEurExVat }, DEFAULT_PROFILE).level).toBe(level);
});

test.each([
  [0, -3],
  [14, -3],
  [15, 0],
  [29, 0],
  [30, 1],
  [59, 1],
  [60, 3],
  [400, 3],
])('%i days left are worth %i', (deadlineInDays, points) => {
  expect(pointsOf('deadline', { deadlineInDays })).toBe(points);
});

test.each([
  [null, 0],
  [1, 3],
  [2, 2],
  [3, 0],
  [4, -1],
  [5, -1],
  [6, -2],
  [7, -2],
  [8, -3],
  [60, -3],
])('%s bids last time are worth %i', (bidsReceivedLastTime, points) => {
  expect(pointsOf('competition', { bidsReceivedLastTime })).toBe(points);
});

test.each([
  ['tech', '72514000', 'tech', 'same'],
  ['health', '48180000', 'tech', 'related'],
  ['health', '48180000', 'health', 'same'],
  ['construction', '71221000', 'construction', 'same'],
  ['construction', '71221000', 'services', 'different'],
  ['energy', '45261215', 'construction', 'related'],
  ['services', '90919200', 'energy', 'related'],
  ['other', '77310000', 'other', 'related'],
] as const)('%s, CPV %s, is to %s of the %s trade', (own, code, sector, trade) => {
  expect(tradeOf({ ...tender, sector: own, cpv: { code } }, { ...DEFAULT_PROFILE, sector })).toBe(trade);
});
