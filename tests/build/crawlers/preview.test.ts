import { describe, expect, it } from 'vitest';
import { isLocale, type Locale } from '#locales.ts';
import { REGION } from '#region.ts';
import { hasCard } from '#routes.ts';
import { SITE } from '#site.ts';
import {
  builtFile,
  builtFiles,
  builtOrigin,
  builtPages,
  samplePages,
  normalizeText,
  attributes,
} from '../../support/dist.ts';

const MAX_BYTES = 40_000;

const origin = builtOrigin();
const shared = builtPages().filter(({ path }) => hasCard(path));
const each = samplePages(shared).map((page) => [page.path, page] as const);
const property = ({ $ }: (typeof each)[number][1], name: string) =>
  attributes($, `meta[property="${name}"]`, 'content');
const pictures = builtFiles().filter((file) => file.startsWith('/og/'));

describe('a link to the page, where it is shared', () => {
  it.each(each)('link preview: %s has a title, a description and a type', (_, page) => {
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
    expect(one('og:image:alt')).toContain(normalizeText($('h1').text()));
  });

  it.each(each)('link preview: %s has a picture of the right size and weight', (_, page) => {
    const address = property(page, 'og:image')[0] ?? '';
    expect(address.startsWith(`${origin}/og/`)).toBe(true);
    const picture = builtFile(new URL(address).pathname);
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(picture.length).toBeLessThanOrEqual(MAX_BYTES);
  });

  it('link preview: every page that is shared has its own picture, and every picture a page', () => {
    const named = shared
      .flatMap((page) => property(page, 'og:image'))
      .map((address) => new URL(address).pathname);
    expect(new Set(named).size).toBe(named.length);
    expect(pictures.toSorted()).toEqual(named.toSorted());
  });
});
