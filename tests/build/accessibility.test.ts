import { expect, it } from 'vitest';
import { href, screenLocales } from '#routes.ts';
import { builtPages, samplePages, normalizeText } from '../support/dist.ts';

const pages = samplePages(builtPages());

/** Where a selector finds something, as `path: markup`. */
const where = (selector: string) =>
  pages.flatMap(({ path, $ }) =>
    $(selector)
      .toArray()
      .map((element) => `${path}: ${$.html(element).slice(0, 100)}`),
  );

/** Patterns of violations, by criterion. */
const FAULTY = [
  // HTML names a figure by its figcaption, and then refuses it the role and the label that RGAA asks for elsewhere.
  [
    'legends tied to their drawings',
    `figcaption:not(figure > figcaption), figure:has(> figcaption ~ figcaption),
     figure:has(svg[role=img]):not(:has(> figcaption))`,
  ],
  ['words in its drawings that are text', 'svg image, svg foreignObject'],
  [
    'groups of fields with a legend',
    `fieldset:not(:has(> legend)),
     form:has([type=radio]) [type=radio]:not(fieldset [type=radio], [role=radiogroup] [type=radio])`,
  ],
  [
    'a purpose on every field that asks who the visitor is',
    'main :is([type=email], [type=tel], [type=password], [name=name], [name=company]):not([autocomplete])',
  ],
] as const;

it.each(FAULTY)('every page has %s', (_, selector) => expect(where(selector)).toEqual([]));

it.each(screenLocales('accessibility'))(
  'the foot gives the state that the accessibility statement in %s gives',
  (locale) => {
    const path = href('accessibility', locale);
    const statement = pages.find((page) => page.path === path);
    const link = statement?.$(`body > footer a[href="${path}"]`);
    const [, state = ''] = normalizeText(link?.text() ?? '').split(/\s?: /);
    expect(state).not.toBe('');
    expect(normalizeText(statement?.$('main').text() ?? '')).toContain(state);
  },
);

it('sitemap page: leads to every page of its language', () => {
  for (const locale of screenLocales('sitemap')) {
    const map = href('sitemap', locale);
    const own = pages.filter((page) => page.locale === locale);
    const listed =
      own
        .find(({ path }) => path === map)
        ?.$('main a[href]')
        .toArray() ?? [];
    const known = new Set(listed.map((link) => link.attribs['href']));
    const missing = own
      .map(({ path }) => path)
      // Answers to a form, to a link of a mail or to a wrong address are not linked.
      .filter((path) => !/\/(?:merci|thank-you|enregistre|confirmation|404)$/.test(path))
      .filter((path) => !known.has(path));
    expect(missing, map).toEqual([]);
  }
});
