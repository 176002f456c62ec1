import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSite, ROOT, type RunningSite } from '../support/site.ts';

const policies: Record<string, string> = JSON.parse(await readFile(`${ROOT}/dist/policies.json`, 'utf8'));

let site: RunningSite;
beforeAll(async () => {
  site = await startSite({ PUBLIC_SITE_ORIGIN: 'https://www.example.org' });
});
afterAll(() => site.stop());

const COMMON = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'x-permitted-cross-domain-policies': 'none',
};

const POST = { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } };

describe('every answer has every header', () => {
  test.each<[what: string, path: string, init: RequestInit, status: number]>([
    ['a page', '/', {}, 200],
    ['an English page', '/en', {}, 200],
    ['an unchanged page', '/', { headers: { 'If-None-Match': '*' } }, 304],
    ['a part', '/favicon.svg', { headers: { Range: 'bytes=1-2' } }, 206],
    ['an impossible part', '/favicon.svg', { headers: { Range: 'bytes=99999-' } }, 416],
    ['a redirect', '/demo/', {}, 308],
    ['an unknown path', '/nowhere', {}, 404],
    ['an icon', '/favicon.ico', {}, 200],
    ['the manifest', '/manifest.webmanifest', {}, 200],
    ['the health', '/healthz', {}, 200],
    ['a malformed path', '/%', {}, 400],
    ['a refused method', '/', { method: 'PUT' }, 405],
    ['the methods', '/', { method: 'OPTIONS' }, 204],
    ['an endpoint', '/api/errors', POST, 204],
    ['a body too large', '/api/errors', { ...POST, body: 'a'.repeat(70_000) }, 413],
    ['a compressed body', '/api/errors', { ...POST, headers: { 'Content-Encoding': 'br' } }, 415],
    ['a post from elsewhere', '/api/errors', { ...POST, headers: { Origin: 'null' } }, 403],
  ])('%s', async (_what, path, init, status) => {
    const response = await fetch(site.origin + path, { redirect: 'manual', ...init });
    const headers = Object.fromEntries(response.headers);

    expect(response.status).toBe(status);
    expect(headers).toMatchObject(COMMON);
    expect(headers['permissions-policy']).toMatch(/camera=\(\).*clipboard-write=\(self\)/);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'.*; frame-ancestors 'none'$/);
    expect(headers['cross-origin-resource-policy']).toMatch(/^(same|cross)-origin$/);
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('x-powered-by');
  });
});

describe('the policy of an answer', () => {
  test.each(Object.entries(policies))('at %s is the one of the build', async (path, policy) => {
    const { headers } = await fetch(site.origin + path);
    expect(headers.get('content-security-policy')).toBe(`${policy}; frame-ancestors 'none'`);
  });

  test.each(['/healthz', '/api/errors', '/manifest.webmanifest', '/demo/'])(
    'allows nothing at %s',
    async (path) => {
      const { headers } = await fetch(site.origin + path, { redirect: 'manual' });
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    },
  );

  test('of an unknown path is the one of its not-found page', async () => {
    const { headers } = await fetch(`${site.origin}/en/nowhere`);
    expect(headers.get('content-security-policy')).toBe(`${policies['/en/404']}; frame-ancestors 'none'`);
  });
});

test('icons may be shown by other sites, pages may not', async () => {
  const of = async (path: string) =>
    (await fetch(site.origin + path)).headers.get('cross-origin-resource-policy');
  expect(await of('/icon-512.png')).toBe('cross-origin');
  expect(await of('/')).toBe('same-origin');
});

test('articles as Markdown are kept out of search engines, which list the pages', async () => {
  const page = await fetch(`${site.origin}/erreurs-ao`);
  const twin = await fetch(`${site.origin}/erreurs-ao.md`);
  expect(twin.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  expect(twin.headers.get('x-robots-tag')).toBe('noindex');
  expect(page.headers.has('x-robots-tag')).toBe(false);
  expect(page.headers.get('link')).toBe('</llms.txt>; rel="describedby"; type="text/plain"');
});

test('a site on this machine does not ask for https', async () => {
  const local = await startSite({ PUBLIC_SITE_ORIGIN: 'http://localhost:4321' });
  const { headers } = await fetch(`${local.origin}/`);
  await local.stop();
  expect(headers.has('strict-transport-security')).toBe(false);
});
