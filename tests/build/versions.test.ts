import { describe, expect, it } from 'vitest';
import { alternates } from '#routes.ts';
import { contentPages, type BuiltPage } from '../support/dist.ts';

const pages = contentPages();
const byPath = new Map(pages.map((page) => [page.path, page]));

/** The articles, which are in French only. */
const ARTICLES = new Set(
  pages.flatMap(({ path, html }) => (html.includes('article:published_time') ? path : [])),
);

/** The French page and the English page of each screen that has both. */
const pairs = pages.flatMap((french) => {
  const english = alternates(french.path).find(({ locale }) => locale === 'en');
  const other = english && byPath.get(english.path);
  return french.locale === 'fr' && other ? [[french.path, french, other] as const] : [];
});

/** What stands in one language only: the articles that follow a French text, and the letters of an alphabet. */
const OF_ITS_LANGUAGE = '.nearby, .letter';

/** The shape of a page, as someone who moves by headings or by landmarks meets it. */
function outline({ $ }: BuiltPage) {
  const names = (selector: string) =>
    $(selector)
      .toArray()
      .filter((element) => $(element).closest(OF_ITS_LANGUAGE).length === 0)
      .map((element) => $(element).prop('tagName'));
  return {
    headings: names('main :is(h1, h2, h3, h4, h5, h6), body > footer h2'),
    landmarks: names('header, nav, main, aside, footer, section[aria-label], section[aria-labelledby], form'),
    fields: names('main :is(input, select, textarea, button)'),
    tables: names('main :is(caption, thead th)'),
  };
}

/** Where a page leads on the site, each address by that of its French version; articles are in French only. */
function links({ $ }: BuiltPage, within: string): string[] {
  return $(`${within} a[href]:not([data-language-link])`)
    .toArray()
    .map((link) => $(link).attr('href') ?? '')
    .filter((href) => /^\/(?!.*#)/.test(href))
    .filter((href) => !ARTICLES.has(href))
    .map((href) => {
      const [path = '', query] = href.split('?');
      // Each language names the parameters of an address in its own words; all values but the language are the same.
      const parameters = new URLSearchParams(query);
      parameters.delete('locale');
      const values = [...parameters.values()].join('&');
      return [alternates(path)[0]?.path ?? path, values].join('?');
    });
}

describe('the two versions of a screen', () => {
  it.each(pairs)(
    'A28 %s: the same headings, landmarks, fields and tables in English',
    (_, french, english) => {
      expect(outline(english)).toEqual(outline(french));
    },
  );

  it.each(pairs)('A28 %s: the same links in English', (_, french, english) => {
    for (const part of ['body > header', 'body > footer', 'main'])
      expect(links(english, part)).toEqual(links(french, part));
  });
});
