import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_PROFILE, wishError, type Profile } from '../../../src/schemas/profile.ts';
import { groupOf, matches } from '../../../src/rules/ranking.ts';
import { profiles, SAMPLES, tenders } from './samples.ts';

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
