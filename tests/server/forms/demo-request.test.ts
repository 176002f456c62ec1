import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DemoRequestSchema } from '#schemas/forms/demo-request.ts';
import { WISHES } from '#site.ts';
import { translator } from '../../support/translate.ts';
import type { Store } from '#server/store.ts';
import { createFormToken } from '#server/forms/form-token.ts';
import {
  BEHIND_PROXY,
  demoRequest,
  logged,
  visitor,
  type FieldsToSend,
} from '../../support/server/visitor.ts';
import type { Site } from '../../support/running-site.ts';
import { startInProcess } from '../../support/server/in-process.ts';
import { SOME_DATABASES, stores, type Environment, type Stores } from '../../support/server/stores.ts';

/** An answer without what no two requests share: id and token. */
function alike(body: Readonly<Record<string, unknown>>) {
  return Object.entries(body).map(([name, value]) => [name, String(value).replace(/[\w-]{8,}/g, 'x')]);
}

describe.each(SOME_DATABASES)('demo requests on %s', (kind) => {
  let all: Stores;
  let environment: Environment;
  let site: Site;
  let store: Store;
  beforeAll(async () => {
    all = await stores(kind);
    environment = await all.fresh();
    site = await startInProcess({ ...environment, ...BEHIND_PROXY });
    store = await all.open(environment);
  });
  afterAll(async () => {
    await site.stop();
    await all.end();
  });

  test('demo request: a native post from another site stores nothing and gets its form refilled', async () => {
    const leads = await store.leads.count();
    const headers = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
    const fields = demoRequest(0, { company: 'Mairie de Trifouillis', context: 'from elsewhere' });
    const { status, html } = await visitor(site).post('/api/demo', fields, { as: 'browser', headers });
    expect(status).toBe(403);
    const $ = load(html);
    expect($('[name=company]').val()).toBe('Mairie de Trifouillis');
    expect($('[data-summary]').text()).toContain(translator('fr')('answers.refused.cross-site'));
    expect($('[value="from elsewhere"]')).toHaveLength(0);
    expect(await store.leads.count()).toBe(leads);
    const script = await visitor(site).post('/api/demo', fields, { headers });
    expect([script.status, script.answer['code']]).toEqual([403, 'cross-site']);
  });

  const storedLeads = (n: number) => store.leads.about(`zoe${n}@example.org`);

  test('demo request: is on the disk before it is acknowledged, to a script and to a browser', async () => {
    const { status, answer } = await visitor(site).post('/api/demo', demoRequest(1));
    const [lead] = await storedLeads(1);
    expect({ status, answer }).toMatchObject({ status: 201, answer: { status: 'received', id: lead?.id } });
    expect(lead?.values).toEqual(DemoRequestSchema.parse(demoRequest(1)));

    const native = await visitor(site).post('/api/demo', demoRequest(2, { locale: 'en' }), { as: 'browser' });
    expect(native.status).toBe(303);
    const next = await visitor(site).get(String(native.headers.get('location')));
    expect(next.html).toContain(translator('en')('demo.success.title'));
    expect(await storedLeads(2)).toMatchObject([{ locale: 'en' }]);
    expect(logged(site, 'lead.accepted')).toMatchObject([{ id: lead?.id, status: 'stored' }, {}]);
  });

  test('demo request: with the newsletter ticked requests it on every theme', async () => {
    await visitor(site).post('/api/demo', demoRequest(3, { newsletter: 'on', context: '<b>ao</b>-7' }));
    expect((await store.subscriptions.about('zoe3@example.org')).subscription).toMatchObject({
      status: 'pending',
      themes: { length: 4 },
    });
    expect((await storedLeads(3))[0]?.values['context']).toBe('ao-7');
  });

  test('demo request: without script keeps where its visitor came from, also after a mistake', async () => {
    const someone = visitor(site);
    const from = (address: string) => ({ headers: { Referer: new URL(address, site.origin).href } }) as const;
    const asked = `/demo?wish=${WISHES[0]?.id}&calcul=12-500-30000-15-35`;
    const native = { as: 'browser', ...from(asked) } as const;
    const wrong = await someone.post('/api/demo', demoRequest(4, { email: 'x', wish: '' }), native);
    const $ = load(wrong.html);
    const carried = String($('[name=context]').attr('value'));
    expect(carried).toMatch(/12.*500.*30000.*15.*35/);
    expect($('[name=wish] option[selected]').attr('value')).toBe(WISHES[0]?.id);
    await someone.post('/api/demo', demoRequest(5, { wish: '' }), native);
    expect((await storedLeads(5))[0]?.values).toMatchObject({ wish: WISHES[0]?.id, context: carried });
    await someone.post('/api/demo', demoRequest(6), { as: 'browser', ...from('/en/demo?ao=EX-001') });
    expect((await storedLeads(6))[0]?.values['context']).toBe('EX-001');
    const elsewhere = from('https://elsewhere.example/demo?ao=EX-001');
    await someone.post('/api/demo', demoRequest(7), { as: 'browser', ...elsewhere });
    await visitor(site).post('/api/demo', demoRequest(8), { as: 'browser', ...from('/demo?wish=x&ao=<b>') });
    await visitor(site).post('/api/demo', demoRequest(9), from(asked));
    for (const n of [7, 8, 9]) expect((await storedLeads(n))[0]?.values).not.toHaveProperty('context');
  });

  test('demo request: the same key with other answers is refused, and the first stays', async () => {
    const key = crypto.randomUUID();
    const someone = visitor(site);
    await someone.post('/api/demo', demoRequest(12, { key }));
    const { status, answer } = await someone.post('/api/demo', demoRequest(12, { key, company: 'Autre' }));
    expect([status, answer['code']]).toEqual([409, 'conflict']);
    expect(answer['message']).toBe(translator('fr')('answers.refused.conflict'));
    expect((await storedLeads(12)).map(({ values }) => values['company'])).toEqual(['R&D']);
  });

  const listSpam = async (n: number) =>
    (await store.spam.about(`zoe${n}@example.org`)).map(({ reason }) => reason);

  test('demo request: a filled honeypot is answered as a success and stored as spam', async () => {
    const answerTo = async (company: string, website: string) => {
      const fields = demoRequest(1600, { company, website });
      const { status, answer, headers } = await visitor(site).post('/api/demo', fields);
      return { status, names: [...headers.keys()].toSorted(), body: alike(answer) };
    };
    expect(await answerTo('robot', 'http://spam')).toEqual(await answerTo('person', ''));
    expect((await storedLeads(1600)).map(({ values }) => values['company'])).toEqual(['person']);
    expect(await listSpam(1600)).toEqual(['honeypot']);
    const lines = logged(site, 'form.spam_detected');
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toMatch(/http:|zoe|198\./);
  });

  test('demo request: a form token that is too young, forged, used or absent makes it spam', async () => {
    const requestToken = async () => String((await visitor(site).get('/api/form-token')).answer['formToken']);
    const old = createFormToken(Date.now() - 3000, await store.secret('form-token'));
    const send = (n: number, formToken: string, more: FieldsToSend = {}) =>
      visitor(site).post('/api/demo', demoRequest(n, { formToken, ...more }));
    const key = crypto.randomUUID();
    expect((await send(20, await requestToken())).status).toBe(201);
    expect((await send(21, `${old.slice(0, -2)}xx`)).status).toBe(201);
    expect((await send(22, old, { key })).status).toBe(201);
    expect((await send(22, old, { key })).status, 'the same again').toBe(201);
    expect((await send(23, old, { key })).status).toBe(201);
    expect(
      (await send(24, createFormToken(Date.now() - 90_000_000, await store.secret('form-token')))).status,
    ).toBe(201);
    const bare = await fetch(`${site.origin}/api/demo`, {
      method: 'POST',
      headers: { Accept: 'application/json', 'X-Forwarded-For': '203.0.113.200' },
      body: new URLSearchParams(demoRequest(25) as Record<string, string>),
    });
    expect(bare.status).toBe(201);

    const none: readonly FieldsToSend['formToken'][] = [[], '', '.'.repeat(300)];
    for (const [n, formToken = ''] of none.entries())
      expect((await visitor(site).post('/api/demo', demoRequest(26 + n, { formToken }))).status).toBe(201);

    const reasons = { 'too-fast': [20], forged: [21], replayed: [23, 24], absent: [25, 26, 27, 28] };
    for (const [reason, people] of Object.entries(reasons))
      for (const n of people) expect([await listSpam(n), await storedLeads(n)]).toEqual([[reason], []]);
    expect([await storedLeads(22), await listSpam(22)]).toMatchObject([[{}], []]);
  });

  test('demo request: the sixth in a minute from one address is refused', async () => {
    const one = visitor(site, '203.0.113.7');
    const send = (n: number) =>
      one.post('/api/demo', demoRequest(1700 + n, { locale: 'en' }), { as: 'browser' });
    const answers = [];
    for (let n = 0; n < 6; n += 1) answers.push(await send(n));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303, 429]);
    const limited = answers.at(-1);
    expect(Number(limited?.headers.get('retry-after'))).toBeGreaterThan(0);
    const $ = load(limited?.html ?? '');
    expect($('html').attr('lang')).toBe('en');
    expect($('title').text().startsWith(translator('en')('answers.titlePrefix'))).toBe(true);
    expect($('[name=firstName]').attr('value')).toBe('Zoë');

    const forged = visitor(site, '203.0.113.99, 203.0.113.7');
    expect((await forged.post('/api/demo', demoRequest(1750))).status, 'a forged first hop').toBe(429);
    expect((await visitor(site).post('/api/demo', demoRequest(1751))).status).toBe(201);
  });

  test('demo request: unknown fields are ignored', async () => {
    const extra =
      '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"isAdmin":true,"id":"x",';
    const body = JSON.stringify(demoRequest(24)).replace('{', extra);
    expect((await visitor(site).postJson('/api/demo', body)).status).toBe(201);
    const form = {
      ...demoRequest(25),
      'a[b]': 'x',
      'firstName[]': 'y',
      created_at: '1',
      ['__proto__']: 'z',
    };
    expect((await visitor(site).post('/api/demo', form)).status).toBe(201);

    for (const n of [24, 25]) {
      const [lead] = await storedLeads(n);
      expect(Object.keys(lead?.values ?? {}).toSorted()).toEqual(
        Object.keys(DemoRequestSchema.shape).toSorted(),
      );
    }
  });
});
