import { readCompetition, type Source } from '../../competition/read.ts';
import { verdictOf } from '../../competition/verdicts.ts';
import { formatNumber, formatPercent, formatPoints } from '../../i18n/format.ts';
import { typeset } from '../../i18n/typography.ts';
import type { Locale } from '../../locales.ts';
import type { Trial } from '../../schemas/competition/figures.ts';

/** A source that was checked, and what the check says. */
export interface Result {
  readonly source: Source['figures']['source'];
  readonly checked: Trial;
  /** The forecast of the number of offers by procedure and amount, which pages announce. */
  readonly offers: Trial['offers'][number];
  /** What a page answers to who chooses everything at once. */
  readonly explorer: Trial['offers'][number] | undefined;
  /** Which of the two intervals hold. */
  readonly held: 'both' | 'narrow' | 'wide' | 'neither';
}

/** Every source that was checked, the one judged on most markets first; sources are never added up. */
export function results(): Result[] {
  const found = readCompetition().flatMap<Result>(({ figures: { source }, trial: checked }) => {
    if (checked === undefined) return [];
    const offers = checked.offers.find(({ forecast }) => forecast === 'procedure-amount');
    if (!offers) return [];
    const [narrow, wide] = [offers.quartiles, offers.deciles].map((one) => verdictOf(one) === 'holds');
    return [
      {
        source,
        checked,
        offers,
        explorer: checked.offers.find(({ forecast }) => forecast === 'finest'),
        held: narrow ? (wide ? 'both' : 'narrow') : wide ? 'wide' : 'neither',
      },
    ];
  });
  return found.toSorted((one, other) => other.checked.judged.contracts - one.checked.judged.contracts);
}

/** The message key of a forecast. */
export function forecastKey(forecast: string): 'overall' | 'procedureAmount' {
  // The names are those of the protocol; a test holds that each has its words.
  if (forecast === 'one-number') return 'overall';
  if (forecast === 'finest') return 'explorer' as 'overall';
  return forecast.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) as 'overall';
}

/** A share as a whole percentage. */
export function whole(share: number, locale: Locale): string {
  return formatPercent(Math.round(share * 100), locale);
}

/** A share in percent with one decimal. */
export function tenth(share: number, locale: Locale): string {
  return formatPercent(share * 100, locale);
}

/** A gain and its interval, in percent with one decimal and a sign. */
export function gainOf({ value, low, high }: Trial['single'][number]['skill'], locale: Locale) {
  const signed = (share: number) => {
    const percent = Math.round(share * 1000) / 10;
    return `${formatPoints(percent, locale)}${locale === 'fr' ? '\u00A0%' : '%'}`;
  };
  return { value: signed(value), low: signed(low), high: signed(high) };
}

/** A number of markets. */
export function count(value: number, locale: Locale): string {
  return formatNumber(value, locale);
}

/** The title or the scope of a source, in the typography of its language. */
export function wording(words: Readonly<Record<Locale, string>>, locale: Locale): string {
  return typeset(words[locale], locale);
}
