import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CRITERIA, DEFAULT_PROFILE, REGIONS, type Profile } from '../../../src/schemas/profile.ts';
import { improvements } from '../../../src/rules/improvements.ts';
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
