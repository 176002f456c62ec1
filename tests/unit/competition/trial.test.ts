import { describe, expect, it } from 'vitest';
import { array, assert, integer, property } from 'fast-check';
import type { Contract } from '#competition/counting/contracts.ts';
import { trialOf } from '#competition/counting/trial.ts';
import {
  apportion,
  effectiveNumber,
  interval,
  nearestRank,
  type Histogram,
} from '#competition/counting/statistics.ts';

const CUT = '2025-06-01';

/** Contracts of a procedure, each of so many lots a consultation, with the numbers of offers in turns. */
function contracts(
  count: number,
  offers: readonly number[],
  { day = '2025-01-01', procedure = 'adaptee' as Contract['procedure'], lots = 1, first = 0 } = {},
): Contract[] {
  return Array.from({ length: count }, (_, place) => ({
    day,
    offers: offers[Math.floor(place / lots) % offers.length] ?? 1,
    procedure,
    band: 0,
    cpv: '45214200',
    department: '31',
    region: '76',
    consultation: first + Math.floor(place / lots),
  }));
}

const later = { day: '2025-07-01', first: 1000 };
const source = { id: 'fictif', cut: CUT };
/** Before and after the cut alike, so that nothing beats one number for all. */
const SAME = [...contracts(60, [1, 2, 3]), ...contracts(60, [1, 2, 3], later)];
/** Two procedures that differ, before and after. */
const APART = [
  ...contracts(60, [1]),
  ...contracts(60, [5], { procedure: 'ouvert', first: 100 }),
  ...contracts(60, [1], later),
  ...contracts(60, [5], { ...later, procedure: 'ouvert', first: 2000 }),
];

describe('rule 10: a forecast is judged on a day that was written down', () => {
  it('without such a day there is no trial, nor where either side has fewer than 30 consultations', () => {
    expect(trialOf(SAME, { id: 'fictif' }, '2026-01-01')).toBeUndefined();
    const few = [...contracts(60, [1, 2]), ...contracts(60, [1, 2], { ...later, lots: 3 })];
    expect(trialOf(few, source, '2026-01-01')).toBeUndefined();
  });

  it('parts at that day, which is judged', () => {
    const trial = trialOf([...SAME, ...contracts(1, [1], { day: CUT, first: 5000 })], source, '2026-01-01');
    expect(trial?.learnt).toEqual({ contracts: 60, consultations: 60 });
    expect(trial?.judged).toEqual({ contracts: 61, consultations: 61 });
  });

  it('lists every try, and calls none better that only guesses', () => {
    const trial = trialOf(SAME, source, '2026-01-01');
    expect(trial?.better).toEqual({ offers: [], single: [] });
    expect([trial?.offers.length, trial?.single.length]).toEqual([7, 13]);
    expect(trial?.offers[0]?.skill).toEqual({ value: 0, low: 0, high: 0 });
  });

  it('finds what does beat one number for all', () => {
    const trial = trialOf(APART, source, '2026-01-01');
    expect(trial?.better.offers).toEqual(['procedure-amount', 'finest']);
    expect(trial?.better.single).toContain('procedure-amount');
    // By hand: one number says half ones, half fives; the score is 4 · 1/4 = 1 of every contract. The other is right.
    expect(trial?.offers[0]?.loss).toBe(1);
    expect(trial?.offers[1]).toMatchObject({ loss: 0, skill: { value: 1, low: 1, high: 1 } });
    // The Brier score of a half.
    expect(trial?.single[0]?.loss).toBe(0.25);
  });

  it('says what share was learnt, and what came, with an interval that keeps lots together', () => {
    const lots = trialOf(
      [...contracts(120, [1, 2]), ...contracts(120, [1, 2], { ...later, lots: 3 })],
      source,
      '2026-01-01',
    );
    const alone = trialOf(
      [...contracts(120, [1, 2]), ...contracts(120, [1, 2], later)],
      source,
      '2026-01-01',
    );
    expect(lots?.base.announced).toBe(0.5);
    const width = (trial: typeof lots) => (trial ? trial.base.observed.high - trial.base.observed.low : 0);
    expect(width(lots)).toBeGreaterThan(1.5 * width(alone));
  });
});

describe('a quantile by nearest rank', () => {
  const histogram = (values: readonly number[]): Histogram =>
    [...new Set(values)]
      .toSorted((one, other) => one - other)
      .map((value) => [value, values.filter((one) => one === value).length] as const);

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

describe('the number that a share is worth', () => {
  const clusters = (...list: (readonly [contracts: number, hits: number])[]) =>
    list.map(([size, hits]) => ({ contracts: size, hits }));

  it('is that of the contracts where each is a consultation of its own', () => {
    // By hand: p = 1/4, linearised variance 4/3 · p(1-p)/4, so the effect is 4/3 and 4 / (4/3) = 3.
    expect(effectiveNumber(clusters([1, 1], [1, 0], [1, 0], [1, 0]))).toBe(3);
  });

  it('is that of the consultations where the contracts of each are alike', () => {
    // By hand: p = 1/2, (40-20)² + (0-20)² = 800, 800 / 80² · 2 = 0.25 against 0.25 / 80: an effect of 80.
    expect(effectiveNumber(clusters([40, 40], [40, 0]))).toBe(1);
  });

  it('takes the contracts of a consultation for alike where none or all are hits', () => {
    // Kish: (42² + 1) / 43.
    expect(effectiveNumber(clusters([42, 0], [1, 0]))).toBe(1);
    expect(effectiveNumber(clusters([2, 2], [2, 2], [2, 2]))).toBe(3);
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
    expect(interval(count, n, n)).toEqual({ share, low, high });
  });
});

describe('parts of a hundred', () => {
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
