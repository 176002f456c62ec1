import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { translator } from '../../support/translate.ts';
import { LOCALES } from '#locales.ts';
import { demoHref, href } from '#routes.ts';
import { LOGIN_OPENING } from '#site.ts';
import { BEHIND_PROXY, logged, visitor } from '../../support/server/visitor.ts';
import type { Site } from '../../support/running-site.ts';
import { startInProcess } from '../../support/server/in-process.ts';
import { stores, type Environment, type Stores } from '../../support/server/stores.ts';

const PASSWORD = 'Secret! <b>&amp; œ';
let accounts = 0;
/** Another account each time: one network may try each ten times a minute. */
const credentials = () => ({ email: `zoe${(accounts += 1)}@example.org`, password: PASSWORD });

describe('login', () => {
  let all: Stores;
  let environment: Environment;
  let product: Server;
  let site: Site;
  let origin: string;
  let received: { body: string; headers: IncomingMessage['headers'] }[];
  let respond: (response: ServerResponse) => void;

  beforeAll(async () => {
    product = createServer((request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (chunk) => (body += String(chunk)));
      request.on('end', () => {
        received.push({ body, headers: request.headers });
        respond(response);
      });
    }).listen(0, '127.0.0.1');
    await once(product, 'listening');
    const address = product.address();
    if (typeof address !== 'object' || address === null) throw new Error('The product has no address.');
    origin = `http://127.0.0.1:${address.port}`;
    all = await stores('SQLite');
    environment = await all.fresh();
    site = await startInProcess({
      ...environment,
      ...BEHIND_PROXY,
      PRODUCT_API_URL: `${origin}/sessions`,
      LOGIN_COOKIES: '__Host-session,remember',
    });
  });
  beforeEach(() => {
    received = [];
    respond = (response) => json(response, 200, { location: '/app' });
  });
  afterAll(async () => {
    await site.stop();
    product.close().closeAllConnections();
    await all.end();
  });

  const login = (fields: Readonly<Record<string, string>> = credentials()) =>
    visitor(site).post('/api/login', fields);
  const refused = (code: string) => ({ status: 'refused', code, message: expect.any(String) as string });

  test('login: is sent to the product once, as typed, and leads to it', async () => {
    const someone = credentials();
    const { status, answer } = await login({ ...someone, locale: 'fr', website: '', other: 'x' });
    expect({ status, answer }).toEqual({
      status: 200,
      answer: { status: 'signed-in', location: `${origin}/app` },
    });
    expect(received.map(({ body }) => JSON.parse(body) as unknown)).toEqual([someone]);
    const native = await visitor(site).post('/api/login', credentials(), { as: 'browser' });
    expect([native.status, native.headers.get('location')]).toEqual([303, `${origin}/app`]);
  });

  test('login: follows a redirect of the product to its own origin only', async () => {
    const to = (location: string) => {
      respond = (response) => void response.writeHead(302, { Location: location }).end();
      return login();
    };
    expect((await to('/app?x=1')).answer).toEqual({ status: 'signed-in', location: `${origin}/app?x=1` });
    for (const elsewhere of [
      'https://evil.example/',
      '//evil.example/',
      `${origin}.evil.example/`,
      `http://x:y@${origin.slice(7)}/`,
      'javascript:alert(1)',
      'http://[',
    ]) {
      expect(await to(elsewhere), elsewhere).toMatchObject({ status: 502, answer: refused('failed') });
    }
    respond = (response) => json(response, 200, { location: 'https://evil.example/' });
    expect((await login()).status).toBe(502);
  });

  test('login: passes on the allowed cookies as they came, and no other', async () => {
    const session = '__Host-session=abc; Path=/; Secure; HttpOnly; SameSite=Lax';
    const remember = 'remember=1; Path=/; secure; httponly; Max-Age=60';
    const others = Array.from({ length: 40 }, (_, n) => `c${n}=x; Secure; HttpOnly`);
    const open = ['remember=2; Path=/', '__Host-session=2; Secure', 'remember=3; HttpOnly'];
    respond = (response) => {
      response.setHeader('Set-Cookie', [...others, session, ...open, remember]);
      json(response, 200, { location: '/app' });
    };
    expect((await login()).headers.getSetCookie()).toEqual([session, remember]);
    const native = await visitor(site).post('/api/login', credentials(), { as: 'browser' });
    expect(native.headers.getSetCookie()).toEqual([session, remember]);
  });

  test('login: answers the same to a wrong password and an unknown account', async () => {
    const answers = [];
    for (const [status, error] of [
      [401, 'wrong password'],
      [404, 'no such account'],
      [403, 'locked'],
      [422, { email: 'unknown' }],
    ] as const) {
      respond = (response) => {
        response.setHeader('Set-Cookie', '__Host-session=x; Secure; HttpOnly');
        json(response, status, { error });
      };
      const { status: told, answer, headers } = await login();
      answers.push({ told, answer, cookies: headers.getSetCookie() });
    }
    for (const answer of answers)
      expect(answer).toEqual({ told: 401, answer: refused('wrong-credentials'), cookies: [] });
    expect(new Set(answers.map(({ answer }) => answer['message'])).size).toBe(1);

    const { html, status } = await visitor(site).post('/api/login', credentials(), { as: 'browser' });
    const $ = load(html);
    expect([status, $('[name=password]').attr('value'), html.includes('Secret!')]).toEqual([
      401,
      undefined,
      false,
    ]);
    expect($('[name=email]').attr('value')).toMatch(/^zoe\d+@/);
    expect($('[data-failure]').text()).toBe(translator('fr')('answers.refused.wrong-credentials'));
  });

  test.each([
    [
      'a page',
      (response: ServerResponse) => response.setHeader('Content-Type', 'text/html').end('<h1>Hi</h1>'),
    ],
    ['JSON without an address', (response: ServerResponse) => json(response, 200, { location: 7 })],
    ['an error', (response: ServerResponse) => json(response, 500, {})],
    ['nothing', (response: ServerResponse) => response.destroy()],
  ] as const)('login: an answer of %s fails without details', async (_what, answer) => {
    respond = (response) => void answer(response);
    expect(await login()).toMatchObject({ status: 502, answer: refused('failed') });
    expect(received).toHaveLength(1);
  });

  test('login: limits one account to ten attempts a minute from one address, not from others', async () => {
    const account = { email: 'Target@example.org', password: PASSWORD };
    respond = (response) => json(response, 401, {});
    const one = visitor(site, '203.0.113.1');
    const guess = (n: number) =>
      one.post('/api/login', {
        ...account,
        email: n % 2 === 0 ? account.email : account.email.toLowerCase(),
      });
    const answers = await Promise.all(Array.from({ length: 11 }, (_, n) => guess(n)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array<number>(10).fill(401), 429]);
    const limited = answers.find(({ status }) => status === 429);
    expect(limited?.answer).toEqual(refused('too-many'));
    expect(Number(limited?.headers.get('retry-after'))).toBeGreaterThan(0);

    respond = (response) => json(response, 200, { location: '/app' });
    expect((await visitor(site, '203.0.113.2').post('/api/login', account)).status).toBe(200);
    expect((await one.post('/api/login', credentials())).status, 'another account').toBe(200);
    const events = logged(site, 'login.rate_limited');
    expect(events).toHaveLength(1);
    expect(JSON.stringify(events)).not.toMatch(/target|203\.0/i);
  });

  test('login: spam is answered like a wrong password, and never reaches the product', async () => {
    const { status, answer } = await login({ ...credentials(), website: 'x' });
    expect({ status, answer }).toEqual({ status: 401, answer: refused('wrong-credentials') });
    expect(received).toEqual([]);
  });

  test('login: leaves no password in the log or on the disk', async () => {
    await login();
    respond = (response) => response.destroy();
    await login();
    await visitor(site).postJson('/api/login', `{"password":"${PASSWORD}"`);
    for (const text of [...keptTexts(environment), site.output()])
      expect(text).not.toMatch(/Secret!|zoe\d+@/);
    expect(site.output()).toContain('"event":"login.failed"');
  });
});

