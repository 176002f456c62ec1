import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CRITERIA, DEFAULT_PROFILE, REGIONS, type Profile } from '../../../src/schemas/profile.ts';
import { EFFORT, improvements } from '../../../src/rules/improvements.ts';
import { scoreTender } from '../../../src/rules/score.ts';
import { profiles, sample, tenders } from './samples.ts';

test('each raises the score by what it says, and touches neither trade, incumbency nor wishes', () => {
  fc.assert(
    fc.property(tenders, profiles, (tender, profile) => {
      const before = scoreTender(tender, profile).percent;
      for (const { gain, percent, profile: changed } of improvements(tender, profile)) {
        expect(gain).toBeGreaterThan(0);
        expect(percent).toBe(before + gain);
        expect(scoreTender(tender, changed).percent).toBe(percent);
        const { regions, references, teamSize, strengths } = changed;
        expect({ ...profile, regions, references, teamSize, strengths }).toEqual(changed);
      }
    }),
  );
});

test('most points per effort come first, and only strengths come more than once', () => {
  fc.assert(
    fc.property(tenders, profiles, (tender, profile) => {
      const found = improvements(tender, profile);
      const rates = found.map(({ gain, effort }) => gain / effort);
      expect(rates).toEqual(rates.toSorted((a, b) => b - a));
      const others = found.map(({ id }) => id).filter((id) => id !== 'strength');
      expect(new Set(others).size).toBe(others.length);
      expect(found.every(({ id, effort }) => effort === EFFORT[id])).toBe(true);
    }),
  );
});

test('none is missed: what is not proposed wins nothing', () => {
  fc.assert(
    fc.property(tenders, profiles, (tender, profile) => {
      const found = improvements(tender, profile);
      const wins = (change: Partial<Profile>) =>
        scoreTender(tender, { ...profile, ...change }).percent > scoreTender(tender, profile).percent;
      const proposes = (id: string, to?: string) =>
        found.some((change) => change.id === id && (to === undefined || change.to === to));
      expect(proposes('region')).toBe(wins({ regions: [...REGIONS] }));
      expect(proposes('references')).toBe(wins({ references: 'many' }));
      expect(proposes('teamSize')).toBe(wins({ teamSize: '200+' }));
      for (const criterion of CRITERIA)
        expect(proposes('strength', criterion)).toBe(wins({ strengths: [...profile.strengths, criterion] }));
    }),
  );
});

// EX-002: Occitanie is not served (-5 to 5, 10 for an effort of 2). References few to several (15 to 18, 3 for 2).
// Strengths: quality 40 is 4; with price 40, 80 is 8 (4 for 3); with performance 20, 60 is 6 (2 for 3).
// The team already finds it comfortable: nothing to win there.
test('EX-002 for the default profile', () => {
  const found = improvements(sample('EX-002'), DEFAULT_PROFILE);
  expect(found.map(({ id, to, gain, effort, percent }) => [id, to, gain, effort, percent])).toEqual([
    ['region', '76', 10, 2, 70],
    ['references', 'several', 3, 2, 63],
    ['strength', 'price', 4, 3, 64],
    ['strength', 'performance', 2, 3, 62],
  ]);
});

// EX-020: 75.6 % of the turnover of 11-50 (-4), 18.1 % of that of 51-200 (2): 6 for 3. References do not count.
test('EX-020 calls for a larger team, not for references in another trade', () => {
  const found = improvements(sample('EX-020'), DEFAULT_PROFILE);
  expect(found.map(({ id, gain }) => [id, gain])).toEqual([
    ['region', 10],
    ['teamSize', 6],
    ['strength', 4],
    ['strength', 2],
  ]);
});

// EX-001 with several references: price (35 + 45 is 8, 3 more) for 3, many references (18 to 20, 2 more) for 2.
test('of two changes with the same points per effort, the one that wins more comes first', () => {
  const [first, second] = improvements(sample('EX-001'), { ...DEFAULT_PROFILE, references: 'several' });
  expect([first?.to, first?.gain, second?.to, second?.gain]).toEqual(['price', 3, 'many', 2]);
});
