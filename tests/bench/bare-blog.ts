import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeArticles } from './generated.ts';

/**
 * Writes an ordinary Astro blog of generated articles, to measure ours against: the stock `glob` loader and Markdown
 * processor, one layout with a canonical address and Open Graph, lists of twenty links, a feed of titles, and the
 * official sitemap. It has no policy, no compression, no previews, no structured data, no check of its texts.
 */
export function writeBareBlog(folder: string, count: number): void {
  for (const part of ['src/pages', 'content/articles'])
    mkdirSync(path.join(folder, part), { recursive: true });
  writeArticles(path.join(folder, 'content/articles'), count);
  for (const [file, content] of Object.entries(FILES)) writeFileSync(path.join(folder, file), content);
}

const FILES: Readonly<Record<string, string>> = {
  'package.json': '{"type":"module","dependencies":{"astro":"*","@astrojs/sitemap":"*"}}',

  'astro.config.mjs': `import sitemap from '@astrojs/sitemap';
export default {
  site: 'https://example.com',
  build: { inlineStylesheets: 'always' },
  integrations: [sitemap()],
};
`,

  'src/content.config.ts': `import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
export const collections = {
  articles: defineCollection({
    loader: glob({ base: './content/articles', pattern: '*.md' }),
    schema: z.object({ title: z.string(), description: z.string(), date: z.coerce.date() }),
  }),
};
`,

  'src/Layout.astro': `---
const { title, description } = Astro.props;
const url = new URL(Astro.url.pathname, Astro.site).href;
---
<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><title>{title}</title><meta name="description" content={description}>
<link rel="canonical" href={url}><meta property="og:title" content={title}><meta property="og:url" content={url}></head>
<body><header><a href="/">Accueil</a></header><main><slot /></main></body></html>
<style is:global>body{font:1rem/1.5 sans-serif;max-width:40rem;margin:auto}table{border-collapse:collapse}td,th{padding:.3rem;border:1px solid}</style>
`,

  'src/pages/[slug].astro': `---
import { getCollection, render } from 'astro:content';
import Layout from '../Layout.astro';
export async function getStaticPaths() {
  return (await getCollection('articles')).map((article) => ({ params: { slug: article.id }, props: { article } }));
}
const { article } = Astro.props;
const { Content } = await render(article);
---
<Layout {...article.data}><h1>{article.data.title}</h1><Content /></Layout>
`,

  'src/pages/[...page].astro': `---
import { getCollection } from 'astro:content';
import Layout from '../Layout.astro';
export async function getStaticPaths({ paginate }) {
  const articles = await getCollection('articles');
  return paginate(articles.sort((one, other) => other.data.date - one.data.date), { pageSize: 20 });
}
const { page } = Astro.props;
---
<Layout title="Articles" description="Articles">
  <ul>{page.data.map(({ id, data }) => <li><a href={'/' + id}>{data.title}</a></li>)}</ul>
  {page.url.prev && <a href={page.url.prev}>Avant</a>} {page.url.next && <a href={page.url.next}>Après</a>}
</Layout>
`,

  'src/pages/rss.xml.ts': `import { getCollection } from 'astro:content';
export async function GET({ site }) {
  const articles = await getCollection('articles');
  const items = articles.map(({ id, data }) =>
    \`<item><title>\${data.title}</title><link>\${new URL(id, site)}</link><pubDate>\${data.date.toUTCString()}</pubDate></item>\`);
  return new Response(\`<?xml version="1.0"?><rss version="2.0"><channel><title>Articles</title>\${items.join('')}</channel></rss>\`);
}
`,
};
