import { connect } from 'node:net';
import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { DEMO_LIMITS } from '#schemas/forms/demo-request.ts';
import { serverTranslator } from '#i18n/server-translate.ts';
import { href } from '#routes.ts';
import { translator } from '../../support/translate.ts';
import { openStore } from '#server/open-store.ts';
import type { Store } from '#server/store.ts';
import { BEHIND_PROXY, demoRequest, visitor } from '../../support/server/visitor.ts';
import { builtFile } from '../../support/dist.ts';
import type { Site } from '../../support/running-site.ts';
import { startInProcess } from '../../support/server/in-process.ts';
import { stores, type Stores } from '../../support/server/stores.ts';

let all: Stores;
let site: Site;
let store: Store;
beforeAll(async () => {
  all = await stores('SQLite');
  const environment = await all.fresh();
  site = await startInProcess({
    ...environment,
    ...BEHIND_PROXY,
    PUBLIC_SITE_ORIGIN: 'https://www.example.org',
  });
  store = await openStore(environment);
});
afterAll(async () => {
  await site.stop();
  await store.close();
  await all.end();
});

const storedLeads = (n: number) => store.leads.about(`zoe${n}@example.org`);
const FORM = 'application/x-www-form-urlencoded';
const encode = (n: number) => new URLSearchParams(demoRequest(n) as Record<string, string>).toString();

/** Everything as it goes over the wire, since `fetch` has its own idea of some headers. */
function raw(headers: readonly string[], body: string | Buffer, path = '/api/demo') {
  const lines = [`POST ${path} HTTP/1.1`, `Host: 127.0.0.1:${site.port}`, ...headers];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), Buffer.from(body)]);
}

test('forms: a body that stops half way is not stored', async () => {
  const body = encode(13);
  const socket = connect(site.port, '127.0.0.1');
  const length = `Content-Length: ${body.length + 50}`;
  socket.end(raw([`Content-Type: ${FORM}`, length, 'Sec-Fetch-Site: same-origin'], body));
  await new Promise((resolve) => socket.once('close', resolve).resume());
  expect((await visitor(site).post('/api/demo', demoRequest(14))).status).toBe(201);
  expect(await storedLeads(13)).toEqual([]);
});

describe('large bodies', () => {
  test('forms: a body of one byte over 64 kB is refused, in JSON for a script', async () => {
    const fill = 'x'.repeat(65_536 - encode(18).length - 3);
    const ofBytes = (more: string) =>
      visitor(site).postRaw('/api/demo', `${encode(18)}&x=${fill}${more}`, { 'Content-Type': FORM });
    expect((await ofBytes('')).status).toBe(201);
    const { status, answer } = await ofBytes('x');
    expect({ status, answer }).toMatchObject({
      status: 413,
      answer: { status: 'refused', code: 'too-large' },
    });
  });

  test('forms: a native post over 64 kB gets the page of its form, which says what to do', async () => {
    const { status, html } = await visitor(site).postRaw('/api/demo', `x=${'x'.repeat(65_536)}`, {
      'Content-Type': FORM,
      Accept: 'text/html',
      Referer: `${site.origin}${href('demo', 'en')}`,
    });
    expect(status).toBe(413);
    const $ = load(html);
    expect($('html').attr('lang')).toBe('en');
    expect($('[data-failure]').text()).toBe(serverTranslator('en')('answers.refused.too-large'));
  });

  test.each([
    ['10,000 fields', FORM, Array.from({ length: 10_000 }, (_, n) => n.toString(36)).join('&')],
    ['one name 9,000 times', FORM, 'email=&'.repeat(9000)],
    ['30,000 levels', 'application/json', `{"email":${'['.repeat(30_000)}${']'.repeat(30_000)}}`],
  ])('forms: a body made to be slow (%s) is refused like any wrong form', async (_what, type, body) => {
    const { status } = await visitor(site).postRaw('/api/demo', body, { 'Content-Type': type });
    expect([400, 422]).toContain(status);
  });
});

