import { memoize } from './memoize.ts';

/** Amounts that are believed, in euros before VAT: files write 10 € or 10¹² € for none. */
const [LEAST_AMOUNT, MOST_AMOUNT] = [100, 1_000_000_000];

/**
 * Normalizes the number of a buyer (SIRET, 14 digits): no spaces, and the zeros that a spreadsheet took. Returns
 * undefined for a number that a spreadsheet shortened (`2.175E+13`), which can no longer be known.
 */
export const normalizeBuyer = memoize((typed: string): string | undefined => {
  const bare = typed.replaceAll(/\s/g, '').replace(/^(\d+)[.,]0+$/, '$1');
  if (bare === '' || /^\d+[.,]?\d*E\+?\d+$/i.test(bare)) return undefined;
  return /^\d{9,13}$/.test(bare) ? bare.padStart(14, '0') : bare.toUpperCase();
});

/** Normalizes the number that a buyer gives a contract: no case, spaces or ` . , / _ -`, which files write differently. */
export function normalizeContractNumber(typed: string): string {
  return typed
    .trim()
    .replace(/^(\d+)[.,]0+$/, '$1')
    .replaceAll(/[\s.,/_-]/g, '')
    .toLowerCase();
}

/**
 * Parses a number as files write it: `100000.5`, `100 000,50 €`, `1.234.567,89`, `1e5`. Returns undefined for a single
 * comma before three digits, which could be either sign.
 */
export function parseNumber(typed: string): number | undefined {
  const bare = typed.replaceAll(/[\s€]/g, '').replace(/^\+/, '');
  if (/^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(bare)) return Number(bare);
  if (/^-?\d+,\d{1,2}$|^-?\d+,\d{4,}$/.test(bare)) return Number(bare.replace(',', '.'));
  if (/^-?\d{1,3}(?:\.\d{3})+,\d+$/.test(bare)) return Number(bare.replaceAll('.', '').replace(',', '.'));
  if (/^-?\d{1,3}(?:,\d{3})+\.\d+$|^-?\d{1,3}(?:,\d{3}){2,}$/.test(bare))
    return Number(bare.replaceAll(',', ''));
  if (/^-?\d{1,3}(?:\.\d{3}){2,}$/.test(bare)) return Number(bare.replaceAll('.', ''));
  return undefined;
}

/** Parses an amount in euros; `undefined` outside the range of a contract. */
export function parseAmount(typed: string): number | undefined {
  const euros = parseNumber(typed);
  return euros !== undefined && euros >= LEAST_AMOUNT && euros <= MOST_AMOUNT ? euros : undefined;
}

export function parseOfferCount(typed: string): number | undefined {
  const count = parseNumber(typed);
  return count !== undefined && Number.isSafeInteger(count) ? count : undefined;
}
