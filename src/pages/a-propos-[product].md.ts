import type { APIRoute } from 'astro';
import { siteAddress } from '../http/origins.ts';
import { providerArticle } from '../editorial/articles/articles.ts';
import { writeMarkdownPage } from '../editorial/articles/markdown-page.ts';
import { href } from '../routes.ts';
import { SITE } from '../site.ts';

export function getStaticPaths() {
  return [{ params: { product: SITE.slug } }];
}

/** The article about the provider as Markdown. */
export const GET: APIRoute = async ({ site }) =>
  new Response(writeMarkdownPage(await providerArticle('fr'), href('provider', 'fr'), siteAddress(site)));
