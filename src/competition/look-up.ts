import { MINIMUM } from '#schemas/competition/limits.ts';
import type { Cell } from '#schemas/competition/cell.ts';
import type { Choice, Figures } from '#schemas/competition/figures.ts';
import { choiceKey, fallbackChain, type Widening } from './counting/choice.ts';

export type Counted = Pick<Cell, 'contracts' | 'consultations'>;

export interface Answer {
  /** Counts of the requested choice; undefined below two contracts, which files leave out. */
  readonly asked: Counted | undefined;
  /** Requested choice, or the next wider one of 30 consultations or more. */
  readonly choice: Choice;
  readonly cell: Cell;
  /** Steps that led to it, in order; empty for the requested choice itself. */
  readonly dropped: readonly Widening[];
}

/**
 * Finds the figures for a choice. Under 30 consultations the next wider choice answers: the region of the department,
 * all regions, the division of the CPV group, all amounts, all procedures, all divisions. Returns undefined where the
 * whole source has fewer than 30 consultations.
 */
export function lookUp(
  { cells, tooFew }: Pick<Figures, 'cells' | 'tooFew'>,
  choice: Choice,
): Answer | undefined {
  const dropped: Widening[] = [];
  for (const { choice: wider, dropped: step } of fallbackChain(choice)) {
    if (step !== undefined) dropped.push(step);
    const cell = cells[choiceKey(wider)];
    if (cell !== undefined && cell.consultations >= MINIMUM)
      return { asked: findCellOrCounts({ cells, tooFew }, choice), choice: wider, cell, dropped };
  }
  return undefined;
}

/** Finds the cell of a choice, or its counts where they are too few; undefined below two contracts. */
export function findCellOrCounts(
  { cells, tooFew }: Pick<Figures, 'cells' | 'tooFew'>,
  choice: Choice,
): Cell | Counted | undefined {
  const key = choiceKey(choice);
  const few = tooFew[key];
  return cells[key] ?? (few && { contracts: few[0], consultations: few[1] });
}

/** Finds the lower edge of the band of an amount in euros before VAT. */
export function amountBand({ bands }: Pick<Figures, 'bands'>, amount: number): number | undefined {
  return bands.findLast(({ from }) => from <= amount)?.from;
}

/** Compares the share of single offers with that of the whole source; `unknown` within the interval of the share. */
export function compareToWhole({ single }: Cell, whole: Cell): 'fewer' | 'unknown' | 'more' {
  if (single.high < whole.single.share) return 'fewer';
  return single.low > whole.single.share ? 'more' : 'unknown';
}
