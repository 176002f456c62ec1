import type { Locale } from '#locales.ts';
import type { Claim } from '#site.ts';
import { formatAmount, formatNumber } from './format.ts';

/** Figure of a claim with its unit and its sign, but for `≈`, which is said in words: `200+`, `200 Md€`. */
export function claimFigure({ figure: { value, sign, unit } }: Claim, locale: Locale): string {
  const digits = unit === 'billionEuros' ? formatAmount(value * 1e9, locale) : formatNumber(value, locale);
  return `${digits}${sign === null || sign === '≈' ? '' : sign}`;
}
