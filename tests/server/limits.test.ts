import { once } from 'node:events';
import { load } from 'cheerio';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEnvironment } from '#http/environment.ts';
import { ENDPOINTS } from '#schemas/endpoints.ts';
import { NO_MAIL_ID } from '#schemas/forms/demo-request.ts';
import { NO_FORM_TOKEN } from '#schemas/forms/fields.ts';
import { serverTranslator } from '#i18n/server-translate.ts';
import { href } from '#routes.ts';
import { createApp } from '#server/app.ts';
import { createShutdown } from '#server/shutdown.ts';
import { openSite } from '#server/files/built-site.ts';
import { createFormToken, FORM_TOKEN } from '#server/forms/form-token.ts';
import { openStore } from '#server/open-store.ts';
import { MAILS_OF_SITE } from '#server/outbox/mail-quota.ts';
import type { Store } from '#server/store.ts';
import { ROOT } from '../support/running-site.ts';
import { startInProcess } from '../support/server/in-process.ts';
import { sendRaw } from '../support/server/raw-request.ts';
import { newLead } from '../support/server/stores.ts';
import {
  BEHIND_PROXY,
  BROWSER,
  demoRequest,
  logged,
  visitor,
  type FieldsToSend,
} from '../support/server/visitor.ts';

const SETTINGS = readEnvironment({ PUBLIC_SITE_ORIGIN: 'https://www.example.org', TRUSTED_PROXY_HOPS: '1' });
const UNSUBSCRIBE = `${ENDPOINTS.unsubscribe}?token=id.signature`;

