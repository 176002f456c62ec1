import { describe, expect, it } from 'vitest';
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
