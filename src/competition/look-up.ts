import { MINIMUM } from '../schemas/competition/limits.ts';
import type { Cell, Choice, Figures } from '../schemas/competition/figures.ts';
import { keyOf, widerAndWider, type Widening } from './choice.ts';

/** What is answered to a choice. */
export interface Answer {
  /** How many markets make the choice that was asked for; nothing below two, which files leave out. */
  readonly asked: number | undefined;
  /** The choice that answers: the one asked for, or the next wider one that 30 markets or more make. */
  readonly choice: Choice;
  /** The figures of the choice that answers. */
  readonly cell: Cell;
  /** What was given up to reach it, in order; empty when the choice that was asked for answers. */
  readonly dropped: readonly Widening[];
}

/**
 * The figures for a choice. Under 30 markets it says nothing: the next wider choice answers, by giving up the
 * department for its region, the region, the CPV group for its division, the amount, the procedure, the division.
 * Nothing answers when the whole source has fewer than 30 markets.
 */
export function lookUp(
  { cells, tooFew }: Pick<Figures, 'cells' | 'tooFew'>,
  choice: Choice,
): Answer | undefined {
  const first = firstCell(cells, widerAndWider(choice));
  return first && { ...first, asked: cellOrCount({ cells, tooFew }, choice)?.contracts };
}

/** What a source says of a choice itself: its cell, or how many markets make it where these are too few; nothing below two. */
export function cellOrCount(
  { cells, tooFew }: Pick<Figures, 'cells' | 'tooFew'>,
  choice: Choice,
): Cell | { readonly contracts: number } | undefined {
  const key = keyOf(choice);
  const n = tooFew[key];
  return cells[key] ?? (n === undefined ? undefined : { contracts: n });
}

/** The first of the choices that 30 markets or more make, and what was given up to reach it. */
export function firstCell<Known extends { readonly contracts: number }>(
  cells: Readonly<Record<string, Known>>,
  choices: Iterable<{ readonly choice: Choice; readonly dropped?: Widening }>,
): { cell: Known; choice: Choice; dropped: Widening[] } | undefined {
  const given: Widening[] = [];
  for (const { choice, dropped } of choices) {
    if (dropped !== undefined) given.push(dropped);
    const cell = cells[keyOf(choice)];
    if (cell !== undefined && cell.contracts >= MINIMUM) return { cell, choice, dropped: given };
  }
  return undefined;
}

/** The lower edge of the band that holds an amount in euros before VAT. */
export function bandOf({ bands }: Pick<Figures, 'bands'>, amount: number): number | undefined {
  return bands.findLast(({ from }) => from <= amount)?.from;
}
