import { translator } from '../support/translate.ts';
import { LOCALES } from '#locales.ts';
import { describe, expect, it } from 'vitest';
import { href, localesOf } from '#routes.ts';
import { EmailSchema } from '#schemas/forms/fields.ts';
import { builtPages, sampleOf, tidy, texts } from '../support/dist.ts';

const pages = sampleOf(builtPages());

/** Where a selector finds something, as `path: markup`. */
const where = (selector: string) =>
  pages.flatMap(({ path, $ }) =>
    $(selector)
      .toArray()
      .map((element) => `${path}: ${$.html(element).slice(0, 100)}`),
  );

/** What faults against each would look like. */
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

describe('what every page has', () => {
  it.each(FAULTY)('%s', (_, selector) => expect(where(selector)).toEqual([]));

  it('the same way to the search: the page of resources, which the header leads to', () => {
    const resources: readonly string[] = localesOf('resources').map((locale) => href('resources', locale));
    const withSearch = pages.filter(({ path, $ }) => $('search').length > 0 && !path.endsWith('/404'));
    expect(withSearch.map(({ path }) => path).toSorted()).toEqual(resources.toSorted());
    for (const { path, locale, $ } of pages)
      expect($(`body > header nav a[href="${href('resources', locale)}"]`).length, path).toBeGreaterThan(0);
  });

  it('its landmarks, each once or named', () => {
    for (const { path, $ } of pages) {
      for (const selector of ['main', 'body > header', 'body > footer'])
        expect($(selector), `${path} ${selector}`).toHaveLength(1);
      const names = $('nav')
        .toArray()
        .map((nav) => $(nav).attr('aria-label') ?? $(`[id="${$(nav).attr('aria-labelledby')}"]`).text());
      expect(
        names.filter((name) => name.trim() === ''),
        `${path}: every navigation has a name`,
      ).toEqual([]);
    }
  });

  it('the same navigation at the same place as the other pages of its language', () => {
    for (const locale of ['fr', 'en']) {
      const bars = pages
        .filter((page) => page.locale === locale)
        .map(({ $ }) =>
          ['body > header nav', 'body > footer'].map((selector) =>
            $(`${selector} a:not([data-language-link])`)
              .toArray()
              .map((link) => `${tidy($(link).text())} ${$(link).attr('href')}`),
          ),
        );
      for (const bar of bars) expect(bar).toEqual(bars[0]);
    }
  });

  it('tables with a header for each column, each declared with what it heads', () => {
    expect(where('thead td, th:not([scope]), table:not(:has(thead th[scope=col]))')).toEqual([]);
    expect(where('table > :not(caption:first-child) ~ caption')).toEqual([]);
    for (const { path, $ } of pages) {
      const names = texts($, 'caption');
      expect([...new Set(names)], path).toEqual(names);
    }
  });

  it('fields with a label of their own', () => {
    for (const { path, $ } of pages) {
      $('main :is(input:not([type=hidden], [type=submit]), select, textarea)').each((_, field) => {
        const around = $(field).closest('label');
        const label = around.length > 0 ? around : $(`label[for="${$(field).attr('id')}"]`);
        expect(tidy(label.text()), `${path}: ${$.html(field).slice(0, 80)}`).not.toBe('');
      });
    }
  });

  it('an example or a rule in words, in sight, on every field that can be refused for its form', () => {
    const asked = pages.flatMap(({ path, $ }) =>
      $('main form :is([type=email], [type=password], [autocomplete$=-name])')
        .toArray()
        .map(({ attribs }) => {
          const hint = $(`#${attribs['aria-describedby']}`).not('[hidden]');
          const [words, isEmail] = [tidy(hint.text()), attribs['type'] === 'email'];
          const isSaid = isEmail ? EmailSchema.safeParse(words.split(' ').at(-1)).success : words !== '';
          return { place: `${path} ${attribs['name']}: ${words}`, isSaid };
        }),
    );
    expect(asked.filter(({ isSaid }) => !isSaid)).toEqual([]);
    // Two names and an address in each demo request, an address in each of the other forms, and two passwords.
    expect(asked.length).toBeGreaterThanOrEqual(12);
  });
});

describe('what the pages of a language have in common', () => {
  it.each(localesOf('accessibility'))(
    'the foot gives the state that the accessibility statement in %s gives',
    (locale) => {
      const path = href('accessibility', locale);
      const statement = pages.find((page) => page.path === path);
      const link = statement?.$(`body > footer a[href="${path}"]`);
      const [, state = ''] = tidy(link?.text() ?? '').split(/\s?: /);
      expect(state).not.toBe('');
      expect(tidy(statement?.$('main').text() ?? '')).toContain(state);
    },
  );

  it('a map of the site that leads to every page of its language, and to the map from the foot of each', () => {
    for (const locale of localesOf('sitemap')) {
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
        // What answers a form, a link of a mail or a wrong address is nobody's destination.
        .filter((path) => !/\/(?:merci|thank-you|enregistre|confirmation|404)$/.test(path))
        .filter((path) => !known.has(path));
      expect(missing, map).toEqual([]);
      for (const { path, $ } of own)
        expect($(`body > footer a[href="${map}"]`), `${path} leads to ${map}`).toHaveLength(1);
    }
  });

  it('the same label for the same question, whatever the form', () => {
    // Which of somebody's addresses is asked for, the label says.
    const addresses = new Set(
      LOCALES.map((locale) => translator(locale)).flatMap((t) => [
        t('login.form.email'),
        t('demoForm.labels.email'),
        t('newsletter.form.email'),
        t('newsletter.config.form.email'),
      ]),
    );
    const labels = new Map<string, Set<string>>();
    for (const { locale, $ } of pages) {
      $(
        'main :is(input:not([type=hidden], [type=submit], [type=radio], [type=checkbox]), select, textarea)[name]',
      ).each((_, field) => {
        const label = tidy($(`label[for="${$(field).attr('id')}"]`).text()).replace(/ \*$/, '');
        const question = `${$(field).closest('[lang]').attr('lang') ?? locale} ${$(field).attr('name')}`;
        labels.set(question, (labels.get(question) ?? new Set()).add(label));
      });
    }
    expect(labels.size).toBeGreaterThan(15);
    for (const [question, names] of labels)
      expect([...names].filter((name) => !addresses.has(name)).length, question).toBeLessThan(2);
  });
});
