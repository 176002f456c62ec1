import type { APIRoute } from 'astro';
import { siteAddress } from '../http/origins.ts';
import { publishedArticles } from '../editorial/articles/articles.ts';
import { writeFeed } from '../editorial/articles/feed.ts';

/** The articles, for those who follow the site in a feed reader. */
export const GET: APIRoute = async ({ site }) =>
  new Response(await writeFeed(await publishedArticles(), siteAddress(site)));
