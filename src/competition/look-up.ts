import { MINIMUM } from '#schemas/competition/limits.ts';
import type { Cell } from '#schemas/competition/cell.ts';
import type { Choice, Figures } from '#schemas/competition/figures.ts';
import { keyOf, widerAndWider, type Widening } from './counting/choice.ts';

/** Counts of contracts and of consultations. */
export type Counted = Pick<Cell, 'contracts' | 'consultations'>;

/** Answer to a choice. */
export interface Answer {
  /** Counts of the choice that was asked for; nothing below two contracts, which files leave out. */
  readonly asked: Counted | undefined;
  /** The choice that answers: the one asked for, or the next wider one of 30 consultations or more. */
  readonly choice: Choice;
  /** The figures of the choice that answers. */
  readonly cell: Cell;
  /** Steps given up to reach it, in order; empty when the choice that was asked for answers. */
  readonly dropped: readonly Widening[];
}

/**
 * The figures for a choice. Under 30 consultations it says nothing: the next wider choice answers, by giving up the
 * department for its region, the region, the CPV group for its division, the amount, the procedure, the division.
 * Nothing answers when the whole source has fewer than 30 consultations.
 */
export function lookUp(
  { cells, tooFew }: Pick<Figures, 'cells' | 'tooFew'>,
  choice: Choice,
): Answer | undefined {
  const dropped: Widening[] = [];
  for (const { choice: wider, dropped: given } of widerAndWider(choice)) {
    if (given !== undefined) dropped.push(given);
    const cell = cells[keyOf(wider)];
    if (cell !== undefined && cell.consultations >= MINIMUM)
      return { asked: cellOrCount({ cells, tooFew }, choice), choice: wider, cell, dropped };
  }
  return undefined;
}

/** Finds a choice itself: its cell, or its counts where they are too few; nothing below two contracts. */
export function cellOrCount(
  { cells, tooFew }: Pick<Figures, 'cells' | 'tooFew'>,
  choice: Choice,
): Cell | Counted | undefined {
  const key = keyOf(choice);
  const few = tooFew[key];
  return cells[key] ?? (few && { contracts: few[0], consultations: few[1] });
}

/** The lower edge of the band that holds an amount in euros before VAT. */
export function bandOf({ bands }: Pick<Figures, 'bands'>, amount: number): number | undefined {
  return bands.findLast(({ from }) => from <= amount)?.from;
}

/** Says whether single offers are rarer or more frequent than in the whole source, beyond the interval of the share. */
export function positionOf({ single }: Cell, whole: Cell): 'fewer' | 'unknown' | 'more' {
  if (single.high < whole.single.share) return 'fewer';
  return single.low > whole.single.share ? 'more' : 'unknown';
}
