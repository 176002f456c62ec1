import { hash } from 'node:crypto';
import { getCollection, getEntry, type CollectionEntry } from 'astro:content';
import type { Locale } from '../../locales.ts';
import type { ArticleData } from '../../schemas/article.ts';
import { readTextPage, type TextPage } from '../text-page.ts';

/** An article as lists show it, ready to print. */
export type Article = CollectionEntry<'articles'>['data'] & {
  /** Its file name, which is its path. */
  readonly slug: string;
  /** Reading time, in whole minutes. */
  readonly minutes: number;
};

/** An article with all that its page shows. */
export type FullArticle = Article & ArticleData & Omit<TextPage, 'data'>;

/** Words read in a minute, for reading times. */
const WORDS_A_MINUTE = 220;

let published: Promise<readonly Article[]> | undefined;

/** The published articles, newest first: those that the loader lets through. A build makes the list once. */
export function publishedArticles(): Promise<readonly Article[]> {
  if (import.meta.env.DEV) return readArticles(); // an editor sees each change
  return (published ??= readArticles());
}

async function readArticles(): Promise<Article[]> {
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

/** Reads all of an article: lists of thousands hold none of it. */
export function readArticle(article: Article): FullArticle {
  const { data, ...page } = readTextPage<ArticleData>(article.text);
  return { ...data, ...article, ...page };
}

/** What changes when anything changes that a page shows of these articles: their entries name the bytes of their texts. */
export function cacheKeyOf(props: Readonly<Record<string, unknown>>): string {
  return hash('sha256', JSON.stringify(props));
}

function toArticle({ id, data }: CollectionEntry<'articles' | 'about'>): Article {
  return { ...data, slug: id, minutes: Math.max(1, Math.round(data.words / WORDS_A_MINUTE)) };
}
