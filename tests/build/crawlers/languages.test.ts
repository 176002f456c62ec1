import { describe, expect, it } from 'vitest';
import { isLocale } from '#locales.ts';
import { PLACES } from '#competition/counting/places.ts';
import { placeName } from '#competition/words/place-names.ts';
import { PLANS, SITE } from '#site.ts';
import { builtPages, contentPages, sampleOf } from '../../support/dist.ts';

const pages = contentPages();

const versionsOf = ({ $ }: (typeof pages)[number]) =>
  $('link[rel=alternate][hreflang]')
    .toArray()
    .map((link) => ({
      language: $(link).attr('hreflang') ?? '',
      path: new URL($(link).attr('href') ?? '').pathname,
    }));

/** Names that are said alike in both languages, and addresses that stay in French. */
const NAMES = new Set(
  [
    SITE.product,
    SITE.provider,
    SITE.assistant,
    ...PLANS.map(({ name }) => name),
    'Défenseur des droits',
    'Libre réponse',
    'Informatique et Libertés',
    'Légifrance',
    'Département département départements', // kept in English, as the French administration has no other
    ...PLACES.flatMap(([department, region]) => [placeName({ department }), placeName({ region })]),
  ]
    .join(' ')
    .split(/[ -]/),
);

/** Words that only the other language has; in French texts, those of English grammar. */
const OTHER = {
  en: /(?<![\p{L}@./-])(?=[\p{L}’'-]*[àâçéèêëîïôûùœ])[\p{L}’'-]+/giu,
  fr: /(?<![\p{L}@./-])(?:the|of|and|with|for|from|your|our|which|that|is|are|using)(?![\p{L}@./-])/giu,
} as const;

describe('the languages', () => {
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

  it('no word of the other language that is not declared as such', () => {
    const undeclared = sampleOf(builtPages()).flatMap(({ path, locale, $ }) => {
      const body = $('body').clone();
      // Packages, licences and their owners are names.
      if (path === '/licences') body.find('td, th').remove();
      body.find('script, style, code, [lang], .name, a[href^="http"]:not([lang])').remove();
      // Text by text: cells that stand side by side are no one word.
      const parts = body
        .find('*')
        .contents()
        .toArray()
        .filter((node) => node.type === 'text');
      return [
        ...parts
          .map(({ data }) => data)
          .join(' ')
          .matchAll(OTHER[locale]),
      ]
        .map(([word]) => word)
        .filter((word) => !word.split(/[ -]/).every((part) => NAMES.has(part)))
        .map((word) => `${path}: ${word}`);
    });
    expect(undeclared).toEqual([]);
  });
});
