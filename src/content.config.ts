import { defineCollection } from 'astro:content';
import { z } from 'zod';
import { textLoader } from './editorial/loader.ts';
import { LegalSchema, ListedArticleSchema } from './schemas/article.ts';

/** `text` is the file of the rendered text, for `readTextPage`. */
const reading = { text: z.string(), words: z.number() };
const ArticleEntry = ListedArticleSchema.extend(reading);
const LegalEntry = LegalSchema.extend(reading);

/** The files of `content/`, checked before they get here; ids are paths below their folder. */
export const collections = {
  articles: defineCollection({ loader: textLoader('articles'), schema: ArticleEntry }),
  about: defineCollection({ loader: textLoader('about'), schema: ArticleEntry }),
  legal: defineCollection({ loader: textLoader('legal'), schema: LegalEntry }),
};
