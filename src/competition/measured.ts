import type { Cell } from '#schemas/competition/cell.ts';
import type { Choice, Figures, Procedure } from '#schemas/competition/figures.ts';
import { keyOf } from './counting/choice.ts';
import { bandOf } from './look-up.ts';
import type { Source } from './read.ts';

/** Facts of a tender before it is answered. */
interface Tender {
  /** The CPV code, eight digits. */
  readonly cpv: string;
  readonly procedure: Procedure;
  /** Of a lot, in euros before VAT: in the data each lot is a contract. */
  readonly amount: number;
  /** INSEE code of the region. */
  readonly region: string;
}

/** Figures of contracts like a tender, and where they come from. */
export interface Measured {
  readonly source: Figures['source'];
  readonly choice: Choice;
  readonly cell: Cell;
}

/**
 * The figures of the tender's own procedure, amount band and trade (its CPV group), from the first source that holds its
 * trade and has 30 such consultations. A source about one trade speaks of no other, one of a single buyer of no other
 * buyer, and each only of the regions where it has 30 consultations. Nothing is widened: else there is no answer.
 */
export function measuredFor(sources: readonly Source[], tender: Tender): Measured | undefined {
  const { cpv, procedure, amount, region } = tender;
  for (const { figures } of sources) {
    const { source, cells } = figures;
    const band = bandOf(figures, amount);
    const speaks = !source.only && cpv.startsWith(source.cpv) && cells[keyOf({ region })] !== undefined;
    if (!speaks || band === undefined) continue;
    const group = cpv.slice(0, 3);
    const choice: Choice = { procedure, band, ...(!source.cpv.startsWith(group) && { cpv: group }) };
    const { [keyOf(choice)]: cell } = cells;
    if (cell !== undefined) return { source, choice, cell };
  }
  return undefined;
}
