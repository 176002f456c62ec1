import { BID_EXAMPLE, BID_FIELDS, BID_LIMITS, type BidField } from '#schemas/competition/bid.ts';
import type { Bid } from './value.ts';

/** Fault of a field: `order` is a lowest chance above the highest. */
export type BidFault = 'missing' | 'unreadable' | 'zero' | 'tooLarge' | 'order';

/** The fields as they were typed or stand in an address; one that is absent is that of the example. */
export type TypedBid = Readonly<Partial<Record<BidField, string>>>;

/** An answer to work out, with the working days that a year has for such answers. */
export interface ReadBid {
  readonly bid: Bid;
  readonly year: number;
}

/** The answer that the page is built with. */
export const EXAMPLE: ReadBid = toRead(BID_EXAMPLE);

function toRead({ days, rate, margin, low, high, year }: Readonly<Record<BidField, number>>): ReadBid {
  return { bid: { days, rate, margin, chance: { low: low / 100, high: high / 100 } }, year };
}

/** Reads the fields, or says what is wrong with each that is wrong, in their order. A chance may be zero. */
export function readBid(typed: TypedBid): ReadBid | { readonly faults: ReadonlyMap<BidField, BidFault> } {
  const numbers: Record<BidField, number> = { ...BID_EXAMPLE };
  const faults = new Map<BidField, BidFault>();
  for (const field of BID_FIELDS) {
    const read = typed[field] === undefined ? BID_EXAMPLE[field] : readField(field, typed[field]);
    if (typeof read === 'string') faults.set(field, read);
    else numbers[field] = read;
  }
  const isChance = !faults.has('low') && !faults.has('high');
  if (isChance && numbers.low > numbers.high) faults.set('high', 'order');
  return faults.size > 0 ? { faults } : toRead(numbers);
}

function readField(field: BidField, typed: string): number | BidFault {
  const isChance = field === 'low' || field === 'high';
  const read = readNumber(typed.replace(/[€%]|jours?|days?|euros?/giu, ''), isChance);
  if (typeof read === 'string') return read;
  if (read > BID_LIMITS[field]) return 'tooLarge';
  return read === 0 && !isChance ? 'zero' : read;
}

/**
 * Reads a number as people type it in either language. A point or a comma followed by three digits groups thousands,
 * otherwise it opens the decimals, as it always does in a chance and after a zero (`33,333`, `0.125`).
 */
function readNumber(typed: string, isChance: boolean): number | 'missing' | 'unreadable' {
  const bare = typed.replace(/[\s'’]/gu, '');
  if (bare === '') return 'missing';
  if (isChance || /^0[.,]/.test(bare))
    return /^\d+(?:[.,]\d+)?$/.test(bare) ? Number(bare.replace(',', '.')) : 'unreadable';
  const [, whole = '', decimals = '0'] = /^(\d+|\d{1,3}(?:[.,]\d{3})+)(?:[.,](\d{1,2}))?$/.exec(bare) ?? [];
  return whole === '' ? 'unreadable' : Number(`${whole.replace(/[.,]/g, '')}.${decimals}`);
}
