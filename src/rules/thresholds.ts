import type { Buyer, Kind } from '#schemas/content/thresholds.ts';

/** A procedure threshold of one kind of contract. */
export interface Threshold {
  readonly kind: Kind;
  /** The amount from which the procedure applies, by buyer, in euros before VAT. */
  readonly from: Readonly<Record<Buyer, number>>;
}

/** A purchase whose procedure is asked for. */
export interface Purchase {
  readonly buyer: Buyer;
  readonly kind: Kind;
  /** The estimated value of the whole need, in euros before VAT. */
  readonly amount: number;
}

/** The threshold that applies: of those of this kind that the amount has reached, the highest. */
export function thresholdFor<Known extends Threshold>(
  thresholds: readonly Known[],
  { buyer, kind, amount }: Purchase,
): Known | undefined {
  return thresholds
    .filter((threshold) => threshold.kind === kind && threshold.from[buyer] <= amount)
    .reduce<Known | undefined>(
      (highest, threshold) =>
        highest === undefined || threshold.from[buyer] > highest.from[buyer] ? threshold : highest,
      undefined,
    );
}
