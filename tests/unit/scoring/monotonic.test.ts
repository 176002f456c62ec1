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
import type { TenderFacts } from '../../../src/schemas/tender.ts';
import { tradeOf } from '../../../src/rules/levels.ts';
import { scoreTender } from '../../../src/rules/score.ts';
import { profiles, tenders } from './samples.ts';

/** Holds that the better of two cases never scores less, neither in percentage nor at either end of its range. */
function neverLowers<Step>(
  steps: fc.Arbitrary<Step>,
  cases: (
    tender: TenderFacts,
    profile: Profile,
    step: Step,
  ) => { worse: [TenderFacts, Profile]; better: [TenderFacts, Profile] },
) {
  fc.assert(
    fc.property(tenders, profiles, steps, (tender, profile, step) => {
      const { worse, better } = cases(tender, profile, step);
      const [less, more] = [scoreTender(...worse), scoreTender(...better)];
      expect(more.percent).toBeGreaterThanOrEqual(less.percent);
      expect(more.range.low).toBeGreaterThanOrEqual(less.range.low);
      expect(more.range.high).toBeGreaterThanOrEqual(less.range.high);
    }),
    { numRuns: 500 },
  );
}

/** Two places of an ascending list, the lower first. */
const pairOf = <Item>(items: readonly Item[]) =>
  fc.tuple(fc.nat(items.length - 1), fc.nat(items.length - 1)).map(([a, b]) => {
    const [low, high] = [items[Math.min(a, b)], items[Math.max(a, b)]];
    if (low === undefined || high === undefined) throw new RangeError('The list is empty.');
    return { low, high };
  });

/** Two numbers, the lower first. */
const ascending = (min: number, max: number) =>
  fc
    .tuple(fc.integer({ min, max }), fc.integer({ min, max }))
    .map(([a, b]) => ({ low: Math.min(a, b), high: Math.max(a, b) }));

describe('a better profile never lowers the score', () => {
  test('more references', () =>
    neverLowers(pairOf(REFERENCES), (tender, profile, { low, high }) => ({
      worse: [tender, { ...profile, references: low }],
      better: [tender, { ...profile, references: high }],
    })));

  test('a larger team', () =>
    neverLowers(pairOf(TEAM_SIZES), (tender, profile, { low, high }) => ({
      worse: [tender, { ...profile, teamSize: low }],
      better: [tender, { ...profile, teamSize: high }],
    })));

  test('one more region', () =>
    neverLowers(fc.constantFrom(...REGIONS), (tender, profile, region) => ({
      worse: [tender, profile],
      better: [tender, { ...profile, regions: [...profile.regions, region] }],
    })));

  test('one more strength', () =>
    neverLowers(fc.constantFrom(...CRITERIA), (tender, profile, criterion) => ({
      worse: [tender, profile],
      better: [tender, { ...profile, strengths: [...profile.strengths, criterion] }],
    })));

  test('being the incumbent', () =>
    neverLowers(fc.constant(null), (tender, profile) => ({
      worse: [tender, { ...profile, incumbent: false }],
      better: [tender, { ...profile, incumbent: true }],
    })));

  test('a closer trade', () => {
    const ranks = ['different', 'related', 'same'];
    neverLowers(
      fc.tuple(fc.constantFrom(...SECTORS), fc.constantFrom(...SECTORS)),
      (tender, profile, sectors) => {
        const sorted = sectors
          .map((sector) => ({ ...profile, sector }))
          .toSorted((a, b) => ranks.indexOf(tradeOf(tender, a)) - ranks.indexOf(tradeOf(tender, b)));
        return { worse: [tender, sorted[0] ?? profile], better: [tender, sorted[1] ?? profile] };
      },
    );
  });
});

describe('an easier tender never lowers the score', () => {
  test('more time before the deadline', () =>
    neverLowers(ascending(0, 120), (tender, profile, { low, high }) => ({
      worse: [{ ...tender, deadlineInDays: low }, profile],
      better: [{ ...tender, deadlineInDays: high }, profile],
    })));

  test('fewer bids last time', () =>
    neverLowers(ascending(1, 12), (tender, profile, { low, high }) => ({
      worse: [{ ...tender, bidsReceivedLastTime: high }, profile],
      better: [{ ...tender, bidsReceivedLastTime: low }, profile],
    })));

  test('a smaller budget for the same team', () =>
    neverLowers(ascending(1, 40_000_000), (tender, profile, { low, high }) => ({
      worse: [{ ...tender, budgetEurExVat: high }, profile],
      better: [{ ...tender, budgetEurExVat: low }, profile],
    })));

  test('more lots for the same budget', () =>
    neverLowers(ascending(1, 20), (tender, profile, { low, high }) => ({
      worse: [{ ...tender, lots: low }, profile],
      better: [{ ...tender, lots: high }, profile],
    })));

  test('more months for the same budget', () =>
    neverLowers(ascending(1, 120), (tender, profile, { low, high }) => ({
      worse: [{ ...tender, durationMonths: low }, profile],
      better: [{ ...tender, durationMonths: high }, profile],
    })));

  test('no incumbent rather than a competitor', () =>
    neverLowers(fc.nat(48), (tender, profile, months) => ({
      worse: [
        { ...tender, currentContractEndsInMonths: months },
        { ...profile, incumbent: false },
      ],
      better: [
        { ...tender, currentContractEndsInMonths: null },
        { ...profile, incumbent: false },
      ],
    })));

  test('more weight on a strength, taken from a criterion that is not one', () =>
    neverLowers(ascending(0, 100), (tender, profile, { low, high }) => ({
      worse: [
        { ...tender, criteria: { price: 100 - low, quality: low, performance: 0 } },
        { ...profile, strengths: ['quality'] },
      ],
      better: [
        { ...tender, criteria: { price: 100 - high, quality: high, performance: 0 } },
        { ...profile, strengths: ['quality'] },
      ],
    })));
});
