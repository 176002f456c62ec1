import type { Buyer, Kind } from '../schemas/thresholds.ts';

/** A step of the ladder of a kind of contract: what it takes to choose among steps. */
export interface Step {
  readonly kind: Kind;
  /** The amount that opens the step for each buyer, in euros before VAT. */
  readonly from: Readonly<Record<Buyer, number>>;
}

/** What a buyer asks. */
export interface Question {
  readonly buyer: Buyer;
  readonly kind: Kind;
  /** The estimated value of the whole need, in euros before VAT. */
  readonly amount: number;
}

/** The step that applies: of those of this kind that the amount has reached, the highest. */
export function stepFor<Known extends Step>(
  steps: readonly Known[],
  { buyer, kind, amount }: Question,
): Known | undefined {
  return steps
    .filter((step) => step.kind === kind && step.from[buyer] <= amount)
    .reduce<Known | undefined>(
      (highest, step) => (highest === undefined || step.from[buyer] > highest.from[buyer] ? step : highest),
      undefined,
    );
}
