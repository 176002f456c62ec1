import type { Cell } from '#schemas/competition/cell.ts';
import type { Choice, Figures, Procedure } from '#schemas/competition/figures.ts';
import { choiceKey } from './counting/choice.ts';
import { amountBand } from './look-up.ts';

/** Facts of a tender before it is answered. */
interface Tender {
  /** CPV code, eight digits. */
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
 * Finds the figures of the tender's procedure, amount band and CPV group, in the first source that covers its trade and
 * has 30 such consultations. A source of one trade or one buyer covers no other, and each source only the regions where
 * it has 30 consultations. Returns undefined rather than the figures of a wider choice.
 */
export function findMeasured(sources: readonly Figures[], tender: Tender): Measured | undefined {
  const { cpv, procedure, amount, region } = tender;
  for (const figures of sources) {
    const { source, cells } = figures;
    const band = amountBand(figures, amount);
    const isCovered =
      !source.only && cpv.startsWith(source.cpv) && cells[choiceKey({ region })] !== undefined;
    if (!isCovered || band === undefined) continue;
    const group = cpv.slice(0, 3);
    const choice: Choice = { procedure, band, ...(!source.cpv.startsWith(group) && { cpv: group }) };
    const { [choiceKey(choice)]: cell } = cells;
    if (cell !== undefined) return { source, choice, cell };
  }
  return undefined;
}
