import { parseAmount, parseDecimal, parseNumber } from '#schemas/amounts.ts';
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
  const number = parseField(field, typed);
  if (typeof number === 'string') return number;
  if (number > BID_LIMITS[field]) return 'tooLarge';
  return number === 0 && !isChance ? 'zero' : number;
}

/** Amounts are written like everywhere on the site, days and chances as numbers. */
function parseField(field: BidField, typed: string): number | BidFault {
  if (field === 'rate' || field === 'margin') {
    const amount = parseAmount(typed);
    return amount === 'taxIncluded' ? 'unreadable' : amount;
  }
  const bare = typed.replace(/%|jours?|days?/giu, '').trim();
  if (bare === '') return 'missing';
  const isDecimal = field === 'low' || field === 'high' || /^0[.,]/.test(bare);
  return (isDecimal ? parseDecimal(bare) : parseNumber(bare)) ?? 'unreadable';
}
