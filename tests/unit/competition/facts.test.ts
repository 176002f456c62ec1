import { describe, expect, it } from 'vitest';
import { chanceQuery, valueOf, yearOf } from '../../../src/competition/bid/value.ts';
import { factsOf } from '../../../src/competition/facts.ts';
import { cellOf } from './fixtures.ts';

const cell = (offers: readonly number[], quartiles: [number, number, number], within: number) =>
  cellOf(offers, { quartiles, within: { count: within, share: 0 } });

describe('what a sentence says of a cell', () => {
  const dots = ({ drawing }: ReturnType<typeof factsOf>, part?: string) =>
    drawing.filter((one) => part === undefined || one.part === part).reduce((sum, one) => sum + one.dots, 0);

  it('is of a hundred markets, and its drawing says the same', () => {
    const facts = factsOf(cell([226, 320, 300, 209, 110, 60, 40, 20, 15, 10], [2, 3, 4], 829));
    expect(facts).toMatchObject({ of: 100, median: 3, from: 2, to: 4, single: 17, within: 63 });
    expect([dots(facts), dots(facts, 'single'), dots(facts, 'within'), dots(facts, 'outside')]).toEqual([
      100, 17, 63, 20,
    ]);
  });

  it('is of each market where there are fewer than a hundred', () => {
    const facts = factsOf(cell([4, 10, 12, 6, 5, 4, 0, 0, 0, 0], [2, 3, 4], 28));
    expect(facts).toMatchObject({ of: 41, single: 4, within: 28 });
    expect(facts.drawing.map((one) => [one.offers, one.dots])).toEqual([
      [1, 4],
      [2, 10],
      [3, 12],
      [4, 6],
      [5, 5],
      [6, 4],
    ]);
  });

  it('counts a single offer as within where the first quartile is one', () => {
    const facts = factsOf(cell([41, 5, 7, 0, 0, 0, 0, 0, 0, 0], [1, 1, 1], 41));
    expect(facts).toMatchObject({ of: 53, single: 41, within: 41 });
  });

  it('parts ten and more where the third quartile lies there', () => {
    const facts = factsOf(cell([4, 4, 4, 8, 8, 8, 8, 8, 8, 40], [4, 12, 19], 74));
    expect(facts).toMatchObject({ of: 100, single: 4, within: 74 });
    expect(facts.drawing.filter(({ offers }) => offers === 10)).toEqual([
      { offers: 10, part: 'within', dots: 26 },
      { offers: 10, part: 'outside', dots: 14 },
    ]);
  });
});

describe('an answer', () => {
  const bid = { days: 12, rate: 500, margin: 30_000, chance: { low: 0.15, high: 0.35 } };

  it('is worth its chance times its margin, less its cost', () => {
    const { value, ...rest } = valueOf(bid);
    expect(value.low).toBeCloseTo(-1500, 6);
    expect(value.high).toBeCloseTo(4500, 6);
    expect(rest).toMatchObject({ cost: 6000, breakEven: 0.2, verdict: 'open', costWorthAll: 4500 });
  });

  it.each([
    [{ low: 0.3, high: 0.5 }, 'worth'],
    [{ low: 0.05, high: 0.2 }, 'notWorth'],
    [{ low: 0.2, high: 0.5 }, 'open'],
  ] as const)('with a chance of %j is %s', (chance, verdict) => {
    expect(valueOf({ ...bid, chance }).verdict).toBe(verdict);
  });

  it('has no chance to break even without a margin', () => {
    expect(valueOf({ ...bid, margin: 0 })).toMatchObject({ breakEven: undefined, verdict: 'notWorth' });
  });

  it('is given as often a year as its days allow', () => {
    expect(yearOf(bid, 100).answers).toBe(8);
    expect(yearOf(bid, 100).value.high).toBeCloseTo(36_000, 6);
    expect(yearOf({ ...bid, days: 0 }, 100).answers).toBe(0);
  });

  it('takes the chance of one more bidder from the explorer, in percent', () => {
    expect(chanceQuery({ oneMore: 0.2864 })).toBe('low=28.6&high=28.6&from=explorer');
  });
});
