import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scoreBounds } from '#rules/factors.ts';
import { improvements } from '#rules/improvements.ts';
import { BOUNDS } from '#rules/points.ts';
import { scoreTender, type Score } from '#rules/score.ts';
import {
  CRITERIA,
  DEFAULT_PROFILE,
  MOST_STRENGTHS,
  REFERENCES,
  REGIONS,
  TEAM_SIZES,
  type Profile,
} from '#schemas/profile.ts';
import type { TenderFacts } from '#schemas/console.ts';
import { BUILDING, profiles, tenders } from './samples.ts';

/** The score of a tender that is of the firm's trade. */
function computeScore(tender: TenderFacts, profile: Profile): Score {
  const score = scoreTender(tender, profile);
  if (score === undefined) throw new Error('the tender is of another trade');
  return score;
}

describe('any score', () => {
  test('score is the exact sum of its factors, in whole points', () => {
    fc.assert(
      fc.property(tenders, profiles, (tender, profile) => {
        const { estimate, factors, start } = computeScore(tender, profile);
        expect(factors.every(({ points }) => Number.isInteger(points))).toBe(true);
        expect(factors.reduce((sum, { points }) => sum + points, 0)).toBe(estimate.percent);
        expect(factors[0]).toEqual({ id: 'start', points: start.percent, start });
      }),
    );
  });

  test('score stays within its bounds with its range, and says what they cut off', () => {
    fc.assert(
      fc.property(tenders, profiles, (tender, profile) => {
        const { estimate, factors } = computeScore(tender, profile);
        const { lowest, highest } = scoreBounds(tender);
        expect(highest).toBeLessThanOrEqual(BOUNDS.highest);
        const { low, percent, high } = estimate;
        expect([lowest, low, percent, high, highest].toSorted((a, b) => a - b)).toEqual([
          lowest,
          low,
          percent,
          high,
          highest,
        ]);
        const others = factors.filter(({ id }) => id !== 'limit');
        const sum = others.reduce((all, { points }) => all + points, 0);
        expect(factors.length - others.length).toBe(sum === percent ? 0 : 1);
      }),
      { numRuns: 1000 },
    );
  });
});

/** Change from the worse case to the better one. */
type Change = readonly [worse: object, better: object];

/** Holds that the better of two cases never scores less, neither in percentage nor at either end of its range. */
function neverLowers(change: 'tender' | 'profile', steps: fc.Arbitrary<Change>) {
  const scoreWith = (tender: TenderFacts, profile: Profile, part: object) =>
    change === 'tender'
      ? computeScore({ ...tender, ...part }, profile)
      : computeScore(tender, { ...profile, ...part });
  fc.assert(
    fc.property(tenders, profiles, steps, (tender, profile, [worse, better]) => {
      const [less, more] = [worse, better].map((part) => scoreWith(tender, profile, part));
      // At a bound only the margins differ, and a better case may have the narrower range.
      if (less?.estimate.percent === BOUNDS.lowest) return;
      expect(more?.estimate.percent).toBeGreaterThanOrEqual(less?.estimate.percent ?? Infinity);
      expect(more?.estimate.low).toBeGreaterThanOrEqual(less?.estimate.low ?? Infinity);
      expect(more?.estimate.high).toBeGreaterThanOrEqual(less?.estimate.high ?? Infinity);
    }),
    { numRuns: 500 },
  );
}

/** Two numbers, the lower first, as the change that they make. */
const ascending = (min: number, max: number, change: (value: number) => object, isLessBetter = false) =>
  fc
    .tuple(fc.integer({ min, max }), fc.integer({ min, max }))
    .map((pair) => pair.toSorted((a, b) => (isLessBetter ? b - a : a - b)))
    .map(([worse = min, better = max]): Change => [change(worse), change(better)]);

const last = <Item>(items: readonly Item[]) => items.length - 1;

