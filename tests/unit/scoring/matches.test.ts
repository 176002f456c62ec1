import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_PROFILE, wishError, type Profile } from '../../../src/schemas/profile.ts';
import { matches } from '../../../src/rules/ranking.ts';
import { profiles, SAMPLES, tenders } from './samples.ts';

const kept = (wishes: Partial<Profile>) =>
  SAMPLES.filter((tender) => matches(tender, { ...DEFAULT_PROFILE, ...wishes })).map(({ id }) => id);

test('the default profile keeps every sample', () => expect(kept({})).toHaveLength(SAMPLES.length));

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

test('wishes can exclude every sample', () => expect(kept({ budgetMin: 50_000_000 })).toEqual([]));

test('what the firm is never hides a tender', () => {
  fc.assert(
    fc.property(tenders, profiles, profiles, (tender, wishes, firm) => {
      const { sector, teamSize, regions, strengths, references, incumbent } = firm;
      const other = { ...wishes, sector, teamSize, regions, strengths, references, incumbent };
      expect(matches(tender, other)).toBe(matches(tender, wishes));
    }),
  );
});

test('no wish of these tests is refused, nor the default one', () => {
  expect(wishError(DEFAULT_PROFILE)).toBeUndefined();
  fc.assert(
    fc.property(profiles, (profile) => {
      expect(wishError(profile)).toBeUndefined();
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
