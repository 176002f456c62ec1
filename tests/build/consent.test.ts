import { describe, expect, it } from 'vitest';
import { translator } from '../../src/i18n/translate.ts';
import { LOCALES } from '../../src/locales.ts';
import { COOKIE_POLICY } from '../../src/site.ts';
import { builtFile, builtPages, sampleOf, tidy } from '../support/dist.ts';

const pages = sampleOf(builtPages()).map((page) => [page.path, page] as const);

describe.each(pages)('%s', (_, { $, html, locale }) => {
  it('holds the question, hidden, right after the skip link', () => {
    const { customise, necessary, all } = translator(locale)('consent.banner');
    const question = $('body > section[data-consent]');
    expect(question.is('[hidden][aria-label]')).toBe(true);
    expect(question.prev().is('a[href="#main"]')).toBe(true);
    expect(question.attr('data-policy')).toBe(COOKIE_POLICY);
    expect(
      question
        .find('button')
        .toArray()
        .map((button) => tidy($(button).text())),
    ).toEqual([customise, necessary, all]);
  });

  it('leads from its foot to the cookie section, which the script turns into the dialog', () => {
    const link = $('footer a[data-opens=consent]');
    const [page = '', section = ''] = (link.attr('href') ?? '').split('#');
    expect(builtFile(`${page}.html`).toString()).toContain(`id="${section}"`);
    expect($('[data-consent] form').attr('action')).toBe(link.attr('href'));
  });

  it('has no trace of the loading of tags, because none is configured', () => {
    expect($('script[type="text/plain"]').length).toBe(0);
    expect(html).not.toMatch(/createPolicy|trusted-types default|_paq|dataLayer/);
  });
});

it('the words of the dialog are fetched, in both languages, and stand in no page', () => {
  for (const locale of LOCALES) {
    const save = translator(locale)('consent.dialog.save');
    const texts: Record<string, unknown> = JSON.parse(builtFile(`/consent.${locale}.json`).toString());
    expect(texts['save']).toBe(save);
    expect(JSON.stringify(texts)).not.toMatch(/\{\{|undefined/);
    for (const [, { html }] of pages) expect(html).not.toContain(save);
  }
});
