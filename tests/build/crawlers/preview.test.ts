import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fitTitle } from '../../../src/integrations/cards/fit.ts';
import { cardInputs } from '../../../src/integrations/cards/inputs.ts';
import { REGION } from '../../../src/i18n/format.ts';
import { translator } from '../../../src/i18n/translate.ts';
import { pathHeaders } from '../../../src/http/headers.ts';
import { isLocale, type Locale } from '../../../src/locales.ts';
import { SITE } from '../../../src/site.ts';
import {
  builtFile,
  builtFiles,
  builtOrigin,
  builtPages,
  contentPages,
  sampleOf,
  tidy,
} from '../../support/dist.ts';

const MAX_BYTES = 40_000;

const origin = builtOrigin();
const each = sampleOf(builtPages()).map((page) => [page.path, page] as const);
const property = ({ $ }: (typeof each)[number][1], name: string) =>
  $(`meta[property="${name}"]`)
    .toArray()
    .map((meta) => $(meta).attr('content') ?? '');
const pictures = builtFiles().filter((file) => file.startsWith('/og/'));

describe('a link to the page, where it is shared', () => {
  it.each(each)('31. %s says what it is', (_, page) => {
    const { $, locale } = page;
    const one = (name: string) => {
      const values = property(page, name);
      expect(values, name).toHaveLength(1);
      return values[0] ?? '';
    };
    expect(one('og:title')).toBe($('title').text());
    expect(one('og:description')).toBe($('meta[name=description]').attr('content'));
    expect(one('og:url')).toBe($('link[rel=canonical]').attr('href'));
    expect(one('og:site_name')).toBe(SITE.product);
    const territory = (code: Locale) => REGION[code].replace('-', '_');
    expect(one('og:locale')).toBe(territory(locale));
    const others = $('link[rel=alternate][hreflang]')
      .toArray()
      .map((link) => link.attribs['hreflang'])
      .filter((code) => isLocale(code) && code !== locale)
      .map((code) => territory(code as Locale)); // filtered above
    expect(property(page, 'og:locale:alternate')).toEqual(others);
    expect($('meta[name="twitter:card"]').attr('content')).toBe('summary_large_image');
    expect(['website', 'article']).toContain(one('og:type'));
    expect([one('og:image:width'), one('og:image:height')]).toEqual(['1200', '630']);
    expect(one('og:image:alt')).toContain(tidy($('h1').text()));
  });

  it.each(each)('31. %s has a picture of the right size and weight', (_, page) => {
    const address = property(page, 'og:image')[0] ?? '';
    expect(address.startsWith(`${origin}/og/`)).toBe(true);
    const picture = builtFile(new URL(address).pathname);
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(picture.length).toBeLessThanOrEqual(MAX_BYTES);
  });

  it('32. has a picture of its own, and no picture is without its page', () => {
    const named = contentPages()
      .filter(({ path }) => path !== '/inscription') // the demo page under its own address
      .flatMap((page) => property(page, 'og:image'))
      .map((address) => new URL(address).pathname);
    expect(new Set(named).size).toBe(named.length);
    const ofContent = pictures.filter((file) => !file.includes('/404')); // two pages say the same in French
    expect(ofContent.toSorted()).toEqual(named.toSorted());
    const digests = ofContent.map((file) => createHash('sha256').update(builtFile(file)).digest('hex'));
    expect(new Set(digests).size).toBe(ofContent.length);
  });

  it('may show its picture on another site', () => {
    expect(pathHeaders('/og/index.png')['Cross-Origin-Resource-Policy']).toBe('cross-origin');
    expect(builtFile('/_headers').toString()).toMatch(
      /^\/og\/\*\n(?: {2}.*\n)* {2}Cross-Origin-Resource-Policy: cross-origin$/m,
    );
  });
});

describe('the picture of a page', () => {
  it.each(each)('32. %s says its title, whole, and its product', (path, { $, html }) => {
    const { title, product } = cardInputs(path, html);
    expect(title).toBe(tidy($('h1').text()));
    expect(product).toBe(SITE.product);
    expect(fitTitle(title, 532, 76, 340).lines.join(' ')).toBe(title);
  });

  it('shows the cover of an article, and the samples of home', () => {
    const drawings = new Map(contentPages().map(({ path, html }) => [path, cardInputs(path, html).drawing]));
    const covered = contentPages().filter(({ $ }) => $('.cover').length > 0);
    expect(covered.map(({ path }) => drawings.get(path))).toMatchObject(
      covered.map(({ $ }) => ({ caption: tidy($('.cover figcaption').text()) })),
    );
    expect(drawings.get('/')).toMatchObject({ kind: 'rows', caption: translator('fr')('common.sample') });
    expect(covered.length).toBeGreaterThan(0);
  });

  it('32. is another one once a word of the page changes', () => {
    const [[path, { html }] = ['/', { html: '' }]] = each;
    const changed = html.replace(/<h1([^>]*)>/, '<h1$1>Autre ');
    expect(cardInputs(path, changed)).not.toEqual(cardInputs(path, html));
  });
});
