import { typeset } from '#i18n/typography.ts';
import type { Locale } from '#locales.ts';
import type { Figures } from '#schemas/competition/figures.ts';

/** Rounds a share to a whole number of a hundred. */
export function perHundred(share: number): number {
  return Math.round(share * 100);
}

/** Names a source in few words: what is bought, or the one place that it speaks for. */
export function sourceName({ only, place, what }: Figures['source'], locale: Locale): string {
  return typeset((only ? place : what)[locale], locale);
}
