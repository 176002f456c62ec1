import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { applicationLink, loginHost } from '../../src/http/origins.ts';
import { translator } from '../../src/i18n/translate.ts';
import { href, localesOf } from '../../src/routes.ts';
import { WISHES } from '../../src/site.ts';
import { builtFile, tidy, attributes } from '../support/dist.ts';

describe('the login', () => {
  it.each(localesOf('login'))(
    'in %s says whether it is open, and where it leads, before it asks for a password',
    (locale) => {
      const $ = load(builtFile(`${href('login', locale)}.html`).toString());
      const html = $('main').html() ?? '';
      const before = tidy(load(html.slice(0, html.indexOf('type="password"')))('body').text());
      const said = loginHost(process.env) ?? tidy(translator(locale)('login.closed'));
      expect(html).toContain('type="password"');
      expect(before).toContain(said);
    },
  );

  it('leads to the host that the owner gives, once there is an application', () => {
    expect(loginHost({})).toBeUndefined();
    expect(loginHost({ PUBLIC_PRODUCT_ORIGIN: 'https://app.example.org' })).toBeUndefined();
    expect(loginHost({ PRODUCT_API_URL: 'https://api.example.org/login' })).toBe('api.example.org');
    const both = {
      PRODUCT_API_URL: 'https://api.example.org/login',
      PUBLIC_PRODUCT_ORIGIN: 'https://app.example.org',
    };
    expect(loginHost(both)).toBe('app.example.org');
  });
});

it.each(localesOf('pricing'))('in %s each plan leads to a request that names it', (locale) => {
  const $ = load(builtFile(`${href('pricing', locale)}.html`).toString());
  const ways = attributes($, 'main a[href*="wish="]', 'href');
  expect(ways).toEqual(WISHES.map(({ id }) => `${href('demo', locale)}?wish=${id}#demo-form`));
  const form = load(builtFile(`${href('demo', locale)}.html`).toString());
  const choices = form('[name=wish] option').toArray();
  expect(choices.map((choice) => form(choice).attr('value'))).toEqual(['', ...WISHES.map(({ id }) => id)]);
});

it('trials lead to the application once the owner gives its address; a quote stays a request', () => {
  const there = { APP_URL: 'https://app.example.org/start?from=site' };
  const links = WISHES.map((wish) => applicationLink(there, wish));
  expect(links).toEqual(
    WISHES.map(({ id, kind }) => (kind === 'quote' ? undefined : `${there.APP_URL}&wish=${id}`)),
  );
  for (const wish of WISHES) expect(applicationLink({}, wish)).toBeUndefined();
});
