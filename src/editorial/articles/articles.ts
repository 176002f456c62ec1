import { getCollection, getEntry, type CollectionEntry } from 'astro:content';
import type { Locale } from '../../locales.ts';

/** An article as lists and its page show it, ready to print; its body is found by its digest. */
export type Article = CollectionEntry<'articles'>['data'] & {
  /** Its file name, which is its path. */
  readonly slug: string;
  /** The name under which its body is kept (`markdown/text-file.ts`). */
  readonly digest: string;
};

let published: Promise<readonly Article[]> | undefined;

/** The published articles, newest first: those that the loader lets through. A build makes the list once. */
export function publishedArticles(): Promise<readonly Article[]> {
  if (import.meta.env.DEV) return listArticles(); // an editor sees each change
  return (published ??= listArticles());
}

async function listArticles(): Promise<Article[]> {
  const { compare } = new Intl.Collator('fr');
  const entries = await getCollection('articles');
  return entries
    .map(toArticle)
    .toSorted((one, other) => compare(other.date, one.date) || compare(one.title, other.title));
}

/** The article about the provider. */
export async function providerArticle(locale: Locale): Promise<Article> {
  const entry = await getEntry('about', locale);
  if (entry === undefined) throw new Error(`content/about/${locale}.md is missing.`);
  return { ...toArticle(entry), slug: '' };
}

function toArticle({ id, data, digest = '' }: CollectionEntry<'articles' | 'about'>): Article {
  return { ...data, slug: id, digest: String(digest) };
}
