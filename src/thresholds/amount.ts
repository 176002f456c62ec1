/** Why an amount could not be read. */
export type AmountFault = 'missing' | 'unreadable' | 'zero' | 'tooLarge';

/** More than any contract: what is above was mistyped. */
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
