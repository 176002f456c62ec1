import type { APIRoute } from 'astro';
import { siteAddress } from '#http/origins.ts';
import { providerArticle } from '#editorial/articles/articles.ts';
import { writeMarkdownPage } from '#editorial/articles/markdown-page.ts';
import { href, localeOf } from '#routes.ts';

/** The article about the provider as Markdown. */
export const GET: APIRoute = async ({ site, url }) => {
  const locale = localeOf(url.pathname);
  const article = await providerArticle(locale);
  return new Response(writeMarkdownPage(article, href('provider', locale), siteAddress(site)));
};
