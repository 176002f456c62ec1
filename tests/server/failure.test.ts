import { once } from 'node:events';
import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readEnvironment } from '#http/environment.ts';
import { FAILURE } from '#http/refusals.ts';
import { ENDPOINTS } from '#schemas/endpoints.ts';
import { createApp } from '#server/app.ts';
import { createServer } from '#server/main.ts';
import { openSite } from '#server/files/built-site.ts';
import { openStore } from '#server/open-store.ts';
import type { Store } from '#server/store.ts';
import { ROOT } from '../support/running-site.ts';
import { BROWSER } from '../support/server/visitor.ts';

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
function openBroken() {
  const site = openSite(path.join(ROOT, 'dist'));
  const store = {} as unknown as Store; // no page asks for it
  const app = createApp(SETTINGS, { store, site });
  Object.assign(site.files, { get: fail });
  return open(createHttpServer(getRequestListener(app.fetch)));
}

describe('unexpected errors', () => {
  test.each([
    ['/demo', 'fr', FAILURE.fr.title],
    ['/en/demo', 'en', FAILURE.en.title],
  ])(
    'errors: a fault at %s answers a page in its language (%s), with a reference',
    async (page, lang, title) => {
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
        event: 'error.unhandled',
        id,
        path: page,
        name: 'TypeError',
      });
    },
  );

  test('errors: the log names the place of a fault, and nothing of the visitor', async () => {
    await fetch(`${await openBroken()}/demo?email=zoe@example.org`);
    expect(lines.join()).toContain('failure.test.ts');
    expect(lines.join()).not.toMatch(/zoe|4111|email=/);
  });
});

test('errors: a fault of an endpoint is answered in the language of the referring page', async () => {
  const broken = { subscriptions: { findByToken: fail } } as unknown as Store; // all that this endpoint uses
  const app = createApp(SETTINGS, { store: broken, site: undefined });
  const response = await app.request(`${ENDPOINTS.preferences}?token=id.signature`, {
    headers: { Referer: 'http://localhost/en/demo' },
  });
  expect(response.status).toBe(500);
  expect(await response.text()).toContain(FAILURE.en.title);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    event: 'error.unhandled',
    path: ENDPOINTS.preferences,
    name: 'TypeError',
  });
});

describe('files that change while the server runs', () => {
  let dist = '';
  let store: Store;
  let origin = '';
  beforeEach(async () => {
    dist = await mkdtemp(path.join(tmpdir(), 'dist-'));
    await cp(path.join(ROOT, 'dist'), dist, { recursive: true });
    store = await openStore({ DATA_DIR: path.join(dist, 'data') });
    origin = await open(createServer(dist, SETTINGS, store));
  });
  afterEach(async () => {
    await store.close();
    await rm(dist, { recursive: true });
  });
  const file = () => path.join(dist, 'client/demo.html');
  const requestDemo = () => fetch(`${origin}/demo`, { headers: { 'Accept-Encoding': 'identity' } });

  test('a page that is gone answers with the not-found page', async () => {
    await rm(file());
    const response = await requestDemo();
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.has('etag')).toBe(false);
    expect((await fetch(`${origin}/`)).status).toBe(200);
  });

  test('a page whose compressed variants are gone is sent as it is', async () => {
    for (const end of ['.br', '.gz']) await rm(file() + end);
    const response = await fetch(`${origin}/demo`, { headers: { 'Accept-Encoding': 'br, gzip' } });
    expect([response.status, response.headers.get('content-encoding')]).toEqual([200, null]);
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
  });

  test('a page that became a folder answers with the not-found page', async () => {
    await rm(file());
    await mkdir(file());
    expect((await requestDemo()).status).toBe(404);
  });

  test.each([
    ['gone', () => rm(file())],
    ['another', () => writeFile(file(), '<p>no form</p>')],
    ['a folder', () => rm(file()).then(() => mkdir(file()))],
    ['gone with all others', () => rm(path.join(dist, 'client'), { recursive: true })],
  ])('a form without script keeps what was typed while its page is %s', async (_name, change) => {
    await change();
    const response = await fetch(origin + ENDPOINTS.demo, {
      method: 'POST',
      body: new URLSearchParams({ company: 'Mairie de Trifouillis' }),
      headers: { ...BROWSER, Accept: 'text/html' },
    });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('value="Mairie de Trifouillis"');
  });

  test.each(['short', 'x'.repeat(200_000)])('a page that changed its length is sent whole', async (text) => {
    await writeFile(file(), text);
    expect(await (await requestDemo()).text()).toBe(text);
  });

  test.runIf(existsSync('/proc/self/fd'))(
    'a client that leaves in the middle of a file closes it',
    async () => {
      await writeFile(file(), Buffer.alloc(32_000_000));
      const opened = () =>
        readdirSync('/proc/self/fd').filter((fd) => {
          try {
            return readlinkSync(`/proc/self/fd/${fd}`) === file();
          } catch {
            return false; // closed meanwhile
          }
        });
      const reader = (await requestDemo()).body?.getReader();
      await reader?.read();
      expect(opened()).toHaveLength(1);
      await reader?.cancel();
      await vi.waitFor(() => expect(opened()).toEqual([]));
    },
  );
});
