import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtFile } from '../../support/dist.ts';
import { BEHIND_PROXY, demoRequest, visitor, type FieldsToSend } from '../../support/server/visitor.ts';
import { startSite, type RunningSite } from '../../support/running-site.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await startSite(BEHIND_PROXY);
});
afterAll(() => site.stop());

/** What each form is filled in with rightly, by the page that it stands on. */
const FORMS: Readonly<Record<string, FieldsToSend>> = {
  '/demo': demoRequest(1),
  '/newsletter': { email: 'zoe@example.org', themes: 'decider', consent: 'on', locale: 'fr' },
  '/connexion': { email: 'zoe@example.org', password: '12345678', locale: 'fr' },
};

/** What a browser refuses to send, by the attributes of the fields of a page. */
function refusedByBrowser(page: string) {
  const $ = load(builtFile(`${page}.html`));
  const form = $('form[method=post]');
  const refused = form
    .find('[name]')
    .toArray()
    .flatMap((field) => {
      const name = String($(field).attr('name'));
      const [most, least] = [$(field).attr('maxlength'), $(field).attr('minlength')];
      const long = (length: number) =>
        name === 'email' ? `${'x'.repeat(length - '@example.org'.length)}@example.org` : 'x'.repeat(length);
      return [
        ...($(field).is('[required]') && !$(field).is('[type=checkbox]') ? [{ name, value: '' }] : []),
        ...(most === undefined ? [] : [{ name, value: long(Number(most) + 1) }]),
        ...(least === undefined ? [] : [{ name, value: long(Number(least) - 1) }]),
        ...($(field).is('[pattern]') ? [{ name, value: 'R2-D2' }] : []),
        // Of a sector any words are kept: the list on the page only helps to choose.
        ...($(field).is('select:not([name=sector])') ? [{ name, value: 'none of these' }] : []),
        ...($(field).is('[type=email]') ? [{ name, value: 'zoe' }] : []),
      ];
    });
  return { action: String(form.attr('action')), refused };
}

describe.each(Object.entries(FORMS))('the form of %s', (page, right) => {
  const { action, refused } = refusedByBrowser(page);

  test('has limits that its browser knows', () => {
    expect(refused.length).toBeGreaterThan(2);
  });

  test.each(refused)('is refused by the server too with a $name of “$value”', async ({ name, value }) => {
    const { status, answer } = await visitor(site).postJson(action, {
      ...right,
      [name]: value,
    });
    expect(status).toBe(422);
    expect(Object.keys(answer['fields'] as object)).toEqual([name]);
  });
});

test('what was typed comes back as text, whatever it is', async () => {
  const typed = `"><script>alert(1)</script><svg onload=x> '{{7*7}}' &amp; =1+1 Zoë 李`;
  const fields = demoRequest(2, { email: typed, company: typed, challenges: `</textarea>${typed}` });
  const { status, html } = await visitor(site).post('/api/demo', fields, { as: 'browser' });
  expect(status).toBe(422);
  const [answered, built] = [load(html), load(builtFile('/demo.html'))];
  expect(answered('[name=email]').val()).toBe(typed);
  expect(answered('[name=company]').val()).toBe(typed);
  expect(answered('[name=challenges]').val()).toBe(`</textarea>${typed}`);
  for (const tag of ['script', 'svg', 'textarea']) expect(answered(tag).length, tag).toBe(built(tag).length);
});
