import { defineCollection } from 'astro:content';
import { z } from 'zod';
import { textLoader } from './editorial/loader.ts';
import { ArticleSchema, LegalSchema } from './schemas/article.ts';

const measure = { file: z.string(), words: z.number() };
const ArticleEntry = ArticleSchema.extend(measure);
const LegalEntry = LegalSchema.extend(measure);

/** The files of `content/`, checked before they get here; ids are paths below their folder. */
export const collections = {
  articles: defineCollection({ loader: textLoader('articles'), schema: ArticleEntry }),
  about: defineCollection({ loader: textLoader('about'), schema: ArticleEntry }),
  legal: defineCollection({ loader: textLoader('legal'), schema: LegalEntry }),
};
