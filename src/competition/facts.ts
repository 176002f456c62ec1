import type { Cell } from '#schemas/competition/cell.ts';
import { apportion } from './counting/statistics.ts';

const PARTS = ['single', 'within', 'outside'] as const;

/** Dots of one part in one column of a drawing; the last column may hold two parts. */
export interface Dots {
  /** Number of offers; 10 is ten and more. */
  readonly offers: number;
  readonly part: (typeof PARTS)[number];
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
  const columns = offers.slice(0, 9).map((count, place) => ({ offers: place + 1, count }));
  const inside = columns.filter((column) => column.offers >= from && column.offers <= to);
  const outside = columns.filter((column) => !inside.includes(column));
  // The third quartile may part the last column, of ten offers and more.
  const lastInside = within.count - sumCounts(inside);
  const pieces = {
    single: columns.slice(0, 1),
    within: [...inside.filter(isSeveral), { offers: 10, count: lastInside }],
    outside: [...outside.filter(isSeveral), { offers: 10, count: (offers[9] ?? 0) - lastInside }],
  };
  const shares = apportion(
    PARTS.map((part) => sumCounts(pieces[part])),
    of,
  );
  const drawing = PARTS.flatMap((part, place) => {
    const counts = pieces[part].map(({ count }) => count);
    const dots = apportion(counts, shares[place]);
    return pieces[part].map((piece, index) => ({ offers: piece.offers, part, dots: dots[index] ?? 0 }));
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

function isSeveral({ offers }: Pick<Dots, 'offers'>): boolean {
  return offers > 1;
}

function sumCounts(columns: readonly { readonly count: number }[]): number {
  return columns.reduce((sum, { count }) => sum + count, 0);
}
