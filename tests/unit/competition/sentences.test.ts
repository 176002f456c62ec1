import { describe, expect, it } from 'vitest';
import { factsOf } from '../../../src/competition/facts.ts';
import { describeDrawing, sayFacts } from '../../../src/competition/sentences.ts';
import { translator } from '../../../src/i18n/translate.ts';
import type { Cell } from '../../../src/schemas/competition/figures.ts';
import { cellOf } from './fixtures.ts';
import { drawColumns } from '../../../src/competition/drawings/columns.ts';

const say = translator('fr')('competition.say');

/** A cell of a hundred markets by their number of offers. */
function hundred(offers: readonly number[], quartiles: Cell['quartiles'], withinBeyond = 0): Cell {
  const all = Array.from({ length: 10 }, (_, place) => offers[place] ?? 0);
  const [from, , to] = quartiles;
  const within = all.slice(0, 9).reduce((sum, n, at) => (at + 1 >= from && at + 1 <= to ? sum + n : sum), 0);
  const count = within + withinBeyond;
  return cellOf(all, { quartiles, within: { count, share: count / 100 } });
}

const CELLS: readonly [string, Cell][] = [
  ['usual', hundred([17, 23, 24, 16, 8, 4, 2, 2, 2, 2], [2, 3, 4])],
  ['from one offer', hundred([30, 30, 20, 10, 10], [1, 2, 3])],
  ['from three', hundred([5, 10, 30, 30, 15, 10], [3, 4, 5])],
  ['one number of offers', hundred([0, 0, 0, 90, 10], [4, 4, 4])],
  ['a single offer only', hundred([80, 20], [1, 1, 1])],
  ['past ten', hundred([10, 0, 0, 10, 10, 10, 10, 10, 10, 30], [4, 8, 14], 20)],
  ['all of ten and more between the quartiles', hundred([2, 0, 0, 0, 0, 0, 0, 0, 0, 98], [10, 12, 19], 98)],
  ['ten and more only', hundred([2, 0, 0, 0, 0, 0, 0, 0, 0, 98], [19, 19, 19], 83)],
];

describe.each(CELLS)('what is said and drawn: %s', (_, cell) => {
  const facts = factsOf(cell);

  it('draws a dot for each market', () => {
    const { outlines } = drawColumns(facts.drawing);
    const dots = Object.values(outlines).join('').match(/m/gi) ?? [];
    expect(dots).toHaveLength(facts.of);
  });

  it('leaves no place unfilled', () => {
    const { expect: expected, shares } = sayFacts(facts, say);
    expect([expected, shares, describeDrawing(facts, say)].join(' ')).not.toContain('{{');
  });
});
