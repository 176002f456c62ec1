import type { Locale } from '../../locales.ts';

const REGION = { fr: 'fr-FR', en: 'en-GB' } as const satisfies Record<Locale, string>;
const DAY_MS = 86_400_000;

/** A signed number of points: `+15`, `−4`, `0`. */
export function points(count: number): string {
  if (count === 0) return '0';
  return `${count < 0 ? '−' : '+'}${Math.abs(count)}`;
}

/** Caches a formatter by language: to make one costs a hundred times what using it does. */
function keep<Format>(make: (region: string) => Format): (locale: Locale) => Format {
  const made: Partial<Record<Locale, Format>> = {};
  return (locale) => (made[locale] ??= make(REGION[locale]));
}

const money = keep(
  (region) => new Intl.NumberFormat(region, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }),
);
const numbers = keep((region) => new Intl.NumberFormat(region));
const dates = keep((region) => new Intl.DateTimeFormat(region, { dateStyle: 'full', timeZone: 'UTC' }));
const lists = keep((region) => new Intl.ListFormat(region, { type: 'conjunction' }));

/** Whole euros, as the language writes them. */
export function euros(amount: number, locale: Locale): string {
  // The art direction asks for full no-break spaces, as at build.
  return money(locale).format(amount).replaceAll('\u202F', '\u00A0');
}

/** A number with the language's thousands. */
export function inFigures(value: number, locale: Locale): string {
  return numbers(locale).format(value);
}

/** The day that comes `days` after today. */
export function dayAfter(today: Date, days: number): Date {
  return new Date(Date.UTC(today.getFullYear(), today.getMonth(), today.getDate()) + days * DAY_MS);
}

/** A day in words: `lundi 14 décembre 2026`. */
export function dayInWords(day: Date, locale: Locale): string {
  const text = dates(locale).format(day);
  return locale === 'fr' ? text.replace(/ 1 (?=\p{Letter})/u, ' 1er ') : text;
}

/** A list in words: `a, b et c`. */
export function inWords(items: readonly string[], locale: Locale): string {
  return lists(locale).format(items);
}

/** A wording in the middle of a sentence. */
export function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
