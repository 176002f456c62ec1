import { expect, it } from 'vitest';
import { array, assert, integer, property } from 'fast-check';
import { apportion, effectiveNumber, wilsonInterval } from '#competition/counting/statistics.ts';

const clusters = (...list: (readonly [contracts: number, hits: number])[]) =>
  list.map(([size, hits]) => ({ contracts: size, hits }));

it('the effective number is that of the contracts where each is a consultation', () => {
  // By hand: p = 1/4, linearised variance 4/3 · p(1-p)/4, so the effect is 4/3 and 4 / (4/3) = 3.
  expect(effectiveNumber(clusters([1, 1], [1, 0], [1, 0], [1, 0]))).toBe(3);
});

it('the effective number is that of the consultations where the contracts of each are alike', () => {
  // By hand: p = 1/2, (40-20)² + (0-20)² = 800, 800 / 80² · 2 = 0.25 against 0.25 / 80: an effect of 80.
  expect(effectiveNumber(clusters([40, 40], [40, 0]))).toBe(1);
});

it('contracts of a consultation count as alike where none or all are hits', () => {
  // Kish: (42² + 1) / 43.
  expect(effectiveNumber(clusters([42, 0], [1, 0]))).toBe(1);
  expect(effectiveNumber(clusters([2, 2], [2, 2], [2, 2]))).toBe(3);
});

it.each([
  // Newcombe (1998), table I.
  [81, 263, 0.308, 0.2553, 0.3662],
  [15, 148, 0.1014, 0.0624, 0.1605],
  [0, 20, 0, 0, 0.1611],
  [1, 29, 0.0345, 0.0061, 0.1718],
])('the interval of %d in %d is Wilson’s', (count, n, share, low, high) => {
  expect(wilsonInterval(count, n, n)).toEqual({ share, low, high });
});

it('parts of a hundred add up, and each is within one of its exact share', () => {
  assert(
    property(array(integer({ min: 0, max: 1e6 }), { minLength: 1, maxLength: 12 }), (counts) => {
      const sum = counts.reduce((a, b) => a + b, 0);
      const parts = apportion(counts);
      expect(parts.reduce((a, b) => a + b, 0)).toBe(sum === 0 ? 0 : 100);
      for (const [place, part] of parts.entries())
        expect(Math.abs(part - (100 * (counts[place] ?? 0)) / (sum || 1))).toBeLessThan(1);
    }),
  );
});
