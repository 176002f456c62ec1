import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { applicationLink, loginHost } from '#http/origins.ts';
import { href, screenLocales } from '#routes.ts';
import { COOKIE_POLICY, OFFER, WISHES } from '#site.ts';
import { builtFile, attributes, builtPages, samplePages, normalizeText } from '../support/dist.ts';
import { translator } from '../support/translate.ts';
import { LOCALES } from '#locales.ts';

it.each(screenLocales('login'))('login form in %s has live fields and mentions its trial', (locale) => {
  const $ = load(builtFile(`${href('login', locale)}.html`).toString());
  const fields = $('main form :is([name=email], [name=password])').toArray();
  expect(fields.map(({ attribs }) => 'disabled' in attribs)).toEqual([false, false]);
  expect($('main form [type=submit]')).toHaveLength(1);
  expect($('#trial').text()).toContain(String(OFFER.loginTrialDays));
});

it('login: leads to the owner’s host once there is an application', () => {
  expect(loginHost({})).toBeUndefined();
  expect(loginHost({ PUBLIC_PRODUCT_ORIGIN: 'https://app.example.org' })).toBeUndefined();
  expect(loginHost({ PRODUCT_API_URL: 'https://api.example.org/login' })).toBe('api.example.org');
  const both = {
    PRODUCT_API_URL: 'https://api.example.org/login',
    PUBLIC_PRODUCT_ORIGIN: 'https://app.example.org',
  };
  expect(loginHost(both)).toBe('app.example.org');
});

it.each(screenLocales('pricing'))('plans: in %s each leads to a request that names it', (locale) => {
  const $ = load(builtFile(`${href('pricing', locale)}.html`).toString());
  const ways = attributes($, 'main a[href*="wish="]', 'href');
  const chosen = WISHES.filter(({ plan }) => plan !== '');
  expect(ways).toEqual(chosen.map(({ id }) => `${href('demo', locale)}?wish=${id}#demo-form`));
  const form = load(builtFile(`${href('demo', locale)}.html`).toString());
  const choices = form('[name=wish] option').toArray();
  expect(choices.map((choice) => form(choice).attr('value'))).toEqual(['', ...WISHES.map(({ id }) => id)]);
});

it('trials lead to the application once the owner gives its address; what a person answers stays a request', () => {
  const there = { APP_URL: 'https://app.example.org/start?from=site' };
  const links = WISHES.map((wish) => applicationLink(there, wish));
  expect(links).toEqual(
    WISHES.map(({ id }) => (id.startsWith('trial') ? `${there.APP_URL}&wish=${id}` : undefined)),
  );
  for (const wish of WISHES) expect(applicationLink({}, wish)).toBeUndefined();
});

const pages = samplePages(builtPages()).map((page) => [page.path, page] as const);

describe.each(pages)('%s', (_, { $, html, locale }) => {
  it('consent banner: stands hidden right after the skip link', () => {
    const { customise, necessary, all } = translator(locale)('consent.banner');
    const question = $('body > section[data-consent]');
    expect(question.is('[hidden][aria-label]')).toBe(true);
    expect(question.prev().is('a[href="#main"]')).toBe(true);
    expect(question.attr('data-policy')).toBe(COOKIE_POLICY);
    expect(
      question
        .find('button')
        .toArray()
        .map((button) => normalizeText($(button).text())),
    ).toEqual([customise, necessary, all]);
  });

  it('consent: the footer links to the cookie section, which script turns into the dialog', () => {
    const link = $('footer a[data-opens=consent]');
    const [page = '', section = ''] = (link.attr('href') ?? '').split('#');
    expect(builtFile(`${page}.html`).toString()).toContain(`id="${section}"`);
    expect($('[data-consent] form').attr('action')).toBe(link.attr('href'));
  });

  it('consent: without tools a page has no code that loads them', () => {
    expect($('script[type="text/plain"]').length).toBe(0);
    expect(html).not.toMatch(/createPolicy|trusted-types default|_paq|dataLayer/);
  });
});

it('consent dialog: its words are fetched in both languages, and stand in no page', () => {
  for (const locale of LOCALES) {
    const save = translator(locale)('consent.dialog.save');
    const texts: Record<string, unknown> = JSON.parse(builtFile(`/consent.${locale}.json`).toString());
    expect(texts['save']).toBe(save);
    expect(JSON.stringify(texts)).not.toMatch(/\{\{|undefined/);
    for (const [, { html }] of pages) expect(html).not.toContain(save);
  }
});
