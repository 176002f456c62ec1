import { getCollection, getEntry, type CollectionEntry } from 'astro:content';
import { fillFacts } from '../i18n/facts.ts';
import { typeset } from '../i18n/typography.ts';
import type { Locale } from '../locales.ts';
import type { Theme } from '../schemas/themes.ts';
import { mapStrings } from './strings.ts';

/** An article as pages show it: facts filled, typeset. */
export type Article = CollectionEntry<'articles'>['data'] & {
  /** Its file name, which is its path. */
  readonly slug: string;
  /** Reading time, in whole minutes. */
  readonly minutes: number;
};

/** Words read in a minute, for reading times. */
const WORDS_A_MINUTE = 220;

/** The published articles, newest first: those that the loader lets through. */
export async function publishedArticles(): Promise<Article[]> {
  const entries = await getCollection('articles');
  return entries
    .map((entry) => toArticle(entry.id, entry.data, 'fr'))
    .toSorted(
      (one, other) => other.date.localeCompare(one.date) || one.title.localeCompare(other.title, 'fr'),
    );
}

/** The article about the provider. */
export async function providerArticle(locale: Locale): Promise<Article> {
  const entry = await getEntry('about', locale);
  if (entry === undefined) throw new Error(`content/about/${locale}.md is missing.`);
  return toArticle('', entry.data, locale);
}

/** The articles of a theme, in the order given. */
export function inTheme(articles: readonly Article[], theme: Theme): Article[] {
  return articles.filter((article) => article.theme === theme);
}

/** Makes an article's texts ready to print; dates, addresses and keys pass through unchanged. */
function toArticle(slug: string, data: CollectionEntry<'articles'>['data'], locale: Locale): Article {
  const ready = mapStrings(data, (text) =>
    isAddress(text) ? text : typeset(fillFacts(text, locale), locale),
  );
  return { ...ready, slug, minutes: Math.max(1, Math.round(data.words / WORDS_A_MINUTE)) };
}

function isAddress(text: string): boolean {
  return text.startsWith('https://');
}
