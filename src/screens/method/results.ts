import { readCompetition } from '#competition/read.ts';
import { verdictOf } from '#competition/verdicts.ts';
import { formatPoints } from '#i18n/format.ts';
import { typeset } from '#i18n/typography.ts';
import type { Locale } from '#locales.ts';
import type { Figures, Trial } from '#schemas/competition/figures.ts';

/** A source whose forecasts were judged. */
type Judged = ReturnType<typeof judgedSources>[number];

/** Every source that was judged, the one with most contracts first; sources are never added up. */
export function judgedSources() {
  return readCompetition()
    .flatMap(({ figures: { source }, trial }) => (trial === undefined ? [] : [{ source, trial }]))
    .toSorted((one, other) => other.trial.judged.contracts - one.trial.judged.contracts);
}

/** Compares the shares that the one number for all announced of a source with what came: two intervals, and the single offer. */
export function comparedOf({ base, offers: [one] }: Trial) {
  const parts = { ...(one && { quartiles: one.quartiles, deciles: one.deciles }), base };
  return Object.entries(parts).map(([kind, part]) => ({
    kind: kind as 'quartiles' | 'deciles' | 'base', // its own keys
    announced: part.announced,
    observed: part.observed.share,
    verdict: verdictOf(part),
  }));
}

/**
 * Counts the forecasts of the number of offers, or of a single one, that were tried against one number for all, and those that did
 * better, and in which sources.
 */
export function triesOf(judged: readonly Judged[], target: 'offers' | 'single', locale: Locale) {
  const sum = (count: (trial: Trial) => number) => judged.reduce((all, { trial }) => all + count(trial), 0);
  return {
    tried: sum((trial) => trial[target].length - 1),
    better: sum(({ better }) => better[target].length),
    where: judged
      .filter(({ trial }) => trial.better[target].length > 0)
      .map(({ source }) => nameOf(source, locale))
      .join(', '),
  };
}

/** The message key of a count. */
export function howMany(count: number): 'none' | 'one' | 'many' {
  return count === 0 ? 'none' : count === 1 ? 'one' : 'many';
}

/** The message key of a forecast, without the ending of those that join small groups to the whole. */
export function forecastKey(forecast: string): 'one-number' {
  // The names are those of the protocol; a test holds that each has its words.
  return forecast.replace(/-shrunk$/, '') as 'one-number';
}

/** A gain and its interval, in percent with one decimal and a sign. */
export function gainOf({ value, low, high }: { value: number; low: number; high: number }, locale: Locale) {
  const signed = (share: number) =>
    `${formatPoints(Math.round(share * 1000) / 10, locale)}${locale === 'fr' ? '\u00A0%' : '%'}`;
  return { value: signed(value), low: signed(low), high: signed(high) };
}

/** A share as a whole number of a hundred. */
export function hundredth(share: number): number {
  return Math.round(share * 100);
}

/** Words of a source in the typography of a language. */
export function wording(words: Readonly<Record<Locale, string>>, locale: Locale): string {
  return typeset(words[locale], locale);
}

/** Names a source in few words: what is bought, or the one place that it speaks for. */
export function nameOf({ only, place, what }: Figures['source'], locale: Locale): string {
  return wording(only ? place : what, locale);
}
