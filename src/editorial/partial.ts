import { THEMES } from '../schemas/content/themes.ts';
import { ArticleSchema, LegalSchema, LetterSchema } from '../schemas/content/article.ts';
import type { CollectionName } from './collections.ts';

/** A page's fields before anybody has written them. */
const EMPTY = {
  description: '',
  theme: THEMES[0],
  themes: [],
  answer: '',
  authors: [],
  sources: [],
  questions: [],
  related: [],
  aliases: [],
  draft: true,
} as const;

const SCHEMAS = {
  articles: ArticleSchema,
  about: ArticleSchema,
  legal: LegalSchema,
  newsletter: LetterSchema,
};

/**
 * Completes fields that do not hold, so that a page can be drawn: each good one stays, any other is empty, and a day is
 * `today`. For a draft, which may lack all but its title, and for a text with errors in development.
 */
export function completeFields<Collection extends CollectionName>(
  collection: Collection,
  values: object,
  today: string,
): (typeof SCHEMAS)[Collection]['_output'] {
  const entries = Object.entries(SCHEMAS[collection].shape).flatMap(([name, schema]) => {
    const { success, data } = schema.safeParse(Reflect.get(values, name));
    const value = success ? data : name === 'title' ? Reflect.get(values, name) : Reflect.get(EMPTY, name);
    const isDay = name === 'date' || name === 'updated';
    return [[name, value ?? (isDay ? today : undefined)]];
  });
  return Object.fromEntries(entries) as (typeof SCHEMAS)[Collection]['_output']; // every field of the schema
}
