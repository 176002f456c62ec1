import type { Cell, Choice, Figures, Procedure } from '../schemas/competition/figures.ts';
import { MINIMUM } from '../schemas/competition/limits.ts';
import { keyOf } from './choice.ts';
import { bandOf } from './look-up.ts';
import type { Source } from './read.ts';

/** What is known of a tender before it is answered. */
interface Tender {
  /** The CPV code, eight digits. */
  readonly cpv: string;
  readonly procedure: Procedure;
  /** Of a lot, in euros before VAT: in the data each lot is a market. */
  readonly amount: number;
  /** INSEE code of the region. */
  readonly region: string;
}

/** Figures of markets like a tender, and where they come from. */
export interface Measured {
  readonly source: Figures['source'];
  readonly choice: Choice;
  readonly cell: Cell;
}

/**
 * The figures of the tender's own procedure, amount band and trade (its CPV group, else its division), from the first
 * source that has 30 such markets. A source speaks only of the regions where it has 30 markets: one city's purchases
 * say nothing of a tender elsewhere. Nothing is widened further: without such figures there is no answer.
 */
export function measuredFor(sources: readonly Source[], tender: Tender): Measured | undefined {
  const { cpv, procedure, amount, region } = tender;
  for (const { figures } of sources) {
    const band = bandOf(figures, amount);
    const speaks = figures.cells[keyOf({ region })] !== undefined;
    if (!speaks || band === undefined) continue;
    for (const trade of [cpv.slice(0, 3), cpv.slice(0, 2)]) {
      const choice: Choice = { procedure, band, cpv: trade };
      const { [keyOf(choice)]: cell } = figures.cells;
      if (cell !== undefined && cell.contracts >= MINIMUM) return { source: figures.source, choice, cell };
    }
  }
  return undefined;
}
