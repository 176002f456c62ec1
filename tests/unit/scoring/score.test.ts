import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { percentOf } from '#rules/factors.ts';
import { BOUNDS, MARGINS, POINTS } from '#rules/points.ts';
import { scoreTender } from '#rules/score.ts';
import { profiles, tenders, sample } from './samples.ts';
import {
  CRITERIA,
  REFERENCES,
  REGIONS,
  SECTORS,
  TEAM_SIZES,
  DEFAULT_PROFILE,
  type Profile,
} from '#schemas/profile.ts';
import type { TenderFacts } from '#schemas/content/tender.ts';
import { tradeOf } from '#rules/levels.ts';
import { improvements } from '#rules/improvements.ts';

describe('any score', () => {
  test('is the exact sum of its factors, in whole points', () => {
    fc.assert(
      fc.property(tenders, profiles, (tender, profile) => {
        const { percent, factors } = scoreTender(tender, profile);
        expect(factors.every(({ points }) => Number.isInteger(points))).toBe(true);
        expect(factors.reduce((sum, { points }) => sum + points, 0)).toBe(percent);
        expect(percentOf(tender, profile)).toBe(percent);
      }),
    );
  });

  test('stays within the bounds, and its range within 0 to 100 around it', () => {
    fc.assert(
      fc.property(tenders, profiles, (tender, profile) => {
        const { percent, range } = scoreTender(tender, profile);
        expect(percent).toBeGreaterThanOrEqual(BOUNDS.lowest);
        expect(percent).toBeLessThanOrEqual(BOUNDS.highest);
        expect(range.low).toBeGreaterThanOrEqual(0);
        expect(range.low).toBeLessThan(percent);
        expect(range.high).toBeGreaterThan(percent);
        expect(range.high).toBeLessThanOrEqual(100);
      }),
      { numRuns: 1000 },
    );
  });

  test('starts from an even chance among the offers measured, and says what its bounds cut off', () => {
    fc.assert(
      fc.property(tenders, profiles, fc.integer({ min: 1, max: 40 }), (tender, profile, measuredOffers) => {
        const measured = { ...tender, measuredOffers };
        const { percent, factors } = scoreTender(measured, profile);
        expect(factors[0]).toEqual({
          id: 'start',
          points: Math.round(100 / measuredOffers),
          offers: measuredOffers,
        });
        expect(factors.reduce((sum, { points }) => sum + points, 0)).toBe(percent);
        expect(percentOf(measured, profile)).toBe(percent);
        expect(percent).toBeGreaterThanOrEqual(BOUNDS.lowest);
        expect(percent).toBeLessThanOrEqual(BOUNDS.highest);
        const others = factors.filter(({ id }) => id !== 'limit');
        const sum = others.reduce((all, { points }) => all + points, 0);
        expect(factors.length - others.length).toBe(sum === percent ? 0 : 1);
      }),
    );
  });

  test('widens its range by the margin of each missing figure', () => {
    fc.assert(
      fc.property(tenders, profiles, (tender, profile) => {
        const { percent, range, uncertainties } = scoreTender(tender, profile);
        expect(uncertainties.includes('bidsUnknown')).toBe(tender.bidsReceivedLastTime === null);
        expect(uncertainties.includes('noticeUpcoming')).toBe(tender.status === 'upcoming');
        expect(uncertainties.includes('referencesNone') || profile.references !== 'none').toBe(true);
        const margin = uncertainties.reduce<number>(
          (sum, uncertainty) => sum + MARGINS[uncertainty],
          MARGINS.always,
        );
        expect(range).toEqual({ low: Math.max(0, percent - margin), high: Math.min(100, percent + margin) });
      }),
    );
  });
});

describe('the tables', () => {
  const { start, criteria, competitionUnknown: _, capacity, deadline, competition, ...named } = POINTS;
  const tables = [
    ...Object.values(named).map((table) => Object.values(table)),
    ...[capacity, deadline, competition].map((bands) => bands.map(({ points }) => points)),
    [0, 10 * criteria.perTenPercent],
  ];

  test('cannot add up to less or more than the bounds', () => {
    expect(tables).toHaveLength(8);
    expect(tables.reduce<number>((sum, points) => sum + Math.min(...points), start)).toBe(BOUNDS.lowest);
    expect(tables.reduce<number>((sum, points) => sum + Math.max(...points), start)).toBe(BOUNDS.highest);
  });
});

/** Change from the worse case to the better one. */
type Change = readonly [worse: object, better: object];

/** Holds that the better of two cases never scores less, neither in percentage nor at either end of its range. */
function neverLowers(change: 'tender' | 'profile', steps: fc.Arbitrary<Change>) {
  const scoreWith = (tender: TenderFacts, profile: Profile, part: object) =>
    change === 'tender'
      ? scoreTender({ ...tender, ...part }, profile)
      : scoreTender(tender, { ...profile, ...part });
  fc.assert(
    fc.property(tenders, profiles, steps, (tender, profile, [worse, better]) => {
      const [less, more] = [worse, better].map((part) => scoreWith(tender, profile, part));
      expect(more?.percent).toBeGreaterThanOrEqual(less?.percent ?? Infinity);
      expect(more?.range.low).toBeGreaterThanOrEqual(less?.range.low ?? Infinity);
      expect(more?.range.high).toBeGreaterThanOrEqual(less?.range.high ?? Infinity);
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
    ['more strengths', ascending(0, CRITERIA.length, (count) => ({ strengths: CRITERIA.slice(0, count) }))],
    ['being the incumbent', fc.constant<Change>([{ incumbent: false }, { incumbent: true }])],
  ])('%s', (_, steps) => neverLowers('profile', steps));

  test('a closer trade', () => {
    const ranks = ['different', 'related', 'same'];
    const sector = fc.constantFrom(...SECTORS);
    fc.assert(
      fc.property(tenders, profiles, sector, sector, (tender, profile, ...sectors) => {
        const [less, more] = sectors
          .map((own) => ({ ...profile, sector: own }))
          .toSorted((a, b) => ranks.indexOf(tradeOf(tender, a)) - ranks.indexOf(tradeOf(tender, b)));
        expect(scoreTender(tender, more ?? profile).percent).toBeGreaterThanOrEqual(
          scoreTender(tender, less ?? profile).percent,
        );
      }),
    );
  });

  test('more weight on a strength, taken from a criterion that is not one', () => {
    const strong = profiles.map((profile): Profile => ({ ...profile, strengths: ['quality'] }));
    const weights = (quality: number) => ({ criteria: { price: 100 - quality, quality, performance: 0 } });
    fc.assert(
      fc.property(tenders, strong, ascending(0, 100, weights), (tender, profile, [worse, better]) => {
        expect(scoreTender({ ...tender, ...better }, profile).percent).toBeGreaterThanOrEqual(
          scoreTender({ ...tender, ...worse }, profile).percent,
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