describe('rate limits', () => {
  let store: Store;
  let app: ReturnType<typeof createApp>;
  const folder = mkdtempSync(path.join(tmpdir(), 'limits-'));
  beforeAll(async () => {
    store = await openStore({ DATA_DIR: path.join(folder, 'data') });
    app = createApp(SETTINGS, { store, site: openSite(path.join(ROOT, 'dist')) });
  });
  afterAll(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  const requestStatus = async (address: string, client: string, init: RequestInit = {}) =>
    (await app.request(address, { ...init, headers: { ...BROWSER, 'X-Forwarded-For': client } })).status;

  test('rate limits: each app of a process counts posts and form tokens by itself', async () => {
    const other = createApp(SETTINGS, { store, site: undefined });
    const formToken = createFormToken(Date.now() - 3_600_000, await store.secret(FORM_TOKEN));
    const post = async (to: typeof app, n: number, fields: FieldsToSend = demoRequest(n, { formToken })) => {
      const headers = { ...BROWSER, Accept: 'application/json', 'X-Forwarded-For': `192.0.${n}.1` };
      const body = new URLSearchParams(fields as Record<string, string>); // one value a field
      return (await to.request(ENDPOINTS.demo, { method: 'POST', headers, body })).status;
    };
    expect([await post(app, 3), await post(other, 4), await post(app, 5)]).toEqual([201, 201, 201]);
    const reasons = (n: number) => store.spam.about(`zoe${n}@example.org`);
    expect(await Promise.all([3, 4, 5].map(reasons))).toMatchObject([[], [], [{ reason: 'replayed' }]]);
    for (let n = 0; n < 30; n += 1) expect(await post(app, 6, {})).toBe(422);
    expect([await post(app, 6, {}), await post(other, 6, {})]).toEqual([429, 422]);
  });

  test('mail limits: a visitor is told when no mail can come, with script and without', async () => {
    const at = Date.now();
    for (let n = 0; n < MAILS_OF_SITE; n += 1) await store.leads.accept(newLead(n, { at }));
    const post = (
      endpoint: string,
      fields: Readonly<Record<string, string>>,
      accept: string,
      client: string,
    ) =>
      app.request(endpoint, {
        method: 'POST',
        body: new URLSearchParams({ formToken: NO_FORM_TOKEN, ...fields }),
        headers: { ...BROWSER, Accept: accept, 'X-Forwarded-For': client },
      });
    const reader = { email: 'new@example.org', themes: 'detecter', consent: 'on' };
    const refused = await post(ENDPOINTS.newsletter, reader, 'application/json', '192.0.2.5');
    expect([refused.status, await refused.json()]).toMatchObject([503, { code: 'no-mail' }]);
    const notice = serverTranslator('fr')('answers.noMail');
    const lead = (n: number) => demoRequest(n) as Record<string, string>; // one value a field
    const byScript = await post(ENDPOINTS.demo, lead(901), 'application/json', '192.0.2.5');
    expect([byScript.status, await byScript.json()]).toMatchObject([201, { notice: notice }]);
    const native = await post(ENDPOINTS.demo, lead(902), 'text/html', '192.0.2.5');
    expect(native.headers.get('location')).toBe(`${href('demoReceived', 'fr')}#${NO_MAIL_ID}`);
  });

  test.each([
    ['GET', UNSUBSCRIBE, '192.0.2.2'],
    ['POST', UNSUBSCRIBE, '192.0.2.3'],
    ['POST', ENDPOINTS.confirm, '192.0.2.4'],
  ])('rate limits: a client is refused after hundreds of links: %s %s', async (method, address, client) => {
    const statuses: number[] = [];
    for (let n = 0; n < 301; n += 1) statuses.push(await requestStatus(address, client, { method }));
    expect(statuses[299]).not.toBe(429);
    expect(statuses[300]).toBe(429);
  });
});

test('rate limits: each form answers the next thirty native posts of a client with what was typed', async () => {
  const site = await startInProcess(BEHIND_PROXY);
  const one = visitor(site, '192.0.2.8');
  for (let n = 0; n < 30; n += 1) await one.postJson('/api/login', {});
  const fromElsewhere = { as: 'browser', headers: { 'Sec-Fetch-Site': 'cross-site' } } as const;
  const crossSite = await one.post('/api/demo', demoRequest(1, { context: 'elsewhere' }), fromElsewhere);
  expect([crossSite.status, crossSite.html.includes('elsewhere')]).toEqual([403, false]);
  const message = serverTranslator('fr')('answers.refused.too-many');
  const forms = ['demo', 'login', 'newsletter', 'newsletter/preferences'];
  for (let n = 1; n < 34; n += 1) {
    const endpoint = `/api/${forms[n % forms.length]}`;
    const fields = demoRequest(n, { password: 'secret', themes: 'detecter', action: 'save' });
    const { status, headers, html } = await one.post(endpoint, fields, { as: 'browser' });
    const [$, isRefilled] = [load(html), n < 30];
    expect([status, Number(headers.get('retry-after')) > 0], endpoint).toEqual([429, true]);
    expect($('[data-summary]').text().includes(message), endpoint).toBe(isRefilled);
    expect($('main [name=email]').val(), endpoint).toBe(isRefilled ? `zoe${n}@example.org` : undefined);
    expect(html).not.toContain('secret');
  }
  expect((await one.post('/api/demo', demoRequest(1))).answer).toMatchObject({ code: 'too-many' });
  expect((await one.post(ENDPOINTS.confirm, { token: 'x' }, { as: 'browser' })).status).toBe(404);
  await site.stop();
});

test('rate limits: the thirty-first post of a script is refused before its body arrives', async () => {
  const site = await startInProcess(BEHIND_PROXY);
  const one = visitor(site, '192.0.2.7');
  for (let n = 0; n < 30; n += 1)
    expect((await one.post('/api/demo', { company: 'x' }, { as: 'browser' })).status).toBe(422);
  const head = `POST /api/newsletter HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 192.0.2.7\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n`;
  const { status, headers } = await sendRaw(site.port, head);
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await one.post('/api/demo', demoRequest(1))).answer).toMatchObject({ code: 'too-many' });
  expect((await visitor(site).post('/api/demo', demoRequest(1))).status).toBe(201);
  await site.stop();
});

test('shutdown: aborts a request that is not answered in time', async () => {
  const server = createServer(() => {}).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const shutdown = createShutdown(server);
  const address = server.address();
  const socket = connect(address instanceof Object ? address.port : 0, '127.0.0.1').on('error', () => {});
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(server, 'request');
  expect(await shutdown(50)).toBe(false);
});

test('proxy: a proxy that is not set is logged once', async () => {
  const bare = await startInProcess();
  await visitor(bare).get('/healthz');
  await visitor(bare).post('/api/demo', demoRequest(4));
  const warnings = logged(bare, 'proxy.header_ignored');
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toMatchObject({ level: 'warn', setting: 'TRUSTED_PROXY_HOPS' });
  await bare.stop();
});
