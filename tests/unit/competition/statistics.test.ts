import { array, assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apportion, nearestRank, wilson, type Histogram } from '../../../src/competition/statistics.ts';

describe('a quantile by nearest rank', () => {
  const histogram = (values: readonly number[]): Histogram =>
    [...new Set(values)]
      .toSorted((one, other) => one - other)
      .map((value) => [value, values.filter((one) => one === value).length] as const);

  it.each([
    [[1, 2, 3, 4], 1, 4, 1],
    [[1, 2, 3, 4], 1, 2, 2],
    [[1, 2, 3, 4, 5], 1, 4, 2],
    [[1, 2, 3, 4, 5], 3, 4, 4],
    [[1, 1, 1, 9], 3, 4, 1],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 9, 10, 9],
    [[7], 1, 10, 7],
  ])('of %j at %d of %d is %d', (values, part, parts, expected) => {
    expect(nearestRank(histogram(values), part, parts)).toBe(expected);
  });

  it('is the value of its rank in the sorted list', () => {
    assert(
      property(
        array(integer({ min: 1, max: 20 }), { minLength: 1 }),
        integer({ min: 1, max: 9 }),
        (values, part) => {
          const sorted = values.toSorted((one, other) => one - other);
          expect(nearestRank(histogram(values), part, 10)).toBe(
            sorted[Math.ceil((part * values.length) / 10) - 1],
          );
        },
      ),
    );
  });
});

describe('the interval of a share', () => {
  it.each([
    // Newcombe (1998), table I.
    [81, 263, 0.308, 0.2553, 0.3662],
    [15, 148, 0.1014, 0.0624, 0.1605],
    [0, 20, 0, 0, 0.1611],
    [1, 29, 0.0345, 0.0061, 0.1718],
  ])('of %d in %d is Wilson’s', (count, n, share, low, high) => {
    expect(wilson(count, n)).toEqual({ share, low, high });
  });
});

describe('parts of a hundred', () => {
  it.each([
    [
      [1, 1, 1],
      [34, 33, 33],
    ],
    [
      [226, 829, 255],
      [17, 63, 20],
    ],
    [
      [0, 0],
      [0, 0],
    ],
    [
      [1, 999],
      [0, 100],
    ],
  ])('of %j are %j', (counts, parts) => {
    expect(apportion(counts)).toEqual(parts);
  });

  it('add up, and each is within one of its exact share', () => {
    assert(
      property(array(integer({ min: 0, max: 1e6 }), { minLength: 1, maxLength: 12 }), (counts) => {
        const sum = counts.reduce((one, other) => one + other, 0);
        const parts = apportion(counts);
        expect(parts.reduce((one, other) => one + other, 0)).toBe(sum === 0 ? 0 : 100);
        for (const [place, part] of parts.entries())
          expect(Math.abs(part - (100 * (counts[place] ?? 0)) / (sum || 1))).toBeLessThan(1);
      }),
    );
  });
});
