import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSite, type RunningSite } from '../support/running-site.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const ask = (path: string, init: RequestInit = {}) =>
  fetch(site.origin + path, { redirect: 'manual', ...init });

describe('every page has one address', () => {
  test.each([
    ['/demo/', '/demo'],
    ['/en/', '/en'],
    ['/demo.html', '/demo'],
    ['/index', '/'],
    ['/index.html', '/'],
    ['/en/index', '/en'],
    ['/en/index.html', '/en'],
    ['/en.html', '/en'],
    ['/demo/index', '/demo'],
    ['/favicon.svg/', '/favicon.svg'],
    ['/demo/?a=1&b=%C3%A9', '/demo?a=1&b=%C3%A9'],
    ['/index.html?utm=x', '/?utm=x'],
    ['/api/errors/', '/api/errors'],
  ])('%s leads to %s, for good', async (path, location) => {
    const response = await ask(path);

    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe(location);
    expect(response.headers.get('content-length')).toBe('0');
  });

  test.each([
    '/nowhere',
    '/nowhere/',
    '/demo//',
    '/%64emo',
    '/%',
    '/%c0%af%ff',
    '/a%00b',
    '//evil.example/',
    '/404',
    '/404/',
    '/404.html',
    '/_headers',
    '/_redirects',
    '/.env',
    '/api',
    '/api/nowhere',
  ])('%s is not found', async (path) => {
    const response = await ask(path);

    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });
});

describe('what is not found is said in the language of the path', () => {
  test.each([
    ['/nowhere', '/fr/404'],
    ['/en/nowhere', '/en/404'],
    ['/english', '/fr/404'],
    ['/404', '/fr/404'],
    ['/fr/404', '/fr/404'],
    ['/en/404', '/en/404'],
    ['//evil.example', '/fr/404'],
  ])('%s shows the page of %s', async (path, page) => {
    const file = new URL(`../../dist/client${page}.html`, import.meta.url);

    const response = await ask(path);

    expect(response.status).toBe(404);
    expect(await response.text()).toBe(await readFile(file, 'utf8'));
  });
});

describe('an address that somebody mistyped', () => {
  test.each([
    ['//tarifs', '/tarifs'],
    ['/tarifs%', '/tarifs'],
    ['/tarif', '/tarifs'],
    ['/DEMO', '/demo'],
    ['/À-PROPOS', '/a-propos'],
    ['/EN/pricing', '/en/pricing'],
    ['/pricing', '/en/pricing'],
    ['/en/tarifs', '/tarifs'],
  ])('%s is answered by the not-found page, which suggests %s first', async (path, suggested) => {
    const response = await ask(path);
    const html = await response.text();

    expect(response.status).toBe(404);
    expect(html).toContain('<h1');
    expect(/<div [^>]*data-near(?! hidden).*?<li><a href="([^"]*)"/s.exec(html)?.[1]).toBe(suggested);
  });
});

describe('an address says which methods it has', () => {
  test.each(['PUT', 'DELETE', 'PATCH', 'PURGE', 'LOCK'])(
    '%s is refused where something is',
    async (method) => {
      for (const [path, allowed] of [
        ['/', 'GET, HEAD, OPTIONS'],
        ['/api/errors', 'POST, OPTIONS'],
      ] as const) {
        const response = await ask(path, { method });
        expect(response.status).toBe(405);
        expect(response.headers.get('allow')).toBe(allowed);
      }
    },
  );

  test('OPTIONS answers with the methods and nothing that would let another site in', async () => {
    const response = await ask('/api/errors', {
      method: 'OPTIONS',
      headers: { Origin: 'https://evil.example' },
    });

    expect(response.status).toBe(204);
    expect(response.headers.get('allow')).toContain('POST');
    expect([...response.headers.keys()].join()).not.toContain('access-control');
  });

  test('HEAD answers like GET, without the body', async () => {
    for (const path of ['/', '/nowhere', '/healthz', '/demo/']) {
      const [get, head] = await Promise.all([ask(path), ask(path, { method: 'HEAD' })]);
      expect(head.status).toBe(get.status);
      expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'));
      expect(await head.text()).toBe('');
    }
  });
});

test('the health of the server is JSON that nobody keeps', async () => {
  const response = await ask('/healthz');

  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({
    status: 'ok',
    store: { writable: true },
    forms: { refused: 0, failing: [] },
    delivery: { oldestUndeliveredSeconds: 0, parked: 0 },
  });
  const proxied = await ask('/healthz', { headers: { 'X-Forwarded-For': '192.0.2.1' } });
  expect(await proxied.json()).toEqual({ status: 'ok' });
});
