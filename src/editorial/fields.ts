import type { Locale } from '#locales.ts';
import {
  ArticleSchema,
  LegalSchema,
  NewsletterIssueSchema,
  type ArticleData,
  type LegalData,
  type NewsletterIssueData,
} from '#schemas/content/article.ts';
import type { z } from 'zod';
import type { CollectionName } from './collections.ts';
import { completeFields } from './partial.ts';
import { isError } from './problem.ts';
import { readFrontMatter, type FrontMatter } from './yaml/front-matter.ts';

/** Front matter of any text; `article` is its data where the text is an article. */
export interface Fields extends FrontMatter<ArticleData | LegalData | NewsletterIssueData> {
  readonly article: ArticleData | undefined;
}

/** Reads the front matter of a file; `today` is the day of a draft that has none. */
type Reader = (source: string, locale: Locale, today: string) => Fields;

const readArticle: Reader = (...file) => {
  const fields = read(ArticleSchema, ...file);
  return { ...fields, article: fields.data };
};

/** Reader of the front matter of each folder. */
export const FIELD_READERS: Readonly<Record<CollectionName, Reader>> = {
  articles: readArticle,
  about: readArticle,
  legal: (...file) => ({ ...read(LegalSchema, ...file), article: undefined }),
  newsletter: (...file) => ({ ...read(NewsletterIssueSchema, ...file), article: undefined }),
};

/** Reads front matter; the fields that a draft lacks are completed. */
function read<Schema extends z.ZodObject>(
  schema: Schema,
  source: string,
  locale: Locale,
  today: string,
): FrontMatter<z.infer<Schema>> {
  const fields = readFrontMatter(source, schema, locale);
  const { data, values, isDraft, problems } = fields;
  const isUnfinished = data === undefined && isDraft && values instanceof Object && !problems.some(isError);
  return isUnfinished ? { ...fields, data: completeFields(schema, values, today) } : fields;
}
