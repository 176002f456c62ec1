import type { Locale } from '#locales.ts';
import { REGION } from '#region.ts';

/** A signed number of points: `+15`, `−4`, `0`. */
export function formatPoints(count: number): string {
  if (count === 0) return '0';
  return `${count < 0 ? '−' : '+'}${Math.abs(count)}`;
}

/** Whole euros, as the language writes them. */
export function formatEuros(amount: number, locale: Locale): string {
  // The art direction asks for full no-break spaces, as at build.
  return amount
    .toLocaleString(REGION[locale], { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })
    .replaceAll('\u202F', '\u00A0');
}

export function formatNumber(value: number, locale: Locale): string {
  return value.toLocaleString(REGION[locale]);
}

/** A day in words: `lundi 14 décembre 2026`. */
export function formatDay(day: Date, locale: Locale): string {
  const text = day.toLocaleDateString(REGION[locale], { dateStyle: 'full', timeZone: 'UTC' });
  return locale === 'fr' ? text.replace(/ 1 (?=\p{Letter})/u, ' 1er ') : text;
}

/** A list in words: `a, b et c`. */
export function formatList(items: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(REGION[locale], { type: 'conjunction' }).format(items);
}

/** A wording in the middle of a sentence. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
