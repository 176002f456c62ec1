import { describe, expect, it } from 'vitest';
import { FORMER_PATHS } from '../../../src/former-paths.ts';
import { pathHeaders } from '../../../src/http/headers.ts';
import { translator } from '../../../src/i18n/translate.ts';
import { href, localeOf } from '../../../src/routes.ts';
import { openSite } from '../../../src/server/pages/built-site.ts';
import { builtFile, builtPages, contentPages, sampleOf } from '../../support/dist.ts';

/** The built site as our server reads it: the same answers, without a socket. */
const site = openSite('dist');
const pages = contentPages();
const canonicalOf = ({ $ }: (typeof pages)[number]) =>
  new URL($('link[rel=canonical]').attr('href') ?? '').pathname;
const indexed = pages.filter(({ path, $ }) => $('meta[name=robots]').length === 0 && path !== '/inscription');

describe('addresses', () => {
  it.each(sampleOf(pages).map((page) => [page.path, page] as const))(
    '4. %s is canonical at one address; its other forms lead there, or nowhere',
    (path, page) => {
      const canonical = canonicalOf(page);
      expect(site.find(canonical).kind).toBe('file');
      const withSlash = site.find(`${path}/`.replace('//', '/'));
      expect(path === '/' || (withSlash.kind === 'redirect' && withSlash.location === path)).toBe(true);
      const withIndex = site.find(`${path}/index.html`.replace('//', '/'));
      expect(withIndex.kind === 'redirect' ? withIndex.location : 'missing').toMatch(
        new RegExp(`^(?:${path}|missing)$`),
      );
      const shout = path.toUpperCase();
      expect(shout === path || site.find(shout).kind === 'missing').toBe(true);
    },
  );

  it('18. an unknown address is not found, and its page leads on in the language of the path', () => {
    for (const path of ['/nulle-part', '/en/nowhere', '/demo/nowhere'])
      expect(site.find(path).kind, path).toBe('missing');
    for (const [path, home] of [
      ['/404', '/'],
      ['/fr/404', '/'],
      ['/en/404', '/en'],
    ]) {
      // prettier-ignore
      const page = builtPages().find((candidate) => candidate.path === path);
      expect(page?.$(`main a[href="${home}"]`).length, path).toBeGreaterThan(0);
      expect(page?.$('main a').length, path).toBeGreaterThan(2);
    }
  });

  it('every path that a screen had leads, in one step, to a page of its language', () => {
    for (const [from, to] of FORMER_PATHS) {
      expect(site.find(from)).toEqual({ kind: 'redirect', location: to, status: 301 });
      expect([from, site.find(to.split('?')[0] ?? '').kind]).toEqual([from, 'file']);
      expect(localeOf(to)).toBe(localeOf(from));
    }
  });

  it('19. no link of the site leads through a redirect', () => {
    const detours = pages.flatMap(({ path, $ }) =>
      $('a[href^="/"]')
        .toArray()
        .map((link) => ($(link).attr('href') ?? '').replace(/[?#].*$/, ''))
        .filter((target) => site.find(target).kind === 'redirect')
        .map((target) => `${path}: ${target}`),
    );
    expect(detours).toEqual([]);
  });

  it('20. every indexable page has a link in the text of another page, besides the sitemap', () => {
    const texts = pages.filter(({ path }) => path !== '/plan-du-site' && path !== '/en/sitemap');
    const linked = new Set(
      texts.flatMap(({ path, $ }) =>
        $('main a[href^="/"]:not(.breadcrumb a), [data-language-link]')
          .toArray()
          .map((link) => ($(link).attr('href') ?? '').replace(/[?#].*$/, ''))
          .filter((target) => target !== path),
      ),
    );
    // The sitemap itself is led to from the foot of every page, as visitors expect.
    const alone = texts.filter((page) => indexed.includes(page) && !linked.has(page.path));
    expect(alone.map(({ path }) => path)).toEqual([]);
  });

  it('38. the foot of every page leads to the legal pages, the cookie choices and the sitemap', () => {
    for (const { path, $, locale } of builtPages()) {
      const footer = $('body > footer');
      for (const name of ['legal', 'privacy', 'terms', 'sitemap'] as const) {
        const target = href(name, locale);
        expect(footer.find(`a[href="${target}"]`).length, `${path}: ${target}`).toBe(1);
      }
      expect(footer.text(), path).toContain(translator(locale)('common.footer.cookies'));
    }
  });

  it.each([
    ['/plan-du-site', 'fr'],
    ['/en/sitemap', 'en'],
  ] as const)('38. %s leads to every page, in its language where there is one', (path, locale) => {
    const page = pages.find((candidate) => candidate.path === path);
    const listed = page?.$('main section a').toArray().map((link) => page.$(link).attr('href')); // prettier-ignore
    const twins = (of: (typeof pages)[number]) => of.$('link[rel=alternate][hreflang=en]').length > 0;
    const wanted = indexed.filter((one) => one.locale === locale || (one.locale === 'fr' && !twins(one)));
    expect(wanted.map((one) => one.path).filter((one) => !listed?.includes(one))).toEqual([]);
  });

  it('40. a page has the same address for search engines and caches, whatever its query', () => {
    for (const { path, $ } of pages) {
      for (const address of [
        $('link[rel=canonical]').attr('href'),
        $('meta[property="og:url"]').attr('content'),
      ])
        expect(address, path).not.toMatch(/[?#]/);
      expect(site.headersOf(path)['No-Vary-Search'], path).toBe('params');
    }
    // What is made on demand may depend on its query.
    expect(pathHeaders('/api/newsletter')).not.toHaveProperty('No-Vary-Search');
  });
});

describe('the icons', () => {
  const size = (file: string) => {
    const picture = builtFile(file);
    return [picture.readUInt32BE(16), picture.readUInt32BE(20)];
  };

  it('37. are there in every form and size that is asked for, and the manifest names them', () => {
    const manifest: {
      name: string;
      lang: string;
      icons: { src: string; sizes: string; purpose: string }[];
    } = JSON.parse(String(builtFile('/manifest.webmanifest')));
    expect(manifest.name.length).toBeGreaterThan(0);
    expect(manifest.lang).toBe('fr');
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src, sizes } of manifest.icons) expect(size(src).join('x')).toBe(sizes);
    expect(size('/apple-touch-icon.png')).toEqual([180, 180]);
    expect(String(builtFile('/favicon.svg'))).toContain('<svg');
    const ico = builtFile('/favicon.ico');
    const widths = Array.from({ length: ico.readUInt16LE(4) }, (_, index) => ico.readUInt8(6 + 16 * index));
    expect(widths).toContain(48);
    for (const { path, $ } of builtPages()) {
      for (const link of ['icon"][href="/favicon.ico', 'icon"][href="/favicon.svg', 'apple-touch-icon'])
        expect($(`link[rel="${link}"]`).length, `${path}: ${link}`).toBe(1);
    }
  });
});
