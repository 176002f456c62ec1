import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer as createHttpServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readEnvironment } from '#http/environment.ts';
import { FAILURE } from '#http/refusals.ts';
import { ENDPOINTS } from '#schemas/endpoints.ts';
import { createApp } from '#server/app.ts';
import { createServer } from '#server/main.ts';
import type { AppEnv } from '#server/context.ts';
import { createListener } from '#server/listener.ts';
import { openSite } from '#server/pages/built-site.ts';
import { openStore } from '#server/store/open.ts';
import type { Store } from '#server/store/store.ts';
import { ROOT } from '../support/running-site.ts';

const SETTINGS = readEnvironment({ PUBLIC_SITE_ORIGIN: 'https://www.example.org', TRUSTED_PROXY_HOPS: '0' });

const lines: string[] = [];
const servers: Server[] = [];
beforeEach(() => {
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
});
afterEach(() => {
  vi.restoreAllMocks();
  lines.length = 0;
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function open(server: Server): Promise<string> {
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return `http://127.0.0.1:${address.port}`;
}

const fail = () => {
  throw new TypeError('no account for zoe@example.org, card 4111 1111 1111 1111');
};

/** A server whose pages break; its endpoints are not asked. */
const openBroken = () =>
  open(
    createHttpServer(
      createListener({ ...openSite(path.join(ROOT, 'dist')), find: fail }, new Hono<AppEnv>(), SETTINGS),
    ),
  );

describe('when something breaks on our side', () => {
  test.each([
    ['/demo', 'fr', FAILURE.fr.title],
    ['/en/demo', 'en', FAILURE.en.title],
  ])('a visitor of %s reads so in their language, with a reference', async (page, lang, title) => {
    const response = await fetch((await openBroken()) + page);
    const html = await response.text();

    expect(response.status).toBe(500);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(html).toContain(`<html lang="${lang}">`);
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).not.toMatch(/TypeError|account|\.ts/);
    const id = /<code>([0-9a-f-]{36})<\/code>/.exec(html)?.[1];
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      event: 'failure',
      id,
      path: page,
      name: 'TypeError',
    });
  });

  test('the log says where, and nothing of the visitor', async () => {
    await fetch(`${await openBroken()}/demo?email=zoe@example.org`);
    expect(lines.join()).toContain('failure.test.ts');
    expect(lines.join()).not.toMatch(/zoe|4111|email=/);
  });
});

test('an endpoint that breaks says so in the language of the page that led to it', async () => {
  const broken = { subscriptions: { find: fail } } as unknown as Store; // all that this endpoint uses
  const app = createApp(SETTINGS, { store: broken, site: undefined });
  const response = await app.request(`${ENDPOINTS.preferences}?token=${'a'.repeat(43)}`, {
    headers: { Referer: 'http://localhost/en/demo' },
  });
  expect(response.status).toBe(500);
  expect(await response.text()).toContain(FAILURE.en.title);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    event: 'failure',
    path: ENDPOINTS.preferences,
    name: 'TypeError',
  });
});

test('a file gone from the disk costs its own answer, not the server', async () => {
  const dist = await mkdtemp(path.join(tmpdir(), 'dist-'));
  await cp(path.join(ROOT, 'dist'), dist, { recursive: true });
  const store = await openStore({ DATA_DIR: path.join(dist, 'data') });
  const origin = await open(createServer(dist, SETTINGS, store));
  await rm(path.join(dist, 'client/demo.html'));

  await expect(fetch(`${origin}/demo`, { headers: { 'Accept-Encoding': 'identity' } })).rejects.toThrow(
    'fetch failed',
  );

  expect((await fetch(`${origin}/`)).status).toBe(200);
  await store.close();
  await rm(dist, { recursive: true });
});
