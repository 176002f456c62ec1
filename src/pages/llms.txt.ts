import type { APIRoute } from 'astro';
import { siteAddress } from '../http/origins.ts';
import { providerArticle, publishedArticles } from '../editorial/articles/articles.ts';
import { writeLlms } from '../editorial/articles/llms.ts';

/** The site in one page, for language models. */
export const GET: APIRoute = async ({ site }) => {
  const provider = { fr: await providerArticle('fr'), en: await providerArticle('en') };
  return new Response(writeLlms(await publishedArticles(), provider, siteAddress(site)));
};