describe('types of bodies', () => {
  test.each([
    ['text', 'text/plain', encode(19)],
    ['XML', 'application/xml', '<a/>'],
    ['another charset', 'application/json; charset=utf-7', JSON.stringify(demoRequest(19))],
    ['another charset of a form', `${FORM}; charset=iso-8859-1`, encode(19)],
    ['no type that can be read', 'json', encode(19)],
    ['several types', `application/json, ${FORM}`, encode(19)],
  ])('forms: a body of another type (%s) is refused', async (_what, type, body) => {
    const { status, answer } = await visitor(site).postRaw('/api/demo', body, { 'Content-Type': type });
    expect([status, answer['code']]).toEqual([415, 'unsupported']);
    expect(await storedLeads(19)).toEqual([]);
  });

  test.each(['application/json', 'application/json; charset=UTF-8', `${FORM};charset=utf-8`])(
    'forms: a body of the type %s is read',
    async (type) => {
      const n = 190 + type.length;
      const body = type.startsWith('application/json') ? JSON.stringify(demoRequest(n)) : encode(n);
      expect((await visitor(site).postRaw('/api/demo', body, { 'Content-Type': type })).status).toBe(201);
    },
  );

  test.each([
    ['JSON that is cut', 'application/json', '{"email":'],
    ['a list', 'application/json', '[]'],
    ['nothing', 'application/json', ''],
    ['null', 'application/json', 'null'],
    ['bytes that are no UTF-8', 'application/json', new Uint8Array([0x7b, 0xff, 0x7d])],
  ])('forms: %s is malformed', async (_what, type, body) => {
    const { status, answer } = await visitor(site).postRaw('/api/demo', body, { 'Content-Type': type });
    expect([status, answer['code']]).toEqual([400, 'malformed']);
  });
});

const messages = translator('fr')('fieldErrors.demo');

test.each(['a\r\nBcc: b@c.fr', 'a\nb', 'a\0\nb', 'a\u2028b', '=?utf-8?q?a?='])(
  'mails: text that could add a header is refused in a name and an address (%j)',
  async (text) => {
    const fields = demoRequest(21, { firstName: text, lastName: text, email: `${text}@example.org` });
    const { status, answer } = await visitor(site).post('/api/demo', fields);
    expect(status).toBe(422);
    expect(answer['fields']).toEqual({
      firstName: messages.firstName.invalid,
      lastName: messages.firstName.invalid,
      email: messages.email.invalid,
    });
  },
);

test('forms: a field that takes one value refuses two, and a list', async () => {
  const twice = demoRequest(24, {
    email: ['a@b.fr', 'c@d.fr'],
    firstName: ['A', 'B'],
    newsletter: ['on', 'on'],
  });
  const { status, answer } = await visitor(site).post('/api/demo', twice);
  expect(status).toBe(422);
  expect(answer['fields']).toEqual({
    firstName: messages.firstName.required,
    email: messages.email.invalid,
    newsletter: translator('fr')('answers.unknownValue'),
  });
  const { answer: json } = await visitor(site).postJson('/api/demo', {
    ...demoRequest(24),
    company: ['x'],
  });
  expect(json['fields']).toEqual({ company: messages.company.required });
  expect(await storedLeads(24)).toEqual([]);
});

test('forms: texts that are far too long are refused before they are normalised', async () => {
  // NFC takes quadratic time for combining marks out of order.
  const marks = `a${'\u0345\u0301\u0327'.repeat(1500)}`;
  const normalize = vi.spyOn(String.prototype, 'normalize');
  const lengths = () => normalize.mock.contexts.map((text) => String(text).length);
  const names = ['firstName', 'lastName', 'email', 'company', 'sector', 'wish', 'challenges'];
  const fields = Object.fromEntries(names.map((name) => [name, marks]));
  const { answer } = await visitor(site).postJson('/api/demo', { ...demoRequest(3), ...fields });
  expect(Object.keys(answer['fields'] ?? {}).toSorted()).toEqual(names.toSorted());
  for (const path of ['/api/login', '/api/newsletter', '/api/newsletter/preferences'])
    expect((await visitor(site).postJson(path, { email: marks, action: 'erase' })).status).toBe(422);
  await visitor(site).get(`/${encodeURIComponent(marks.slice(0, 2000))}`);
  expect(lengths().filter((length) => length > DEMO_LIMITS.challenges)).toEqual([]);
  normalize.mockRestore();
});

test('forms: typed values come back as text, whatever they are', async () => {
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
