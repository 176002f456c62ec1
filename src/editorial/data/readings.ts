import { keyOf } from '../../competition/choice.ts';
import { cellOf, countWithin } from '../../competition/statistics.ts';
import { ReadingsSchema, type Reading } from '../../schemas/competition/readings.ts';
import type { Cell, Figures } from '../../schemas/competition/figures.ts';
import { MINIMUM } from '../../schemas/competition/limits.ts';
import { readDataFile } from './data-file.ts';

/** A reading that holds for the figures of a source, and what the code's figures are without its other markets. */
export interface Reread {
  readonly reading: Reading;
  readonly others: number;
  readonly cell: Cell;
}

/** What was read of a CPV division in the very file that the figures come from; nothing where nobody read it. */
export function rereadOf({ source, cells }: Figures, cpv: string | undefined): Reread | undefined {
  if (cpv === undefined) return undefined;
  const reading = readDataFile('content/readings.yaml', ReadingsSchema).readings.find(
    (one) =>
      one.source === source.id && one.cpv === cpv && source.files.some(({ sha256 }) => sha256 === one.sha256),
  );
  const all = cells[keyOf({ cpv })];
  if (reading === undefined || all === undefined) return undefined;
  const cell = withoutMarkets(all, reading.others);
  return cell && { reading, cell, others: all.contracts - cell.contracts };
}

/**
 * A cell without some of its markets, given by how many offers they received (10 is ten and more). Nothing where fewer
 * than 30 are left, or where a quartile is ten or more, which the counts of a cell do not tell apart.
 */
export function withoutMarkets(
  cell: Cell,
  others: readonly { readonly offers: number; readonly count: number }[],
): Cell | undefined {
  const offers = cell.offers.map((count, place) =>
    others.reduce((left, other) => (other.offers === place + 1 ? left - other.count : left), count),
  );
  const histogram = offers.map((markets, place) => [place + 1, markets] as const);
  if (countWithin(histogram, 1, 10) < MINIMUM || offers.some((count) => count < 0)) return undefined;
  const left = cellOf(histogram, cell.period);
  return left.quartiles[2] >= 10 ? undefined : left;
}
