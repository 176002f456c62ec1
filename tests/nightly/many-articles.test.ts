import { createHash } from 'node:crypto';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGE_SIZE } from '../../src/editorial/articles/lists.ts';
import { THEMES } from '../../src/schemas/themes.ts';
import { writeArticles } from '../bench/generated.ts';
import { editArticle, staleFiles } from '../bench/rebuild.ts';
import { timedBuild } from '../bench/timed-build.ts';
import { copySite } from '../support/site-copy.ts';
import { BUDGET } from '../support/budget.ts';

/** Enough for each theme to have two pages, and for articles to be compressed quickly. */
const COUNT = 4 * PAGE_SIZE + 40;

/** Quick brotli is 7 % larger than the thorough one, by which pages are weighed. */
const QUICKLY = 1.1;

/** Pages that answer an address or a form: no link leads to them. */
const ANSWERS = [
  '/404',
  '/fr/404',
  '/demo/merci',
  '/en/404',
  '/en/demo/thank-you',
  '/en/newsletter/confirmation',
  '/newsletter-config/enregistre',
  '/newsletter/confirmation',
  '/newsletter/merci',
];

const folder = mkdtempSync(path.join(tmpdir(), 'many-'));
const client = path.join(folder, 'dist/client');
const read = (file: string) => readFileSync(path.join(client, file), 'utf8');
const addressOf = (file: string) => `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;

beforeAll(async () => {
  copySite(folder, ['cards']); // pictures take longest
  writeArticles(path.join(folder, 'content/articles'), COUNT);
  await timedBuild(folder);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

let parsed: { path: string; $: CheerioAPI }[] | undefined;

/** Every page of the large site, before the edit. */
function pages() {
  return (parsed ??= globSync('**/*.html', { cwd: client })
    .toSorted()
    .map((file) => ({ path: addressOf(file), $: load(read(file)) })));
}

describe('a site of many articles', () => {
  it('lists each of them once by theme, on pages of their own', () => {
    const listed = pages()
      .filter(({ path: address }) => address.startsWith('/ressources/'))
      .flatMap(({ $ }) =>
        $('main li.article-row a')
          .toArray()
          .map((link) => $(link).attr('href')),
      );
    const slugs = globSync('*.md', { cwd: path.join(folder, 'content/articles') });
    expect(listed.toSorted()).toEqual(slugs.map((file) => `/${file.replace('.md', '')}`).toSorted());
  });

  it('keeps every list small, on the page and on the wire', () => {
    const lists = pages().filter(({ path: own }) => /\/ress?ources|\/plan-du-site|\/sitemap/.test(own));
    for (const { path: address, $ } of lists) {
      expect($('main li.article-row').length, address).toBeLessThanOrEqual(THEMES.length * 10);
      expect(readFileSync(path.join(client, `${address}.html.br`)).length, address).toBeLessThanOrEqual(
        BUDGET.page,
      );
    }
  });

  it('keeps long texts within their budget although they are compressed quickly', () => {
    const sizes = globSync('essai-*.html.br', { cwd: client }).map(
      (file) => readFileSync(path.join(client, file)).length,
    );
    expect(sizes).toHaveLength(COUNT);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(QUICKLY * BUDGET.page);
  });

  it('leads from home to every page in four clicks', () => {
    const links = new Map(
      pages().map(({ path: address, $ }) => [
        address,
        $('a[href^="/"]')
          .toArray()
          .map((link) => ($(link).attr('href') ?? '').replace(/[?#].*/, '')),
      ]),
    );
    const steps = new Map([['/', 0]]);
    for (const [address, distance] of steps)
      for (const next of links.get(address) ?? [])
        if (links.has(next) && !steps.has(next)) steps.set(next, distance + 1);
    const far = [...links.keys()].filter((address) => (steps.get(address) ?? Infinity) > 4);
    expect(far.toSorted()).toEqual(ANSWERS);
  });

  it('leads from each page of a theme to the one before and the one after, and back', () => {
    const to = (rel: string) =>
      pages().flatMap(({ path: address, $ }) => {
        const href = $(`main nav a[rel=${rel}]`).attr('href');
        return href === undefined ? [] : [[address, href]];
      });
    expect(to('next')).toHaveLength(THEMES.length);
    expect(to('prev').map((pair) => pair.toReversed())).toEqual(to('next'));
  });

  it('says of the card that older articles share what it shows', () => {
    const card = (address: string) =>
      createHash('sha256')
        .update(readFileSync(path.join(client, `og${address}.png`)))
        .digest('hex');
    const description = ({ $ }: { $: CheerioAPI }) => $('meta[property="og:image:alt"]').attr('content');
    const list = card('/ressources');
    const sharing = pages().filter(
      ({ path: own, $ }) => own === '/ressources' || ($('article').length > 0 && card(own) === list),
    );
    expect(sharing.length).toBeGreaterThan(COUNT / 2);
    expect(new Set(sharing.map(description)).size).toBe(1);
    expect(new Set(pages().map(description)).size).toBeGreaterThan(24);
  });

  it('gives no two pages the same title, description or heading', () => {
    const found = pages().filter(({ path: address }) => !/404|inscription/.test(address));
    for (const selector of ['title', 'h1']) {
      const texts = found.map(
        ({ path: address, $ }) => `${address.startsWith('/en')} ${$(selector).first().text()}`,
      );
      expect(texts.filter((text, index) => texts.indexOf(text) < index)).toEqual([]);
    }
    const descriptions = found.map(({ $ }) => $('meta[name=description]').attr('content') ?? '');
    expect(new Set(descriptions).size).toBe(descriptions.length);
    const wrong = found.filter(({ $ }) => $('title').text().length > 60 || $('title').text().length < 20);
    expect(wrong.map(({ path: address }) => address)).toEqual([]);
    expect(descriptions.filter(({ length }) => length < 70 || length > 155)).toEqual([]);
  });

  it('skips no level of heading on its lists', () => {
    for (const { path: address, $ } of pages().filter(({ path: own }) => /\/ress?ources/.test(own))) {
      const levels = $('h1, h2, h3, h4')
        .toArray()
        .map(({ tagName }) => Number(tagName.slice(1)));
      const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
      expect(skipped, address).toEqual([]);
    }
  });

  it('has its lists in the sitemap, each under its own address', () => {
    const sitemap = globSync('sitemap-[0-9]*.xml', { cwd: client }).map(read).join('');
    const lists = pages().filter(({ path: address }) => address.startsWith('/ressources/'));
    for (const { path: address, $ } of lists) {
      expect(new URL($('link[rel=canonical]').attr('href') ?? '').pathname).toBe(address);
      expect(sitemap).toContain(`${address}</loc>`);
    }
  });

  it('says on English pages that the lists are in French', () => {
    const $ = load(read('en/resources.html'));
    const links = $('a[href^="/ressources/"]').toArray();
    expect(links.map((link) => $(link).attr('hreflang'))).toEqual(THEMES.map(() => 'fr'));
  });
});

describe('rebuilding after one edit', () => {
  it('gives, byte for byte, what a build from nothing gives', async () => {
    const edited = editArticle(path.join(folder, 'content/articles'), COUNT);
    await timedBuild(folder);
    const rebuilt = digests();
    expect(staleFiles(client, edited)).toEqual([]);
    for (const cache of ['dist', '.cache/astro', '.cache/finished'])
      rmSync(path.join(folder, cache), { recursive: true, force: true });
    await timedBuild(folder);
    expect(rebuilt).toEqual(digests());
  });
});

/** Every file of the site that visitors may get, with the digest of its bytes. */
function digests() {
  const files = globSync('**/*.*', { cwd: client }).toSorted();
  return files.map((file) => {
    const bytes = readFileSync(path.join(client, file));
    return `${file} ${createHash('sha256').update(bytes).digest('hex')}`;
  });
}
