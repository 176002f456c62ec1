import { namedArticle } from '#editorial/articles/named-article.ts';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LEGAL_PAGES } from '#editorial/collections.ts';
import { articleHref, ROUTES } from '#routes.ts';
import { builtFile, builtOrigin, builtPages, contentPages } from '../../support/dist.ts';
import { builtXml } from '../../support/xml.ts';

/** Pages for a task, written out: a mistake in the routes table must not pass for a wish. */
const UNLISTED = [
  '/connexion',
  '/demo/merci',
  '/en/demo/thank-you',
  '/en/login',
  '/en/newsletter/confirmation',
  '/inscription',
  '/newsletter-config',
  '/newsletter-config/enregistre',
  '/newsletter/confirmation',
  '/newsletter/merci',
];

const origin = builtOrigin();
const $sitemap = builtXml('/sitemap-0.xml');
const entries = $sitemap('url')
  .toArray()
  .map((entry) => ({
    url: $sitemap(entry).children('loc').text(),
    modified: $sitemap(entry)
      .children('lastmod')
      .text()
      .replace(/T00:00:00\.000Z$/, ''),
    versions: $sitemap(entry)
      .find('xhtml\\:link')
      .toArray()
      .map((link) => `${$sitemap(link).attr('hreflang')} ${$sitemap(link).attr('href')}`),
  }));
const pages = contentPages();

/** The legal pages show their day in words only: here is the file that gives it. */
const LEGAL: Readonly<Record<string, string>> = Object.fromEntries(
  LEGAL_PAGES.flatMap((name) =>
    Object.entries(ROUTES[name]).map(([locale, path]) => [path, `${name}/${locale}`]),
  ),
);
const readPath = (url: string) => new URL(url).pathname;

it('sitemap: the index names the one file of entries, and `/sitemap.xml` leads to the index', () => {
  const $index = builtXml('/sitemap-index.xml');
  expect($index('sitemap > loc').text()).toBe(`${origin}/sitemap-0.xml`);
  expect(builtFile('/_redirects').toString()).toContain('/sitemap.xml /sitemap-index.xml 301\n');
});

it('sitemap: lists each canonical page that may be indexed once, and no other', () => {
  const indexed = builtPages().filter(
    ({ path, $ }) =>
      $('meta[name=robots]').length === 0 && $('link[rel=canonical]').attr('href') === absolute(path),
  );
  expect(entries.map(({ url }) => url).toSorted()).toEqual(
    indexed.map(({ path }) => absolute(path)).toSorted(),
  );
});

it('sitemap: gives each page the translations that its head gives', () => {
  for (const { path, $ } of pages) {
    const entry = entries.find(({ url }) => readPath(url) === path);
    if (entry === undefined) continue;
    const head = $('link[rel=alternate][hreflang]')
      .toArray()
      .map((link) => `${$(link).attr('hreflang')} ${$(link).attr('href')}`);
    expect(entry.versions.toSorted(), path).toEqual(head.toSorted());
    expect(
      entry.versions.filter((version) => version.startsWith('x-default ')),
      path,
    ).toHaveLength(1);
  }
});

it('sitemap: dates the articles and the legal pages by their content, and nothing else', () => {
  const days = (path: string) => {
    const file = LEGAL[path];
    if (file !== undefined) return updatedIn(`content/legal/${file}.md`);
    const page = pages.find((built) => built.path === path);
    const isArticle = page?.$('meta[property="og:type"]').attr('content') === 'article';
    return isArticle ? page.$('main time').last().attr('datetime') : '';
  };
  for (const { url, modified } of entries) {
    expect(modified, url).toBe(days(readPath(url)));
  }
  const article = entries.find(({ url }) => url.endsWith(articleHref(namedArticle('mistakes'))));
  expect(article?.modified).toBe(updatedIn(`content/articles/${namedArticle('mistakes')}.md`));
});

it('noindex: pages for a task ask to be left out, and no other page does', () => {
  const hidden = builtPages()
    .filter(({ $ }) => $('meta[name=robots][content=noindex]').length > 0)
    .map(({ path }) => path);
  // The signup page is the demo page under its own address, whose canonical address it gives.
  const wanted = [...UNLISTED.filter((path) => path !== '/inscription'), '/404', '/fr/404', '/en/404'];
  expect(hidden.toSorted()).toEqual(wanted.toSorted());
});

function updatedIn(file: string): string {
  const [, day = 'no day'] = /^updated: "(.+)"$/m.exec(readFileSync(file, 'utf8')) ?? [];
  return day;
}

function absolute(path: string): string {
  return path === '/' ? `${origin}/` : origin + path;
}
