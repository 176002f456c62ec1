import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { percentOf } from '../../../src/rules/factors.ts';
import { BOUNDS, MARGINS, POINTS } from '../../../src/rules/points.ts';
import { scoreTender } from '../../../src/rules/score.ts';
import { profiles, tenders } from './samples.ts';

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
