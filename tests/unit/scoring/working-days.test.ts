import { expect, test } from 'vitest';
import { sampleTenders } from '../../../src/editorial/data/tenders.ts';
import { SECTORS } from '../../../src/schemas/profile.ts';
import { dayAfter, dueDay, isWorkingDay } from '../../../src/rules/working-days.ts';

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
  expect(sampleTenders().filter((tender) => tender.sector === sector).length).toBeGreaterThanOrEqual(3),
);
