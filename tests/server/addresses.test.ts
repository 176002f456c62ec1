import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { StartError } from '#http/exit.ts';
import { describeSite } from '#integrations/hosts/describe-site.ts';
import { listFiles } from '#integrations/list-files.ts';
import { LOCALES } from '#locales.ts';
import { SITEMAP } from '#routes.ts';
import { MANIFEST } from '#schemas/site-manifest.ts';
import type { AppEnv } from '#server/context.ts';
import { openSite } from '#server/files/built-site.ts';
import { serveSite } from '#server/files/serve-site.ts';
import { builtFile } from '../support/dist.ts';
import type { Site } from '../support/running-site.ts';
import { startInProcess } from '../support/server/in-process.ts';

let site: Site;
beforeAll(async () => {
  site = await startInProcess();
});
afterAll(() => site.stop());

const request = (path: string, init: RequestInit = {}) =>
  fetch(site.origin + path, { redirect: 'manual', ...init });

describe('addresses of pages', () => {
  test.each([
    ['/demo/', '/demo'],
    ['/en/', '/en'],
    ['/demo.html', '/demo'],
    ['/index', '/'],
    ['/en/index.html', '/en'],
    ['/favicon.svg/', '/favicon.svg'],
    ['/demo/?a=1&b=%C3%A9', '/demo?a=1&b=%C3%A9'],
    ['/index.html?utm=x', '/?utm=x'],
  ])('routing: %s redirects to %s for good', async (path, location) => {
    const response = await request(path);

    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe(location);
    expect(response.headers.get('content-length')).toBe('0');
  });

  test.each([
    ['/nowhere', '/fr/404'],
    ['/nowhere/', '/fr/404'],
    ['/en/nowhere', '/en/404'],
    ['/english', '/fr/404'],
    ['/404', '/fr/404'],
    ['/404.html', '/fr/404'],
    ['/fr/404', '/fr/404'],
    ['/en/404', '/en/404'],
    ['/a%00b', '/fr/404'],
    ['/_headers', '/fr/404'],
    ['/.env', '/fr/404'],
    ['/api/nowhere', '/fr/404'],
  ])('routing: %s answers 404 in the language of its path', async (path, page) => {
    const response = await request(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toBe(String(builtFile(`${page}.html`)));
  });
});

test.each([
  ['//tarifs', '/tarifs'],
  ['/tarifs%', '/tarifs'],
  ['/demo//', '/demo'],
  ['/%64emo', '/demo'],
  ['/DEMO', '/demo'],
  ['/À-PROPOS', '/a-propos'],
  ['/EN/pricing', '/en/pricing'],
  ['/pricing', '/en/pricing'],
  ['/en/tarifs', '/tarifs'],
  ['/tarrifs', '/tarifs'],
])('not-found page: for %s suggests %s first', async (path, suggested) => {
  const response = await request(path);
  const html = await response.text();

  expect(response.status).toBe(404);
  expect(html).toContain('<h1');
  expect(/<div [^>]*data-suggestions(?! hidden).*?<li><a href="([^"]*)"/s.exec(html)?.[1]).toBe(suggested);
});

describe('methods', () => {
  test.each(['PUT', 'DELETE', 'PURGE', 'OPTIONS'])(
    'routing: %s is refused at a path that exists',
    async (method) => {
      for (const [path, allowed] of [
        ['/', 'GET, HEAD'],
        ['/api/errors', 'POST'],
        ['/api/newsletter/confirm', 'GET, HEAD, POST'],
      ] as const) {
        const response = await request(path, { method, headers: { Origin: site.origin } });
        expect([path, response.status, response.headers.get('allow')]).toEqual([path, 405, allowed]);
        expect(await response.text()).toMatch(/^\S+ .*\n$/);
        expect([...response.headers.keys()].join()).not.toContain('access-control');
      }
    },
  );

  test('routing: HEAD answers like GET, without the body', async () => {
    for (const path of ['/', '/nowhere', '/healthz', '/demo/']) {
      const [get, head] = await Promise.all([request(path), request(path, { method: 'HEAD' })]);
      expect(head.status).toBe(get.status);
      expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'));
      expect(await head.text()).toBe('');
    }
  });
});

test('health: answers uncached JSON, and only the status through a proxy', async () => {
  const response = await request('/healthz');

  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toMatchObject({ status: 'ok', store: { writable: true } });
  const proxied = await request('/healthz', { headers: { 'X-Forwarded-For': '192.0.2.1' } });
  expect(await proxied.json()).toEqual({ status: 'ok' });
});

test('routing: /sitemap.xml redirects to the sitemap', async () => {
  const response = await request('/sitemap.xml');
  expect([response.status, response.headers.get('location')]).toEqual([301, SITEMAP]);
  expect((await request(SITEMAP)).status).toBe(200);
});

test.each(['', '{}', '{"files":'])('build: a manifest of "%s" is refused with the remedy', (manifest) => {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'));
  writeFileSync(join(dist, MANIFEST), manifest);
  expect(() => openSite(dist)).toThrow(StartError);
  expect(() => openSite(dist)).toThrow(/run npm run build/);
  rmSync(dist, { recursive: true });
});

test('routing: a former path redirects to the page in its place with its query, if that page exists', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'));
  const client = join(dist, 'client');
  for (const locale of LOCALES) mkdirSync(join(client, locale), { recursive: true });
  for (const file of ['/404.html', '/fr/404.html', '/en/404.html', '/nouveau.html'])
    writeFileSync(client + file, '<!doctype html><title>x</title>');
  const redirects = new Map([
    ['/blog/2024/ancien.html', '/nouveau'],
    ['/perdu', '/nulle-part'],
  ]);
  const manifest = describeSite(listFiles(client), new Map(), redirects);
  writeFileSync(join(dist, MANIFEST), JSON.stringify(manifest));
  const app = new Hono<AppEnv>().notFound(serveSite(openSite(dist)));
  const { status, headers } = await app.request('http://x/blog/2024/ancien.html?a=1&b=%C3%A9');
  expect([status, headers.get('location')]).toEqual([301, '/nouveau?a=1&b=%C3%A9']);
  expect((await app.request('http://x/perdu')).status).toBe(404);
  rmSync(dist, { recursive: true });
});
