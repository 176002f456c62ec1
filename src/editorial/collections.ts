import { isLocale, LOCALES, type Locale } from '#locales.ts';
import { articleHref, href, ROUTES } from '#routes.ts';
import { ArticleSchema, LegalSchema, NewsletterIssueSchema } from '#schemas/content/article.ts';

export const LEGAL_PAGES = ['legal', 'privacy', 'terms', 'accessibility'] as const;

/** Folders of texts, each with the fields that its files must have, and the files that pages ask for by name. */
export const COLLECTIONS = {
  articles: { folder: 'content/articles', schema: ArticleSchema, expected: [] },
  about: { folder: 'content/about', schema: ArticleSchema, expected: LOCALES },
  legal: {
    folder: 'content/legal',
    schema: LegalSchema,
    expected: LEGAL_PAGES.flatMap((page) => LOCALES.map((locale) => `${page}/${locale}`)),
  },
  newsletter: { folder: 'content/newsletter', schema: NewsletterIssueSchema, expected: ['fr'] },
} as const satisfies Record<string, { folder: string; schema: object; expected: readonly string[] }>;

export type CollectionName = keyof typeof COLLECTIONS;

/** Language of a text: its file's name, or French, the language of the articles. */
export function localeOfText(id: string): Locale {
  const name = id.split('/').at(-1);
  return isLocale(name) ? name : 'fr';
}

export function textHref({ collection, id }: { collection: CollectionName; id: string }): string {
  if (collection === 'articles') return articleHref(id);
  if (collection === 'newsletter') return ROUTES.newsletter.fr;
  const legal = LEGAL_PAGES.find((page) => id.startsWith(`${page}/`));
  return href(legal ?? 'provider', localeOfText(id));
}
