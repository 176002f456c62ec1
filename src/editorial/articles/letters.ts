import { getCollection, type CollectionEntry } from 'astro:content';
import type { Locale } from '#locales.ts';
import { editionOf, localeOfText } from '../collections.ts';
import { pendingOf, type Article } from './articles.ts';

/** An edition of the newsletter in one language, ready to print. */
export type LetterEntry = CollectionEntry<'newsletter'>['data'] & {
  /** Its name, the same in all languages. */
  readonly edition: string;
  /** Its body, rendered. */
  readonly entry: CollectionEntry<'newsletter'>;
  readonly pending: Article['pending'];
};

/** The editions of a language that are published, newest first: those that the loader lets through. */
export async function publishedLetters(locale: Locale): Promise<readonly LetterEntry[]> {
  const entries = await getCollection('newsletter');
  return entries
    .filter(({ id }) => localeOfText(id) === locale)
    .map((entry) => ({
      ...entry.data,
      edition: editionOf(entry.id),
      entry,
      pending: pendingOf(entry.data),
    }))
    .toSorted((one, other) => (one.edition < other.edition ? 1 : -1));
}
