import type { APIRoute } from 'astro';
import { localesOf } from '../routes.ts';
import { siteAddress } from '../http/origins.ts';
import { providerArticle, publishedArticles } from '../editorial/articles/articles.ts';
import { writeLlms } from '../editorial/articles/llms.ts';

/** The site in one page, for language models. */
export const GET: APIRoute = async ({ site }) => {
  const locales = localesOf('provider');
  const provider = new Map(
    await Promise.all(locales.map(async (locale) => [locale, await providerArticle(locale)] as const)),
  );
  return new Response(writeLlms(await publishedArticles(), provider, siteAddress(site)));
};
