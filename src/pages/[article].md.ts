import type { APIRoute, GetStaticPaths } from 'astro';
import { siteAddress } from '../http/site-address.ts';
import { cacheKeyOf, publishedArticles, type Article } from '../editorial/articles/articles.ts';
import { writeTwin } from '../editorial/articles/markdown-page.ts';
import { articleHref } from '../routes.ts';

export const getStaticPaths = (async () => {
  const articles = await publishedArticles();
  return articles.map((article) => {
    const props = { article };
    return { params: { article: article.slug }, props, cacheKey: cacheKeyOf(props) };
  });
}) satisfies GetStaticPaths;

/** The Markdown twin of an article. */
export const GET: APIRoute<{ article: Article }> = ({ props: { article }, site }) =>
  new Response(writeTwin(article, articleHref(article.slug), siteAddress(site)));
