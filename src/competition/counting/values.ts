import type { Procedure } from '#schemas/competition/figures.ts';

/** No notification is older: what is dated before was mistyped. */
const OLDEST = '2000-01-01';

/** The amounts that are believed, in euros before VAT: 10 € and 10¹² € stand in the files for none. */
const [LEAST_AMOUNT, MOST_AMOUNT] = [100, 1_000_000_000];

const MOST_REMEMBERED = 10_000;

/** Remembers what was read of a text, for texts of which files have few: so a million rows share their values. */
function remembering<Value>(read: (typed: string) => Value): (typed: string) => Value {
  const known = new Map<string, Value>();
  return (typed) => {
    const before = known.get(typed);
    if (before !== undefined) return before;
    if (known.size > MOST_REMEMBERED) known.clear();
    const value = read(typed);
    known.set(typed, value);
    return value;
  };
}

/**
 * The number of a buyer (SIRET, 14 digits): without spaces, with the zeros that a spreadsheet took. Nothing for a number
 * that a spreadsheet shortened (`2.175E+13`), which can no longer be known.
 */
export const buyerNumber = remembering((typed: string): string | undefined => {
  const bare = typed.replaceAll(/\s/g, '').replace(/^(\d+)[.,]0+$/, '$1');
  if (bare === '' || /^\d+[.,]?\d*E\+?\d+$/i.test(bare)) return undefined;
  return /^\d{9,13}$/.test(bare) ? bare.padStart(14, '0') : bare.toUpperCase();
});

/** The number that a buyer gives a contract, without what files write differently: case, spaces, ` . , / _ -`. */
export function contractNumber(typed: string): string {
  return typed
    .trim()
    .replace(/^(\d+)[.,]0+$/, '$1')
    .replaceAll(/[\s.,/_-]/g, '')
    .toLowerCase();
}

/** A day as `YYYY-MM-DD`, typed so, with a time after it, or as in France (`15/07/2024`); nothing for any other text. */
export const dayOf = remembering((typed: string): string | undefined => {
  const [, first = '', middle = '', last = ''] =
    /^\s*(\d{4}|\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{1,2})(?:\D.*)?\s*$/s.exec(typed) ?? [];
  const [year, date] = first.length === 4 ? [first, last] : [last, first];
  if (year.length !== 4 || date.length > 2) return undefined;
  const day = `${year}-${middle.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const time = new Date(`${day}T00:00:00Z`);
  const isReal = !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day);
  return isReal && day >= OLDEST ? day : undefined;
});

/**
 * A number as files write it: `100000.5`, `100 000,50 €`, `1.234.567,89`, `1e5`. A single comma before three digits
 * could be either sign, so that nothing is read of it.
 */
export function numberOf(typed: string): number | undefined {
  const bare = typed.replaceAll(/[\s\u00A0\u202F€]/g, '').replace(/^\+/, '');
  if (/^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(bare)) return Number(bare);
  if (/^-?\d+,\d{1,2}$|^-?\d+,\d{4,}$/.test(bare)) return Number(bare.replace(',', '.'));
  if (/^-?\d{1,3}(?:\.\d{3})+,\d+$/.test(bare)) return Number(bare.replaceAll('.', '').replace(',', '.'));
  if (/^-?\d{1,3}(?:,\d{3})+\.\d+$|^-?\d{1,3}(?:,\d{3}){2,}$/.test(bare))
    return Number(bare.replaceAll(',', ''));
  if (/^-?\d{1,3}(?:\.\d{3}){2,}$/.test(bare)) return Number(bare.replaceAll('.', ''));
  return undefined;
}

/** An amount in euros before VAT; nothing where it is none that is believed. */
export function amountOf(typed: string): number | undefined {
  const euros = numberOf(typed);
  return euros !== undefined && euros >= LEAST_AMOUNT && euros <= MOST_AMOUNT ? euros : undefined;
}

/** A count of offers: a whole number, written with decimals or not. */
export function countOf(typed: string): number | undefined {
  const count = numberOf(typed);
  return count !== undefined && Number.isSafeInteger(count) ? count : undefined;
}

/** The eight digits of a CPV code, with or without its check digit, and with the zero that a spreadsheet took. */
export const cpvOf = remembering((typed: string): string | undefined => {
  const [, digits] = /^\s*(\d{7,8})(?:-\d|\.0+)?\s*$/.exec(typed) ?? [];
  const code = digits?.padStart(8, '0');
  return code !== undefined && code >= '03' ? code : undefined;
});

/** The department of a department's, a municipality's or a postal code; Corsica's postal codes are of two. */
export const departmentOf = remembering((typed: string): string | undefined => {
  const code = typed.trim().replace(/\.0+$/, '').toUpperCase();
  if (!/^[\dAB]{1,5}$/.test(code)) return undefined;
  if (code.length <= 3) return code.padStart(2, '0');
  const whole = code.padStart(5, '0');
  if (/^9[78]/.test(whole)) return whole.slice(0, 3);
  if (/^20[01]/.test(whole)) return '2A';
  return whole.startsWith('20') ? '2B' : whole.slice(0, 2);
});

/** A text without accents and in small letters, with straight apostrophes. */
export function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase().trim();
}

const PROCEDURES: readonly (readonly [pattern: RegExp, key: Procedure | 'none'])[] = [
  [/sans publicite|sans mise en concurrence/, 'none'],
  [/^procedure adaptee/, 'adaptee'],
  [/^appel d'offres ouvert/, 'ouvert'],
  [/^appel d'offres restreint/, 'restreint'],
  [/^dialogue competitif/, 'dialogue'],
  [/^procedure .*negoci|^procedure concurrentielle/, 'negociation'],
];

/** The key of a procedure; `none` is without publicity or competition, nothing is empty or unknown. */
export const procedureOf = remembering((typed: string): Procedure | 'none' | undefined => {
  const name = plain(typed);
  return PROCEDURES.find(([pattern]) => pattern.test(name))?.[1];
});