describe('a better profile never lowers the score', () => {
  test.each([
    ['more references', ascending(0, last(REFERENCES), (place) => ({ references: REFERENCES[place] }))],
    ['a larger team', ascending(0, last(TEAM_SIZES), (place) => ({ teamSize: TEAM_SIZES[place] }))],
    ['more regions', ascending(0, last(REGIONS), (count) => ({ regions: REGIONS.slice(0, count) }))],
    ['more strengths', ascending(0, MOST_STRENGTHS, (count) => ({ strengths: CRITERIA.slice(0, count) }))],
    [
      'holding the contract',
      fc.constant<Change>([{ contractsHeld: [] }, { contractsHeld: ['EX-001', 'EX-002'] }]),
    ],
  ])('%s', (_, steps) => neverLowers('profile', steps));

  test('more weight on a strength, taken from a criterion that is not one', () => {
    const strong = profiles.map((profile): Profile => ({ ...profile, strengths: ['quality'] }));
    const weights = (quality: number) => ({ criteria: { price: 100 - quality, quality, performance: 0 } });
    fc.assert(
      fc.property(tenders, strong, ascending(0, 100, weights), (tender, profile, [worse, better]) => {
        expect(computeScore({ ...tender, ...better }, profile).estimate.percent).toBeGreaterThanOrEqual(
          computeScore({ ...tender, ...worse }, profile).estimate.percent,
        );
      }),
    );
  });
});

test.each([
  ['more time before the deadline', ascending(0, 120, (deadlineInDays) => ({ deadlineInDays }))],
  ['fewer bids last time', ascending(1, 12, (bids) => ({ bidsReceivedLastTime: bids }), true)],
  ['a smaller budget', ascending(1, 40_000_000, (budgetEurExVat) => ({ budgetEurExVat }), true)],
  ['more lots for the same budget', ascending(1, 20, (lots) => ({ lots }))],
  ['more months for the same budget', ascending(1, 120, (durationMonths) => ({ durationMonths }))],
])('an easier tender never lowers the score: %s', (_, steps) => neverLowers('tender', steps));

test('improvements: each raises the score by what it says, and touches neither trade, contracts held nor wishes', () => {
  fc.assert(
    fc.property(tenders, profiles, (tender, profile) => {
      const before = computeScore(tender, profile).estimate.percent;
      for (const { gain, percent, profile: changed } of improvements(tender, profile)) {
        expect(gain).toBeGreaterThan(0);
        expect(percent).toBe(before + gain);
        expect(computeScore(tender, changed).estimate.percent).toBe(percent);
        const { regions, references, teamSize, strengths, qualifications } = changed;
        expect({ ...profile, regions, references, teamSize, strengths, qualifications }).toEqual(changed);
        expect(strengths.length).toBeLessThanOrEqual(MOST_STRENGTHS);
      }
    }),
  );
});

test('improvements: none is missed, what is not proposed wins nothing', () => {
  fc.assert(
    fc.property(tenders, profiles, (tender, profile) => {
      const found = improvements(tender, profile);
      const before = computeScore(tender, profile).estimate.percent;
      const wins = (change: Partial<Profile>) =>
        computeScore(tender, { ...profile, ...change }).estimate.percent > before;
      const proposes = (id: string, to?: string) =>
        found.some((change) => change.id === id && (to === undefined || change.to === to));
      expect(proposes('region')).toBe(wins({ regions: [...REGIONS] }));
      expect(proposes('references')).toBe(wins({ references: 'many' }));
      expect(proposes('teamSize')).toBe(wins({ teamSize: '200+' }));
      for (const asked of tender.requires.qualifications)
        expect(proposes('qualification', asked)).toBe(
          wins({ qualifications: [...profile.qualifications, asked] }),
        );
      const hasRoom = profile.strengths.length < MOST_STRENGTHS;
      for (const criterion of CRITERIA)
        expect(proposes('strength', criterion)).toBe(
          hasRoom &&
            !profile.strengths.includes(criterion) &&
            wins({ strengths: [...profile.strengths, criterion] }),
        );
    }),
  );
});

// Grand Est is not served (-5 to 5: 10 for an effort of 2). References few to several (15 to 18: 3 for 2).
// Strengths: quality 30 is 3; with price 50, 3 + 2.5 is 6 (3 for 3); with performance 20, 3 + 1 is 4 (1 for 3).
// The team already finds it comfortable: nothing to win there.
test('improvements: most points for the effort come first', () => {
  const found = improvements({ ...BUILDING, region: { code: '44' } }, DEFAULT_PROFILE);
  expect(found.map(({ id, to, gain, effort, percent }) => [id, to, gain, effort, percent])).toEqual([
    ['region', '44', 10, 2, 66],
    ['references', 'several', 3, 2, 59],
    ['strength', 'price', 3, 3, 59],
    ['strength', 'performance', 1, 3, 57],
  ]);
});
