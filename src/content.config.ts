import { defineCollection } from 'astro:content';
import { textLoader } from '#editorial/loader.ts';
import { ArticleSchema, LegalSchema, NewsletterIssueSchema } from '#schemas/content/article.ts';

export const collections = {
  articles: defineCollection({ loader: textLoader('articles'), schema: ArticleSchema }),
  about: defineCollection({ loader: textLoader('about'), schema: ArticleSchema }),
  legal: defineCollection({ loader: textLoader('legal'), schema: LegalSchema }),
  newsletter: defineCollection({ loader: textLoader('newsletter'), schema: NewsletterIssueSchema }),
};