describe('login without a product', () => {
  let all: Stores;
  let environment: Environment;
  let site: Site;
  beforeAll(async () => {
    all = await stores('SQLite');
    environment = await all.fresh();
    site = await startInProcess({ ...environment, ...BEHIND_PROXY });
  });
  afterAll(async () => {
    await site.stop();
    await all.end();
  });

  test.each(LOCALES)(
    'login in %s answers that accounts are not open, with a link to be told',
    async (locale) => {
      const t = translator(locale);
      const link = { label: t('answers.notifyMe'), path: demoHref(LOGIN_OPENING, locale) };
      const message = t('answers.refused.not-open');
      const { status, headers, answer } = await visitor(site).post('/api/login', {
        ...credentials(),
        locale,
      });
      expect([status, headers.get('retry-after')]).toEqual([503, null]);
      expect(answer).toEqual({ status: 'refused', code: 'not-open', message, link });

      const native = await visitor(site).post(
        '/api/login',
        { ...credentials(), locale },
        { as: 'browser', headers: { Referer: `${site.origin}${href('login', locale)}` } },
      );
      const $ = load(native.html);
      expect($('[data-failure]').text()).toBe(message);
      expect($(`main [data-summary] a[href="${link.path}"]`).text()).toBe(link.label);
      expect($('[name=password]').attr('value')).toBeUndefined();
      expect(native.html).not.toContain('Secret!');
    },
  );

  test('login keeps nothing of a refused attempt, neither in the log nor on the disk', () => {
    for (const text of [...keptTexts(environment), site.output()])
      expect(text).not.toMatch(/Secret!|zoe\d+@/);
  });
});

function keptTexts({ DATA_DIR }: Environment): string[] {
  const files = readdirSync(DATA_DIR, { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile())
    .map((file) => readFileSync(path.join(file.parentPath, file.name), 'latin1'));
}

function json(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(value));
}
