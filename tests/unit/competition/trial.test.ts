import { describe, expect, it } from 'vitest';
import type { Contract } from '../../../src/competition/counting/contracts.ts';
import { trialOf } from '../../../src/competition/counting/trial.ts';

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
