import { expect, it } from 'vitest';
import { COLOURS } from '#colours.ts';
import { isLocale } from '#locales.ts';
import {
  attributes,
  builtFile,
  builtPages,
  contentPages,
  samplePages,
  type BuiltPage,
} from '../../support/dist.ts';

const pages = contentPages();
/** `/inscription` shows the demo page under its own address. */
const canonical = pages.filter(({ path }) => path !== '/inscription');
const byAddress = new Map(pages.map((page) => [page.path, page]));

/** A link of the head as a path of this site. */
const readPath = (address: string | undefined) => new URL(address ?? '', 'https://missing.invalid').pathname;

/** Versions of a page by language, as its head names them. */
const listVersions = ({ $ }: BuiltPage) =>
  $('link[rel=alternate][hreflang]')
    .toArray()
    .map((link) => ({ language: $(link).attr('hreflang') ?? '', path: readPath($(link).attr('href')) }));

/** Values that occur on more than one page. */
function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

it.each(samplePages(builtPages()).map((page) => [page.path, page] as const))(
  'head: %s has a title, a description and its language',
  (_, page) => {
    const { $ } = page;
    expect($('html').attr('lang')).toBe(page.locale);
    expect($('title')).toHaveLength(1);
    // The specification gives the not-found pages shorter ones, which nobody searches for.
    const least = page.path.endsWith('/404') ? 1 : 20;
    expect($('title').text().length).toBeGreaterThanOrEqual(least);
    expect($('title').text().length).toBeLessThanOrEqual(60);
    const description = $('meta[name=description]').attr('content') ?? '';
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(155);
    expect($('link[rel=canonical]')).toHaveLength(1);
  },
);

it('head: titles and descriptions are unique', () => {
  expect(repeated(canonical.map(({ $ }) => $('title').text()))).toEqual([]);
  expect(repeated(canonical.map(({ $ }) => $('meta[name=description]').attr('content') ?? ''))).toEqual([]);
});

it('head: a page is its own canonical address, except signup, which is the demo page', () => {
  for (const { path, $ } of pages) {
    const address = readPath($('link[rel=canonical]').attr('href'));
    expect(address, path).toBe(path === '/inscription' ? '/demo' : path);
  }
});

it('head: alternates list every version with x-default, and each version lists the page back', () => {
  for (const page of canonical) {
    const versions = listVersions(page);
    expect(versions.map(({ path }) => path)).toContain(page.path);
    expect(versions.filter(({ language }) => language === 'x-default')).toHaveLength(1);
    for (const { path } of versions) {
      const other = byAddress.get(path);
      const back = other && listVersions(other).map((version) => version.path);
      expect(back, `${path} → ${page.path}`).toContain(page.path);
    }
  }
});

it('language link leads to the same page, or to the home page of the other language', () => {
  for (const page of canonical) {
    const links = page.$('header [data-language-link], footer [data-language-link]').toArray();
    expect(links.length, page.path).toBeGreaterThanOrEqual(2);
    for (const { attribs } of links) {
      const { href: target, hreflang: other, lang } = attribs;
      expect(other !== page.locale && isLocale(other), page.path).toBe(true);
      expect(lang, page.path).toBe(other);
      const twin = listVersions(page).find(({ language }) => language === other)?.path;
      expect(target, page.path).toBe(twin ?? (other === 'fr' ? '/' : `/${other}`));
    }
  }
});

it('head: theme colours are the paper’s in both themes, as in the manifest', () => {
  const [light, dark] = COLOURS.paper;
  for (const { path, $ } of pages) {
    const colors = attributes($, 'meta[name=theme-color]', 'content');
    expect(colors, path).toEqual([light, dark]);
  }
  const manifest = JSON.parse(String(builtFile('/manifest.webmanifest')));
  expect(manifest).toMatchObject({ background_color: light, theme_color: light });
});
