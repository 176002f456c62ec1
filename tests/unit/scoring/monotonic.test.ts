import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CRITERIA,
  REFERENCES,
  REGIONS,
  SECTORS,
  TEAM_SIZES,
  type Profile,
} from '../../../src/schemas/profile.ts';
import type { TenderFacts } from '../../../src/schemas/content/tender.ts';
import { tradeOf } from '../../../src/rules/levels.ts';
import { scoreTender } from '../../../src/rules/score.ts';
import { profiles, tenders } from './samples.ts';

/** What changes from the worse case to the better one. */
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
