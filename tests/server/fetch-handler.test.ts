import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../src/server/app.ts';
import type { Store } from '../../src/server/store/store.ts';
import { DATABASES, stores, type Stores } from '../support/server/stores.ts';
import { BROWSER, demoRequest } from '../support/server/visitor.ts';

const SETTINGS = { PUBLIC_SITE_ORIGIN: 'https://www.example.org', TRUSTED_PROXY_HOPS: 1, LOGIN_COOKIES: [] };

describe.each(DATABASES)('the endpoints as a fetch handler, without our Node server, on %s', (kind) => {
  let all: Stores;
  let store: Store;
  let handle: (request: Request) => Response | Promise<Response>;
  beforeAll(async () => {
    all = await stores(kind);
    store = await all.open(await all.fresh());
    handle = createApp(SETTINGS, { store, site: undefined }).fetch;
  });
  afterAll(() => all.end());

  const post = (body: BodyInit, headers: Readonly<Record<string, string>> = {}) =>
    new Request('https://api.example.org/api/demo', {
      method: 'POST',
      body,
      headers: {
        ...BROWSER,
        'Content-Type': 'application/json',
        Accept: 'application/json',
        'X-Forwarded-For': '192.0.2.1',
        ...headers,
      },
    });

  test('keep a demo request, and answer with the headers of every answer', async () => {
    const response = await handle(post(JSON.stringify(demoRequest(1))));
    expect(response.status).toBe(201);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { leads } = await store.leads.about('zoe1@example.org');
    expect(await response.json()).toMatchObject({ status: 'received', id: leads[0]?.id });
  });

  test('refuse what the server refuses', async () => {
    const body = JSON.stringify(demoRequest(2));
    expect((await handle(post(body, { Origin: 'https://evil.example' }))).status).toBe(403);
    expect((await handle(post('x'.repeat(65_537)))).status).toBe(413);
    expect((await handle(post(body, { 'Content-Encoding': 'gzip' }))).status).toBe(415);
    expect((await handle(post('{}'))).status).toBe(422);
    const wrongMethod = await handle(new Request('https://api.example.org/api/demo', { method: 'PUT' }));
    expect([wrongMethod.status, wrongMethod.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
    expect((await handle(new Request('https://api.example.org/api/nowhere'))).status).toBe(404);
    expect((await store.leads.about('zoe2@example.org')).leads).toEqual([]);
  });
});
