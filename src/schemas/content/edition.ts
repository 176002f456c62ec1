import type { Locale } from '#locales.ts';
import type { Theme } from './themes.ts';

/** An edition of the newsletter in one language, as the build writes it for the mail (`editionFileOf` of `routes.ts`). */
export interface PublishedEdition {
  /** Its name, the same in all languages: `2026-11-24-combien-serez-vous`. */
  readonly edition: string;
  readonly locale: Locale;
  /** Its day, ISO: it is sent from then on. */
  readonly day: string;
  readonly themes: readonly Theme[];
  /** Reason why no published site shows it yet; a copy to look at holds it all the same. */
  readonly pending?: 'draft' | 'later' | undefined;
  /** The line above the title, such as the day in words. */
  readonly issue: string;
  readonly title: string;
  readonly description: string;
  /** A share of what was observed, drawn in dots above the text: in words, and of a hundred. */
  readonly share?: { readonly percent: number; readonly words: string; readonly caption: string } | undefined;
  /** Its text, rendered. */
  readonly html: string;
}
