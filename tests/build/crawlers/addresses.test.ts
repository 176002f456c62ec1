import { describe, expect, it } from 'vitest';
import { DARK, LIGHT } from '#colours.ts';
import { DATA_HEADERS } from '#http/headers.ts';
import { translator } from '../../support/translate.ts';
import { href } from '#routes.ts';
import { findPath, openSite } from '#server/files/built-site.ts';
import { builtFile, builtPages, contentPages } from '../../support/dist.ts';

/** The built site as our server reads it: the same answers, without a socket. */
const site = openSite('dist');
const pages = contentPages();

it('links: no link of the site leads through a redirect', () => {
  const detours = pages.flatMap(({ path, $ }) =>
    $('a[href^="/"]')
      .toArray()
      .map((link) => ($(link).attr('href') ?? '').replace(/[?#].*$/, ''))
      .filter((target) => 'location' in (findPath(site, target) ?? {}))
      .map((target) => `${path}: ${target}`),
  );
  expect(detours).toEqual([]);
});

it('footer: every page links to the legal pages, the cookie choices and the sitemap', () => {
  for (const { path, $, locale } of builtPages()) {
    const footer = $('body > footer');
    for (const name of ['legal', 'privacy', 'terms', 'sitemap'] as const) {
      const target = href(name, locale);
      expect(footer.find(`a[href="${target}"]`).length, `${path}: ${target}`).toBe(1);
    }
    expect(footer.text(), path).toContain(translator(locale)('common.footer.cookies'));
  }
});

it('canonical address: a page has one address for search engines and caches, whatever its query', () => {
  for (const { path, $ } of pages) {
    for (const address of [
      $('link[rel=canonical]').attr('href'),
      $('meta[property="og:url"]').attr('content'),
    ])
      expect(address, path).not.toMatch(/[?#]/);
    expect(site.files.get(path)?.headers['No-Vary-Search'], path).toBe('params');
  }
  // Responses made on demand may depend on their query.
  expect(DATA_HEADERS).not.toHaveProperty('No-Vary-Search');
});

describe('the icons', () => {
  const size = (file: string) => {
    const picture = builtFile(file);
    return [picture.readUInt32BE(16), picture.readUInt32BE(20)];
  };

  it('icons exist in every format and size that browsers ask for, and the manifest lists them', () => {
    const { icons }: { icons: { src: string; sizes: string; purpose: string }[] } = JSON.parse(
      String(builtFile('/manifest.webmanifest')),
    );
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src, sizes } of icons) expect(size(src).join('x')).toBe(sizes);
    expect(size('/apple-touch-icon.png')).toEqual([180, 180]);
    for (const { brand } of [LIGHT, DARK]) expect(String(builtFile('/favicon.svg'))).toContain(brand);
    expect(builtFile('/favicon.ico').readUInt16LE(4), 'sizes of the small icon').toBe(3);
    for (const { path, $ } of builtPages()) {
      for (const link of ['icon"][href="/favicon.ico', 'icon"][href="/favicon.svg', 'apple-touch-icon'])
        expect($(`link[rel="${link}"]`).length, `${path}: ${link}`).toBe(1);
    }
  });
});
