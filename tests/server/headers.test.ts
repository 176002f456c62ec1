import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commonHeaders } from '#http/headers.ts';
import { publicOrigins } from '#http/origins.ts';
import { builtFile, builtManifest, builtFilePath, statedPolicy } from '../support/dist.ts';
import type { Site } from '../support/running-site.ts';
import { startInProcess } from '../support/server/in-process.ts';
import { BROWSER } from '../support/server/visitor.ts';

/** The policy that a page states itself, as the header adds to it. */
const readPolicy = (address: string) =>
  `${statedPolicy(String(builtFile(builtFilePath(address))))}; frame-ancestors 'none'; report-to csp`;

let site: Site;
beforeAll(async () => {
  site = await startInProcess({ PUBLIC_SITE_ORIGIN: 'https://www.example.org' });
});
afterAll(() => site.stop());

const COMMON = {
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'x-permitted-cross-domain-policies': 'none',
  'reporting-endpoints': 'csp="/api/reports"',
};

function expectWholeSet({ headers: received }: Response): void {
  const headers = Object.fromEntries(received);
  expect(headers).toMatchObject(COMMON);
  expect(headers['permissions-policy']).toMatch(/camera=\(\).*clipboard-write=\(self\)/);
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'.*; frame-ancestors 'none'; report-to csp$/,
  );
  expect(headers['cross-origin-resource-policy']).toMatch(/^(same|cross)-origin$/);
  expect(headers).not.toHaveProperty('server');
  expect(headers).not.toHaveProperty('x-powered-by');
  expect(headers).not.toHaveProperty('set-cookie');
}

const REPORT = '{"message":"Test","timestamp":"2026-01-01T00:00:00Z","url":"https://www.example.org/"}';

const SUBSCRIPTION = new URLSearchParams({ email: 'zoe@example.org', themes: 'detecter', consent: 'on' });
const LOGIN = JSON.stringify({ email: 'zoe@example.org', password: 'Secret-1234' });

const POST = { method: 'POST', body: REPORT, headers: { 'Content-Type': 'application/json' } };

test('HSTS covers subdomains only where the operator asks for it, and no site on this machine', () => {
  const hsts = (variables: Readonly<Record<string, string>>) =>
    commonHeaders(publicOrigins({ PUBLIC_SITE_ORIGIN: 'https://www.example.org', ...variables }))[
      'Strict-Transport-Security'
    ];
  expect(hsts({})).not.toMatch(/includeSubDomains|preload/);
  expect(hsts({ HSTS_SUBDOMAINS: '1' })).toMatch(/includeSubDomains; preload/);
  expect(hsts({ PUBLIC_SITE_ORIGIN: 'http://localhost:4321' })).toBeUndefined();
});

describe('security headers', () => {
  test.each<[what: string, path: string, init: RequestInit, status: number]>([
    ['a page', '/', {}, 200],
    ['an English page', '/en', {}, 200],
    // Without its own Cache-Control, `fetch` would ask for the page anew.
    ['an unchanged page', '/', { headers: { 'If-None-Match': '*', 'Cache-Control': 'max-age=0' } }, 304],
    ['a part', '/favicon.svg', { headers: { Range: 'bytes=1-2' } }, 206],
    ['an impossible part', '/favicon.svg', { headers: { Range: 'bytes=99999-' } }, 416],
    ['a redirect', '/demo/', {}, 308],
    ['a report that is none', '/api/errors', { ...POST, body: '{}' }, 400],
    ['an unknown path', '/nowhere', {}, 404],
    ['the health', '/healthz', {}, 200],
    ['a malformed path', '/%', {}, 404],
    ['a refused method', '/', { method: 'PUT' }, 405],
    ['an endpoint', '/api/errors', POST, 204],
    ['a body too large', '/api/errors', { ...POST, body: 'a'.repeat(70_000) }, 413],
    ['a compressed body', '/api/errors', { ...POST, headers: { 'Content-Encoding': 'br' } }, 415],
    ['a form to correct', '/api/demo', { ...POST, body: '{}' }, 422],
    ['a form received', '/api/newsletter', { method: 'POST', body: SUBSCRIPTION, headers: BROWSER }, 303],
    ['a login that is not open', '/api/login', { ...POST, body: LOGIN }, 503],
    ['a post from elsewhere', '/api/errors', { ...POST, headers: { Origin: 'null' } }, 403],
  ])('headers: %s has the whole set', async (_what, path, init, status) => {
    const response = await fetch(site.origin + path, { redirect: 'manual', ...init });
    expect(response.status).toBe(status);
    expectWholeSet(response);
  });

  test('headers: every file has its type, and a charset when it is text', async () => {
    for (const address of Object.keys(builtManifest().files)) {
      const response = await fetch(site.origin + address);
      expectWholeSet(response);
      await response.body?.cancel();
      const type = response.headers.get('content-type') ?? '';
      expect([address, type]).not.toEqual([address, 'application/octet-stream']);
      const isText = /^text\/|json|xml|javascript/.test(type);
      expect([address, type.endsWith('; charset=utf-8')]).toEqual([address, isText]);
    }
  });
});

describe('policies', () => {
  test.each(['/', '/en/pricing', '/demo'])(
    'headers: the policy at %s is the one of its page',
    async (path) => {
      const { headers } = await fetch(site.origin + path);
      expect(headers.get('content-security-policy')).toBe(readPolicy(path));
    },
  );

  test.each(['/healthz', '/api/errors', '/manifest.webmanifest', '/demo/'])(
    'headers: the policy at %s allows nothing',
    async (path) => {
      const { headers } = await fetch(site.origin + path, { redirect: 'manual' });
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none'; frame-ancestors 'none'; report-to csp",
      );
    },
  );

  test('headers: the policy of an unknown path is that of its not-found page', async () => {
    const { headers } = await fetch(`${site.origin}/en/nowhere`);
    expect(headers.get('content-security-policy')).toBe(readPolicy('/en/404'));
  });
});
