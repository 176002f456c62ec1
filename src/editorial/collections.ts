import { isLocale, type Locale } from '../locales.ts';
import { AccessibilitySchema } from '../schemas/accessibility.ts';
import { ArticleSchema, LegalSchema } from '../schemas/article.ts';
import { GlossarySchema } from '../schemas/glossary.ts';
import { ThresholdsSchema } from '../schemas/thresholds.ts';

/** The folders of texts, with the fields that their files must have. */
export const COLLECTIONS = {
  articles: { folder: 'content/articles', schema: ArticleSchema },
  about: { folder: 'content/about', schema: ArticleSchema },
  legal: { folder: 'content/legal', schema: LegalSchema },
} as const;

/** A folder of texts. */
export type CollectionName = keyof typeof COLLECTIONS;

/** The data that pages are drawn from. */
export const DATA_FILES = [
  { file: 'content/accessibility.yaml', schema: AccessibilitySchema },
  { file: 'content/glossary.yaml', schema: GlossarySchema },
  { file: 'content/thresholds.yaml', schema: ThresholdsSchema },
] as const;

/** The files that pages ask for by name. */
export const EXPECTED: Record<CollectionName, readonly string[]> = {
  articles: [],
  about: ['en', 'fr'],
  legal: ['legal-notice', 'privacy', 'terms'].flatMap((page) => [`${page}/en`, `${page}/fr`]),
};

/** The language of a text: its file's name, or French, the language of the articles. */
export function localeOfText(id: string): Locale {
  const name = id.split('/').at(-1);
  return isLocale(name) ? name : 'fr';
}

/** The schema of a collection, for code that does not care which. */
export function schemaOf(name: CollectionName): typeof ArticleSchema | typeof LegalSchema {
  return COLLECTIONS[name].schema;
}
