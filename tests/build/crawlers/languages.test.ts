import { describe, expect, it } from 'vitest';
import { isLocale } from '#locales.ts';
import { contentPages } from '../../support/dist.ts';

const pages = contentPages();

const listVersions = ({ $ }: (typeof pages)[number]) =>
  $('link[rel=alternate][hreflang]')
    .toArray()
    .map((link) => ({
      language: $(link).attr('hreflang') ?? '',
      path: new URL($(link).attr('href') ?? '').pathname,
    }));

describe('the languages', () => {
  it('language link leads to the same page, or to the home page of the other language', () => {
    // The signup page is the demo page under its own address, whose twin it leads to.
    for (const page of pages.filter(({ path }) => path !== '/inscription')) {
      const { $, path } = page;
      const links = $('header [data-language-link], footer [data-language-link]');
      expect(links.length, path).toBeGreaterThanOrEqual(2);
      for (const { attribs } of links.toArray()) {
        const { href: target, hreflang: other, lang } = attribs;
        expect(other === page.locale || !isLocale(other), path).toBe(false);
        expect(lang, path).toBe(other);
        const twin = listVersions(page).find(({ language }) => language === other)?.path;
        expect(target, path).toBe(twin ?? (other === 'fr' ? '/' : `/${other}`));
      }
    }
  });
});
