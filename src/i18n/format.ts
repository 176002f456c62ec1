import type { Locale } from '#locales.ts';
import { REGION } from '#region.ts';
import { DAY_MS } from '#time.ts';

/** Number in the language's digits and grouping, e.g. `2 400 000` or `2,400,000`. */
export function formatNumber(value: number, locale: Locale): string {
  return withFullSpaces(numberFormat(locale).format(value));
}

/** Amount in a currency (ISO 4217), without decimals when it has none. */
export function formatMoney(amount: number, currency: string, locale: Locale): string {
  return withFullSpaces(
    numberFormat(locale, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }).format(
      amount,
    ),
  );
}

/** Large amount shortened to millions or billions of euros, e.g. `1,1 M€`, `200 Md€` or `€200bn`. */
export function formatAmount(euros: number, locale: Locale): string {
  if (euros < 1_000_000) return formatMoney(euros, 'EUR', locale);
  const [divisor, french, english] = euros < 1e9 ? [1e6, 'M€', 'm'] : [1e9, 'Md€', 'bn'];
  const figure = numberFormat(locale, { maximumFractionDigits: 2 }).format(euros / divisor);
  return withFullSpaces(locale === 'fr' ? `${figure} ${french}` : `€${figure}${english}`);
}

/** A whole percentage with its sign, e.g. `82 %` or `82%`. */
export function formatPercent(percent: number, locale: Locale): string {
  return withFullSpaces(
    numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(percent / 100),
  );
}

/** Signed number of points, e.g. `+15` or `−4`. */
export function formatPoints(points: number, locale: Locale): string {
  const digits = formatNumber(Math.abs(points), locale);
  return points === 0 ? digits : `${points < 0 ? '−' : '+'}${digits}`;
}

/** List in words, e.g. `a, b et c` or `a, b and c`. */
export function formatList(items: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(REGION[locale], { type: 'conjunction' }).format(items);
}

/**
 * Calendar day in full, e.g. `21 novembre 2026` or `1er avril 2026`. Takes an ISO day (`2026-11-21`), read as that
 * day everywhere, or a month alone (`2021-12`). `medium` shortens the month, e.g. `21 nov. 2026`.
 */
export function formatDay(isoDay: string, locale: Locale, dateStyle: 'long' | 'medium' = 'long'): string {
  const isMonth = isoDay.length === 7;
  const style = isMonth ? ({ year: 'numeric', month: 'long' } as const) : { dateStyle };
  const date = new Date(`${isoDay}${isMonth ? '-01' : ''}T00:00:00Z`);
  const day = date.toLocaleDateString(REGION[locale], { ...style, timeZone: 'UTC' });
  return locale === 'fr' ? day.replace(/^1 /, '1er ') : day;
}

/** Period in a few words: a half-year where it lies in one, e.g. `2e semestre 2024`, else its first and last day. */
export function formatPeriod(
  { from, to }: { readonly from: string; readonly to: string },
  locale: Locale,
): string {
  const [first, last] = [from, dayBefore(to)].map(
    (day) => [day.slice(0, 4), Number(day.slice(5, 7)) > 6] as const,
  );
  if (first === undefined || String(first) !== String(last))
    return `${formatDay(from, locale, 'medium')} – ${formatDay(to, locale, 'medium')}`;
  const [year, isSecond] = first;
  if (locale === 'fr') return `${isSecond ? '2e' : '1er'}\u00A0semestre ${year}`;
  return `${isSecond ? 'second' : 'first'} half of ${year}`;
}

/** Day before a first of January or July, on which a half-year of files ends; any other day itself. */
function dayBefore(day: string): string {
  if (!/-0[17]-01$/.test(day)) return day;
  return new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);
}

/** Date of a source as it is cited: a day in full, a month as `03/2024`, or a year alone. */
export function formatSourceDate(date: string, locale: Locale): string {
  return date.length === 10 ? formatDay(date, locale) : date.split('-').toReversed().join('/');
}

/** Formatters are cached: creating one costs more than a hundred uses. */
const numberFormats = new Map<string, Intl.NumberFormat>();

function numberFormat(locale: Locale, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const name = `${locale} ${JSON.stringify(options)}`;
  const format = numberFormats.get(name) ?? new Intl.NumberFormat(REGION[locale], options);
  numberFormats.set(name, format);
  return format;
}

/** Intl groups French digits by narrow no-break spaces; the art direction asks for full ones. */
function withFullSpaces(formatted: string): string {
  return formatted.replaceAll('\u202F', '\u00A0').replaceAll(/(?<=\d) /g, '\u00A0');
}
