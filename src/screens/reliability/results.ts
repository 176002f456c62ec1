import { readCompetition, type Source } from '../../competition/read.ts';
import { singleToShow, verdictOf } from '../../competition/verdicts.ts';
import { formatNumber, formatPercent, formatPoints } from '../../i18n/format.ts';
import { typeset } from '../../i18n/typography.ts';
import type { Locale } from '../../locales.ts';
import type { Reliability } from '../../schemas/competition/figures.ts';

/** A source that was checked, and what the check says. */
export interface Result {
  readonly source: Source['figures']['source'];
  readonly checked: Reliability;
  /** The forecast of the number of offers by procedure and amount, which pages announce. */
  readonly offers: Reliability['offers'][number];
  /** What a page answers to who chooses everything at once. */
  readonly explorer: Reliability['offers'][number] | undefined;
  /** Which of the two intervals hold. */
  readonly held: 'both' | 'narrow' | 'wide' | 'neither';
  /** The forecast of a single offer that is drawn, and the plain share that it is compared with. */
  readonly single: NonNullable<ReturnType<typeof singleToShow>>;
  readonly base: Reliability['single'][number];
  /** The observed share of single offers among all that were judged. */
  readonly baseShare: number;
}

/** Every source that was checked, the one judged on most markets first; sources are never added up. */
export function results(): Result[] {
  const found = readCompetition().flatMap<Result>(({ figures: { source }, reliability: checked }) => {
    if (checked === undefined) return [];
    const offers = checked.offers.find(({ forecast }) => forecast === 'procedure-amount');
    const single = singleToShow(checked);
    const [base] = checked.single;
    const baseShare = base?.bins[0]?.observed.share;
    if (!offers || !single || !base || baseShare === undefined) return [];
    const [narrow, wide] = [offers.quartiles, offers.deciles].map((one) => verdictOf(one) === 'holds');
    return [
      {
        source,
        checked,
        offers,
        explorer: checked.offers.find(({ forecast }) => forecast === 'explorer'),
        held: narrow ? (wide ? 'both' : 'narrow') : wide ? 'wide' : 'neither',
        single,
        base,
        baseShare,
      },
    ];
  });
  return found.toSorted((one, other) => other.checked.judged - one.checked.judged);
}

/** The message key of a forecast. */
export function forecastKey(forecast: string): 'overall' | 'procedureAmount' {
  // The names are those of the protocol; a test holds that each has its words.
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
export function gainOf({ value, low, high }: Reliability['single'][number]['skill'], locale: Locale) {
  const signed = (share: number) => {
    const percent = Math.round(share * 1000) / 10;
    return `${formatPoints(percent, locale)}${locale === 'fr' ? '\u00A0%' : '%'}`;
  };
  return { value: signed(value), low: signed(low), high: signed(high) };
}

/** A score with its four decimals. */
export function score(value: number, locale: Locale): string {
  return value.toLocaleString(locale === 'fr' ? 'fr-FR' : 'en-GB', { minimumFractionDigits: 4 });
}

/** A number of markets. */
export function count(value: number, locale: Locale): string {
  return formatNumber(value, locale);
}

/** The title or the scope of a source, in the typography of its language. */
export function wording(words: Readonly<Record<Locale, string>>, locale: Locale): string {
  return typeset(words[locale], locale);
}
