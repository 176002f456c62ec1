import type { APIRoute } from 'astro';
import { siteAddress } from '../http/site-address.ts';
import { providerArticle } from '../editorial/articles/articles.ts';
import { writeTwin } from '../editorial/articles/markdown-page.ts';
import { href } from '../routes.ts';
import { SITE } from '../site.ts';

export function getStaticPaths() {
  return [{ params: { product: SITE.slug } }];
}

/** The Markdown twin of the article about the provider. */
export const GET: APIRoute = async ({ site }) =>
  new Response(writeTwin(await providerArticle('fr'), href('provider', 'fr'), siteAddress(site)));
