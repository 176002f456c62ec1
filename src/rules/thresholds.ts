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

/** Reason for which an amount could not be read. */
export type AmountFault = 'missing' | 'unreadable' | 'zero' | 'tooLarge';

/** In euros. No contract is larger: a larger amount was mistyped. */
const LARGEST = 100_000_000_000;

/**
 * Reads an amount in euros as people type it in French: `75 000`, `75.000 €`, `1 250 000,50 € HT`. A point or a comma
 * followed by three digits groups thousands, otherwise by one or two it opens the cents. Says what is wrong if not.
 */
export function readAmount(typed: string): number | AmountFault {
  const bare = typed.replace(/[\s'’]|€|euros?|H\.?T\.?$/giu, '');
  if (bare === '') return 'missing';
  const [, whole = '', cents = '0'] = /^(\d+|\d{1,3}(?:[.,]\d{3})+)(?:[.,](\d{1,2}))?$/.exec(bare) ?? [];
  if (whole === '') return 'unreadable';
  const amount = Number(`${whole.replace(/[.,]/g, '')}.${cents}`);
  if (amount === 0) return 'zero';
  return amount > LARGEST ? 'tooLarge' : amount;
}
