import { getCollection, getEntry, type CollectionEntry } from 'astro:content';
import { fillFacts } from '../i18n/facts.ts';
import { typeset } from '../i18n/typography.ts';
import type { Locale } from '../locales.ts';
import type { Theme } from '../schemas/themes.ts';

/** An article as pages show it: facts filled, typeset. */
export type Article = CollectionEntry<'articles'>['data'] & {
  /** Its file name, which is its path. */
  readonly slug: string;
  /** Reading time, in whole minutes. */
  readonly minutes: number;
};

/** Words read in a minute, for reading times. */
const WORDS_A_MINUTE = 220;

/**
 * The published articles, newest first. Drafts, and articles dated after today in Paris, show in development only.
 */
export async function publishedArticles(): Promise<Article[]> {
  const today = new Intl.DateTimeFormat('fr-CA', { timeZone: 'Europe/Paris' }).format(new Date());
  const entries = await getCollection(
    'articles',
    ({ data }) => import.meta.env.DEV || (!data.draft && data.date <= today),
  );
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
  return { ...finish(data, locale), slug, minutes: Math.max(1, Math.round(data.words / WORDS_A_MINUTE)) };
}

function finish<Value>(value: Value, locale: Locale): Value {
  return finishUnknown(value, locale) as Value; // strings stay strings, and nothing else changes
}

function finishUnknown(value: unknown, locale: Locale): unknown {
  if (typeof value === 'string') return isAddress(value) ? value : typeset(fillFacts(value, locale), locale);
  if (Array.isArray(value)) return value.map((item) => finishUnknown(item, locale));
  if (value instanceof Object)
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, finishUnknown(item, locale)]));
  return value;
}

function isAddress(text: string): boolean {
  return text.startsWith('https://');
}
