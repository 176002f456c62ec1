import type { Cell } from '#schemas/competition/cell.ts';
import { apportion } from './counting/statistics.ts';

const PARTS = ['single', 'within', 'outside'] as const;

/** Dots of one part in one column of a drawing; the last column may hold two parts. */
export interface Dots {
  /** Number of offers; 10 is ten and more. */
  readonly offers: number;
  readonly part: 'single' | 'within' | 'outside';
  readonly dots: number;
}

/** Numbers of the sentence about a cell, and of its drawing. */
export interface Facts {
  /** Number of dots: a hundred, or one for each contract where there are fewer. */
  readonly of: number;
  readonly median: number;
  /** First and third quartile, both included in what is within. */
  readonly from: number;
  readonly to: number;
  readonly single: number;
  /** Dots from the first quartile to the third, a single offer among them where the first is 1. */
  readonly within: number;
  /** Its dots add up to `of`, and by part to the numbers of the sentence. */
  readonly drawing: readonly Dots[];
}

/**
 * Computes the numbers of "on a hundred contracts, 63 received 2 to 4 offers and 17 a single one", and of its drawing.
 * Both come from one apportionment, first among the parts, then inside each, so that they never disagree.
 */
export function cellFacts({ contracts, quartiles: [from, median, to], offers, within }: Cell): Facts {
  const of = Math.min(contracts, 100);
  const pieces = offers.slice(0, 9).map((count, place) => {
    const isWithin = place + 1 >= from && place + 1 <= to;
    return {
      offers: place + 1,
      part: place === 0 ? 'single' : isWithin ? 'within' : 'outside',
      count,
      isWithin,
    };
  });
  const before = pieces.reduce((sum, { count, isWithin }) => (isWithin ? sum + count : sum), 0);
  const tail = { within: within.count - before, outside: (offers[9] ?? 0) - (within.count - before) };
  const all = [
    ...pieces,
    { offers: 10, part: 'within', count: tail.within },
    { offers: 10, part: 'outside', count: tail.outside },
  ];
  const byPart = PARTS.map((part) => all.filter((piece) => piece.part === part));
  const shares = apportion(
    byPart.map((list) => list.reduce((sum, { count }) => sum + count, 0)),
    of,
  );
  const drawing = byPart.flatMap((list, place) => {
    const dots = apportion(
      list.map(({ count }) => count),
      shares[place],
    );
    return list.map((piece, index) => ({
      offers: piece.offers,
      part: PARTS[place] ?? 'outside',
      dots: dots[index] ?? 0,
    }));
  });
  const [single = 0, others = 0] = shares;
  return {
    of,
    median,
    from,
    to,
    single,
    within: others + (from <= 1 ? single : 0),
    drawing: drawing.filter(({ dots }) => dots > 0).toSorted((a, b) => a.offers - b.offers),
  };
}
