import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_PROFILE, wishError, SECTORS, type Profile } from '#schemas/profile.ts';
import { groupOf, matches } from '#rules/ranking.ts';
import { profiles, SAMPLES, tenders, sample } from './samples.ts';
import { capacityOf, tradeOf } from '#rules/levels.ts';
import { sampleTenders } from '#editorial/data/tenders.ts';
import { dayAfter, dueDay, isWorkingDay } from '#rules/working-days.ts';

const kept = (wishes: Partial<Profile>) =>
  SAMPLES.filter((tender) =>
    matches(tender, { ...DEFAULT_PROFILE, ...wishes, sector: wishes.sector ?? tender.sector }),
  ).map(({ id }) => id);

test('a sector keeps its own tenders alone', () => {
  expect(kept({ sector: 'tech' })).toEqual(['EX-001', 'EX-002', 'EX-005']);
  expect(kept({ sector: 'other' })).toEqual([]);
});

test('budgets are kept from the lowest to the highest wished, both included', () => {
  expect(kept({ budgetMax: 180_000 })).toEqual(['EX-002', 'EX-005']);
  expect(kept({ budgetMin: 6_800_000 })).toEqual(['EX-020']);
  expect(kept({ budgetMin: 180_000, budgetMax: 300_000 })).toEqual(['EX-002', 'EX-012']);
});

test('a deadline is kept from the wished number of days on', () =>
  expect(kept({ deadlineMin: 90 })).toEqual(['EX-005', 'EX-020']));

test('either status is kept alone', () => {
  expect(kept({ status: 'published' })).toHaveLength(4);
  expect(kept({ status: 'upcoming' })).toHaveLength(2);
});

test('the rest of what the firm is never hides a tender', () => {
  fc.assert(
    fc.property(tenders, profiles, profiles, (tender, wishes, firm) => {
      const { teamSize, regions, strengths, references, incumbent } = firm;
      const other = { ...wishes, teamSize, regions, strengths, references, incumbent };
      expect(matches(tender, other)).toBe(matches(tender, wishes));
    }),
  );
});

test.each([
  [{ budgetMin: -1 }, 'budget'],
  [{ budgetMin: 1e12 }, 'budget'],
  [{ budgetMax: Number.NaN }, 'budget'],
  [{ budgetMin: 2, budgetMax: 1 }, 'budgetOrder'],
  [{ budgetMin: 2, budgetMax: 2 }, undefined],
  [{ deadlineMin: 1.5 }, 'deadline'],
])('wishing %j is %s', (change, error) => {
  expect(wishError({ ...DEFAULT_PROFILE, ...change })).toBe(error);
});

test.each([
  [100, 'play'],
  [60, 'play'],
  [59, 'study'],
  [30, 'study'],
  [29, 'skip'],
  [0, 'skip'],
] as const)('%i is to %s', (percent, group) => expect(groupOf(percent)).toBe(group));

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

test.each([
  ['2026-11-25', true],
  ['2026-11-28', false],
  ['2026-12-25', false],
  ['2027-03-29', false], // Easter Monday
  ['2027-05-06', false], // Ascension
  ['2027-05-17', false], // Whit Monday
  ['2027-05-07', true],
])('%s: working day is %s', (day, expected) => expect(isWorkingDay(new Date(day))).toBe(expected));

test('a day that is not worked gives way to the next one that is', () => {
  const friday = new Date(2026, 4, 1); // the First of May
  expect(dueDay(friday, 0)).toEqual(dayAfter(friday, 3));
});

test.each(SECTORS)('%s has at least three samples', (sector) =>
  expect(sampleTenders().filter((one) => one.sector === sector).length).toBeGreaterThanOrEqual(3),
);
