import { defineCollection } from 'astro:content';
import { z } from 'zod';
import { textLoader } from './editorial/text-loader.ts';
import { ArticleSchema, LegalSchema, LetterSchema } from './schemas/article.ts';

/** Reading time, in whole minutes. */
const reading = { minutes: z.int() };

/** The texts of `content/`: ids are paths below their folder. The loader has checked what it loads. */
export const collections = {
  articles: defineCollection({ loader: textLoader('articles'), schema: ArticleSchema.extend(reading) }),
  about: defineCollection({ loader: textLoader('about'), schema: ArticleSchema.extend(reading) }),
  legal: defineCollection({ loader: textLoader('legal'), schema: LegalSchema.extend(reading) }),
  newsletter: defineCollection({ loader: textLoader('newsletter'), schema: LetterSchema.extend(reading) }),
};
