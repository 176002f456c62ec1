import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { THEMES } from '../../src/schemas/themes.ts';

/** The article that generated ones are made from: its text, under titles of their own. */
const MODEL = 'content/articles/criteres-rse';

/** Writes `count` articles that the site's own checks accept, each with a title, a description and a theme. */
export function writeArticles(folder: string, count: number): void {
  const source = readFileSync(`${MODEL}.md`, 'utf8');
  for (let number = 1; number <= count; number += 1) {
    const slug = `essai-${number}`;
    const text = source
      .replace(/^title: .*$/m, `title: "Article d'essai numéro ${number} de la mesure"`)
      .replace(/^seoTitle: .*$/m, `seoTitle: "Article d'essai numéro ${number}"`)
      .replace(/^description: "/m, `description: "Essai ${number}. `)
      .replace(/^(description: ".{0,150}).*$/m, (_, start: string) => `${start.replace(/"$/, '')}"`)
      .replace(/^theme: .*$/m, `theme: "${THEMES[number % THEMES.length]}"`)
      .replaceAll('criteres-rse.svg', `${slug}.svg`);
    writeFileSync(path.join(folder, `${slug}.md`), text);
    copyFileSync(`${MODEL}.svg`, path.join(folder, `${slug}.svg`));
  }
}

/** Writes a bare Astro blog of the same articles: the stock loader, one layout, lists of twenty links. */
export function writeBareBlog(folder: string, count: number): void {
  for (const part of ['src/pages', 'content/articles'])
    mkdirSync(path.join(folder, part), { recursive: true });
  writeArticles(path.join(folder, 'content/articles'), count);
  writeFileSync(path.join(folder, 'package.json'), '{"type":"module","dependencies":{"astro":"*"}}');
  writeFileSync(
    path.join(folder, 'astro.config.mjs'),
    "export default { site: 'https://example.com', build: { inlineStylesheets: 'always' } };\n",
  );
  writeFileSync(path.join(folder, 'src/content.config.ts'), CONTENT_CONFIG);
  writeFileSync(path.join(folder, 'src/Layout.astro'), LAYOUT);
  writeFileSync(path.join(folder, 'src/pages/[slug].astro'), ARTICLE);
  writeFileSync(path.join(folder, 'src/pages/[...page].astro'), LIST);
}

const CONTENT_CONFIG = `import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
export const collections = {
  articles: defineCollection({
    loader: glob({ base: './content/articles', pattern: '*.md' }),
    schema: z.object({ title: z.string(), description: z.string(), date: z.string() }),
  }),
};
`;

const LAYOUT = `---
const { title, description } = Astro.props;
const url = new URL(Astro.url.pathname, Astro.site).href;
---
<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><title>{title}</title><meta name="description" content={description}>
<link rel="canonical" href={url}><meta property="og:title" content={title}><meta property="og:url" content={url}></head>
<body><header><a href="/">Accueil</a></header><main><slot /></main></body></html>
<style is:global>body{font:1rem/1.5 sans-serif;max-width:40rem;margin:auto}table{border-collapse:collapse}td,th{padding:.3rem;border:1px solid}</style>
`;

const ARTICLE = `---
import { getCollection, render } from 'astro:content';
import Layout from '../Layout.astro';
export async function getStaticPaths() {
  return (await getCollection('articles')).map((article) => ({ params: { slug: article.id }, props: { article } }));
}
const { article } = Astro.props;
const { Content } = await render(article);
---
<Layout {...article.data}><h1>{article.data.title}</h1><Content /></Layout>
`;

const LIST = `---
import { getCollection } from 'astro:content';
import Layout from '../Layout.astro';
export async function getStaticPaths({ paginate }) {
  return paginate(await getCollection('articles'), { pageSize: 20 });
}
const { page } = Astro.props;
---
<Layout title="Articles" description="Articles"><ul>{page.data.map(({ id, data }) => <li><a href={'/' + id}>{data.title}</a></li>)}</ul></Layout>
`;
