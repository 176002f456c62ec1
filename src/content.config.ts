import { defineCollection } from 'astro:content';
import { z } from 'zod';
import type { stairFields } from '#editorial/data/tender-fields.ts';
import { textLoader } from '#editorial/loader.ts';
import { ArticleSchema, LegalSchema, NewsletterIssueSchema } from '#schemas/content/article.ts';

const ArticleEntrySchema = ArticleSchema.extend({
  seoTitle: z.string(),
  updated: z.string(),
  /** The score of the sample tender that the article names. */
  example: z.custom<{ readonly title: string; readonly stair: ReturnType<typeof stairFields> }>().optional(),
});

/** The texts of `content/`: ids are paths below their folder. The loader has checked what it loads. */
export const collections = {
  articles: defineCollection({ loader: textLoader('articles'), schema: ArticleEntrySchema }),
  about: defineCollection({ loader: textLoader('about'), schema: ArticleEntrySchema }),
  legal: defineCollection({ loader: textLoader('legal'), schema: LegalSchema }),
  newsletter: defineCollection({ loader: textLoader('newsletter'), schema: NewsletterIssueSchema }),
};
