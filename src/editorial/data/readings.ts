import { withoutMarkets } from '../../competition/pages.ts';
import { keyOf } from '../../competition/choice.ts';
import { ReadingsSchema, type Reading } from '../../schemas/competition/readings.ts';
import type { Cell, Figures } from '../../schemas/competition/figures.ts';
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
  return cell && { reading, cell, others: all.n - cell.n };
}
