import { expect, test } from 'vitest';
import { DEFAULT_PROFILE } from '../../../src/schemas/profile.ts';
import { capacityOf, tradeOf } from '../../../src/rules/levels.ts';
import { sample } from './samples.ts';

const tender = sample('EX-001');
const oneYear = { ...tender, durationMonths: 12, lots: 1 };

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
