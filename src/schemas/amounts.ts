export type AmountFault = 'missing' | 'unreadable' | 'taxIncluded' | 'zero' | 'tooLarge';

/** Largest amount in euros: no contract is larger, so a larger amount was mistyped. */
const LARGEST_AMOUNT = 100_000_000_000;

const MAX_LENGTH = 60;

const MULTIPLIERS: Readonly<Record<string, number>> = {
  '': 1,
  k: 1000,
  mille: 1000,
  m: 1_000_000,
  million: 1_000_000,
  millions: 1_000_000,
  md: 1_000_000_000,
  mds: 1_000_000_000,
  bn: 1_000_000_000,
  milliard: 1_000_000_000,
  milliards: 1_000_000_000,
};

const NEUTRAL = /hors taxes?|excl\.?(?:uding)? ?vat|h\.?t\.?(?![a-z])|euros?|eur(?![a-z])|[€\s'’]/gu;

const TAX_INCLUDED = /ttc|t\.t\.c|toutes taxes|incl\.?(?:uding)? ?vat/u;

/**
 * Parses an amount in euros before VAT as people write it in French or English: `75 000`, `75.000 €`, `60k`, `1,5 M€`,
 * `60 000 € hors taxes`. Returns the fault when it is no amount.
 */
export function parseAmount(text: string): number | AmountFault {
  if (text.length > MAX_LENGTH) return 'unreadable';
  const lower = text.toLowerCase();
  if (TAX_INCLUDED.test(lower)) return 'taxIncluded';
  const bare = lower.replace(NEUTRAL, '');
  if (bare === '') return 'missing';
  const [, digits = '', suffix = ''] = /^([\d.,]+)([a-z]*)$/.exec(bare) ?? [];
  const multiplier = MULTIPLIERS[suffix];
  if (multiplier === undefined) return 'unreadable';
  const number = suffix === '' ? parseNumber(digits) : (parseDecimal(digits) ?? parseNumber(digits));
  if (number === undefined) return 'unreadable';
  const amount = Math.round(number * multiplier * 100) / 100;
  if (amount === 0) return 'zero';
  return amount > LARGEST_AMOUNT ? 'tooLarge' : amount;
}

/**
 * Parses a number in which a point or a comma followed by three digits groups thousands, and one followed by one or two
 * digits opens the decimals: `1.250.000,5`, `75,000`.
 */
export function parseNumber(text: string): number | undefined {
  const bare = text.replace(/[\s'’]/gu, '');
  if (bare.length > MAX_LENGTH) return undefined;
  const [, whole, decimals = '0'] = /^(\d+|\d{1,3}(?:[.,]\d{3})+)(?:[.,](\d{1,2}))?$/.exec(bare) ?? [];
  return whole === undefined ? undefined : Number(`${whole.replace(/[.,]/g, '')}.${decimals}`);
}

/** Parses a number in which a point or a comma always opens the decimals: `33,333`, `0.125`. */
export function parseDecimal(text: string): number | undefined {
  const bare = text.replace(/[\s'’]/gu, '');
  if (bare.length > MAX_LENGTH) return undefined;
  return /^\d+(?:[.,]\d+)?$/.test(bare) ? Number(bare.replace(',', '.')) : undefined;
}
