import { describe, expect, it } from 'vitest';
import { COLOURS } from '#colours.ts';
import { builtFile, builtPages, contentPages, samplePages, attributes } from '../../support/dist.ts';

const pages = contentPages();
const byAddress = new Map(pages.map((page) => [page.path, page]));

/** A link of the head as a path of this site. */
const readPath = (address: string | undefined) => new URL(address ?? '', 'https://missing.invalid').pathname;

/** Each value that stands on more than one page. `/inscription` shows the demo page under its own address. */
function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

describe('the head of every page', () => {
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
    const canonical = pages.filter(({ path }) => path !== '/inscription');
    expect(repeated(canonical.map(({ $ }) => $('title').text()))).toEqual([]);
    expect(repeated(canonical.map(({ $ }) => $('meta[name=description]').attr('content') ?? ''))).toEqual([]);
  });

  it('head: a page is its own canonical address, except signup, which is the demo page', () => {
    for (const { path, $ } of pages) {
      const canonical = readPath($('link[rel=canonical]').attr('href'));
      expect(canonical, path).toBe(path === '/inscription' ? '/demo' : path);
    }
  });

  it('head: alternates list every version with x-default, and each version lists the page back', () => {
    for (const { path, $ } of pages) {
      if (path === '/inscription') continue;
      const versions = $('link[rel=alternate][hreflang]')
        .toArray()
        .map((link) => ({ language: $(link).attr('hreflang'), path: readPath($(link).attr('href')) }));
      expect(
        versions.map((version) => version.path),
        path,
      ).toContain(path);
      expect(
        versions.filter(({ language }) => language === 'x-default'),
        path,
      ).toHaveLength(1);
      for (const version of versions) {
        const other = byAddress.get(version.path);
        expect(other, `${path} → ${version.path}`).toBeDefined();
        const back = other
          ?.$('link[rel=alternate][hreflang]')
          .toArray()
          .map((link) => readPath(other.$(link).attr('href')));
        expect(back, `${version.path} → ${path}`).toContain(path);
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
});
