import { typeset } from '#i18n/typography.ts';
import type { Locale } from '#locales.ts';
import type { Figures } from '#schemas/competition/figures.ts';

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
