import { getCollection, getEntry, type CollectionEntry } from 'astro:content';
import type { Locale } from '#locales.ts';
import { resources } from '#i18n/messages/resources/index.ts';
import { useMessages } from '#i18n/translate.ts';
import { todayInParis } from '#build-time.ts';

export type Article = CollectionEntry<'articles'>['data'] & {
  readonly seoTitle: string;
  /** ISO day of its last change, that of its publication where there was none. */
  readonly updated: string;
  /** Its file name, which is its path. */
  readonly slug: string;
  readonly entry: CollectionEntry<'articles' | 'about'>;
  /** Reason why no published site shows it yet: a copy to look at says so. */
  readonly pending: 'draft' | 'later' | undefined;
};

/** Published articles, newest first: those that the loader lets through. */
export async function publishedArticles(): Promise<readonly Article[]> {
  const { compare } = new Intl.Collator('fr');
  const entries = await getCollection('articles');
  return entries.map(toArticle).toSorted((a, b) => compare(b.date, a.date) || compare(a.title, b.title));
}

export async function providerArticle(locale: Locale): Promise<Article> {
  const entry = await getEntry('about', locale);
  if (entry === undefined) throw new Error(`content/about/${locale}.md is missing.`);
  return { ...toArticle(entry), slug: '' };
}

function toArticle(entry: Article['entry']): Article {
  const { seoTitle = entry.data.title, updated = entry.data.date } = entry.data;
  return { ...entry.data, seoTitle, updated, slug: entry.id, entry, pending: pendingState(entry.data) };
}

function pendingState({ draft, date }: { draft: boolean; date: string }): Article['pending'] {
  if (draft) return 'draft';
  return date > todayInParis() ? 'later' : undefined;
}

/** Words above an article's title; a copy to look at says there that the article is not published yet. */
export function articleKicker({ pending }: Article, text: string, locale: Locale): string {
  const t = useMessages(locale, resources);
  return pending === undefined ? text : `${text} · ${t(`article.pending.${pending}`)}`;
}
