import type { Locale } from '#locales.ts';
import type { ArticleData, LegalData, NewsletterIssueData } from '#schemas/content/article.ts';
import { COLLECTIONS, type CollectionName } from './collections.ts';
import { completeFields } from './complete-fields.ts';
import { isError } from './problem.ts';
import { readFrontMatter, type FrontMatter } from './yaml/front-matter.ts';

/** Front matter of any text; `article` is its data where the text is an article. */
export interface Fields extends FrontMatter<ArticleData | LegalData | NewsletterIssueData> {
  readonly article: ArticleData | undefined;
}

/** Reads the front matter of a file; the fields that a draft lacks are completed, its day by `today`. */
export function readTextFields(
  collection: CollectionName,
  source: string,
  locale: Locale,
  today: string,
): Fields {
  const { schema } = COLLECTIONS[collection];
  const fields = readFrontMatter(source, schema, locale);
  const { values, isDraft, problems } = fields;
  const isUnfinished = isDraft && values instanceof Object && !problems.some(isError);
  const data = fields.data ?? (isUnfinished ? completeFields(schema, values, today) : undefined);
  return { ...fields, data, article: data !== undefined && 'theme' in data ? data : undefined };
}
