import type { APIRoute, GetStaticPaths } from 'astro';
import { publishedArticles, type Article } from '#editorial/articles/articles.ts';
import { writeMarkdownPage } from '#editorial/articles/markdown-page.ts';
import { siteAddress } from '#http/origins.ts';
import { articleHref } from '#routes.ts';

export const getStaticPaths = (async () => {
  const articles = await publishedArticles();
  return articles.map((article) => ({ params: { article: article.slug }, props: { article } }));
}) satisfies GetStaticPaths;

/** An article as Markdown. */
export const GET: APIRoute<{ article: Article }> = ({ props: { article }, site }) =>
  new Response(writeMarkdownPage(article, articleHref(article.slug), siteAddress(site)));
