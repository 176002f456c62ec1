import { describe, expect, it } from 'vitest';
import { isLocale } from '../../../src/locales.ts';
import { contentPages, sampleOf } from '../../support/dist.ts';

const pages = contentPages();

/** Words that no page of some length does without, and that the other language hardly has. */
const COMMON = {
  fr: /\b(?:le|la|les|des|une|est|vous|pour|dans|qui)\b/gi,
  en: /\b(?:the|of|and|is|you|for|with|that|this|are)\b/gi,
} as const;

const versionsOf = ({ $ }: (typeof pages)[number]) =>
  $('link[rel=alternate][hreflang]')
    .toArray()
    .map((link) => ({
      language: $(link).attr('hreflang') ?? '',
      path: new URL($(link).attr('href') ?? '').pathname,
    }));

describe('the languages', () => {
  it.each(sampleOf(pages).map((page) => [page.path, page] as const))(
    '8. %s is written in the language that it declares',
    (_, page) => {
      const text = page
        .$('main')
        .clone()
        .find('[lang], [hreflang], table, script, style')
        .remove()
        .end()
        .text();
      const { locale } = page;
      const count = (language: 'fr' | 'en') => text.match(COMMON[language])?.length ?? 0;
      expect(count(locale)).toBeGreaterThan(2 * count(locale === 'fr' ? 'en' : 'fr'));
    },
  );

  it('11. the language link is a link to the same page, or to the other home and says so', () => {
    // The signup page is the demo page under its own address, whose twin it leads to.
    for (const page of pages.filter(({ path }) => path !== '/inscription')) {
      const { $, path } = page;
      const links = $('header [data-language-link], footer [data-language-link]');
      expect(links.length, path).toBeGreaterThanOrEqual(2);
      for (const { attribs } of links.toArray()) {
        const { href: target, hreflang: other, lang } = attribs;
        expect(other === page.locale || !isLocale(other), path).toBe(false);
        expect(lang, path).toBe(other);
        const twin = versionsOf(page).find(({ language }) => language === other)?.path;
        expect(target, path).toBe(twin ?? (other === 'fr' ? '/' : `/${other}`));
      }
    }
  });
});
