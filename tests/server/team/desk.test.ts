import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from 'cheerio';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readEnvironment } from '#http/environment.ts';
import { deskTranslator } from '#i18n/desk-translate.ts';
import { createDesk, type Desk } from '#server/desk/desk.ts';
import { linkFile } from '#server/desk/open.ts';
import type { Store } from '#server/store/store.ts';
import { WISHES } from '#site.ts';
import { leads } from '../../support/server/commands.ts';
import { startInProcess } from '../../support/server/in-process.ts';
import {
  DATABASES,
  newLead,
  stores,
  T0,
  type Environment,
  type Stores,
} from '../../support/server/stores.ts';

const t = deskTranslator('fr');

/** A browser at the team's pages: it keeps cookies, and says where its forms come from. */
function browse(desk: Desk) {
  let cookies = '';
  async function go(path: string, init: RequestInit = {}, more: Readonly<Record<string, string>> = {}) {
    const headers = { Host: `${desk.host}:4000`, Cookie: cookies, 'Sec-Fetch-Site': 'same-origin', ...more };
    const response = await desk.fetch(new Request(`http://${desk.host}:4000${path}`, { ...init, headers }));
    for (const cookie of response.headers.getSetCookie()) cookies += `${cookie.split(';', 1)[0]}; `;
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, $: load(text) };
  }
  /** Presses the button of a form of a page, as it is filled in. */
  async function press(
    page: Awaited<ReturnType<typeof go>>,
    action: string,
    fields: Readonly<Record<string, string>> = {},
  ) {
    const form = page.$(`form[action="${action}"]`);
    expect(form).toHaveLength(1);
    const hidden = form.find('[type=hidden]').toArray();
    const body = new URLSearchParams(
      hidden.map((field) => [String(page.$(field).attr('name')), String(page.$(field).attr('value'))]),
    );
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    return go(action, { method: 'POST', body });
  }
  return { go, press };
}

describe.each(DATABASES)('the team’s pages, on %s', (kind) => {
  let all: Stores;
  let environment: Environment;
  let store: Store;
  let desk: Desk;
  beforeAll(async () => {
    all = await stores(kind);
  });
  afterAll(() => all.end());
  beforeEach(async () => {
    environment = await all.fresh();
    store = await all.open(environment);
    desk = createDesk({ environment: readEnvironment(environment), store, locale: 'fr' });
  });

  /** A browser that has opened the link. */
  async function opened() {
    const browser = browse(desk);
    expect((await browser.go(`/open?key=${desk.key}`)).status).toBe(303);
    return browser;
  }

  const idOf = async (n: number) => (await store.leads.about(`person${n}@example.org`)).leads[0]?.id ?? '';

  test('list, search and filter requests, the newest first', async () => {
    for (let n = 0; n < 60; n += 1) await store.leads.accept(newLead(n, { at: T0 + n }));
    const wished = { ...newLead(60).values, wish: WISHES[0]?.id ?? '', company: '100 % Ouvert_' };
    await store.leads.accept(newLead(60, { at: T0 + 60, values: wished }));
    const { go } = await opened();
    const names = (page: Awaited<ReturnType<typeof go>>) =>
      page
        .$('tbody tr')
        .toArray()
        .map((row) => page.$(row).find('td').eq(1).text());
    const first = await go('/');
    expect(names(first)[0]).toBe('100 % Ouvert_');
    expect(names(first)).toHaveLength(50);
    const older = await go(String(first.$('.links a').first().attr('href')));
    expect(names(older)).toHaveLength(11);
    expect(names(await go('/?text=PERSON7%40'))).toEqual(['Mairie n° 7']);
    expect(names(await go('/?text=100+%25'))).toEqual(['100 % Ouvert_']);
    expect(names(await go('/?text=%25_%25'))).toEqual([]);
    expect(names(await go('/?state=wish'))).toEqual(['100 % Ouvert_']);
    expect(names(await go('/?state=parked'))).toEqual([]);
    expect(names(await go('/?state=waiting'))).toHaveLength(50);
  });

  test('show a request with the history of its messages, and send it again', async () => {
    const at = Date.now();
    await store.leads.accept(newLead(1, { at }));
    const job = await store.outbox.claim('mail', at);
    if (job === undefined) throw new Error('Nothing to send.');
    await store.outbox.settle(job, { outcome: 'parked', reason: 'EENVELOPE 550' }, at, 12);
    const { go, press } = await opened();
    const page = await go(`/leads/${await idOf(1)}`);
    expect(page.text).toContain('EENVELOPE 550');
    expect(page.$('dd').text()).toContain('R&D, a < b');
    const again = await press(page, `/leads/${await idOf(1)}/replay`);
    expect(again.$('[role=status]').text()).toBe(t('desk.replay.done', { count: 1 }));
    expect(again.$('h3').text()).not.toContain(t('desk.messages.states.parked'));
  });

  test('set a request aside, and take it back with its messages', async () => {
    await store.leads.accept(newLead(1, { at: Date.now() }));
    const id = await idOf(1);
    const { go, press } = await opened();
    const apart = await press(await go(`/leads/${id}`), `/leads/${id}/spam`);
    expect(apart.$('tbody').text()).toContain(t('desk.marking.reasons.marked'));
    expect(await store.leads.count()).toBe(0);
    expect(await store.outbox.claim('mail', Date.now())).toBeUndefined();
    const [spam] = await store.spam.list(9);
    const back = await press(apart, `/spam/${spam?.id}`);
    expect(back.$('[role=status]').text()).toBe(t('desk.marking.returned'));
    expect(await store.leads.count()).toBe(1);
    expect(await store.outbox.claim('mail', Date.now())).toBeDefined();
  });

  test('forget a person, with a report that was read again afterwards', async () => {
    await store.leads.accept(newLead(1));
    await store.leads.accept(newLead(2));
    const { go, press } = await opened();
    const page = await go('/person?email=person1%40example.org');
    const id = await idOf(1);
    const report = await press(page, '/person');
    expect(report.$('dl').text()).toContain(t('desk.forget.nothing'));
    expect(report.$('li').text()).toContain(id);
    expect((await store.leads.about('person1@example.org')).leads).toEqual([]);
    expect(await store.leads.count()).toBe(1);
  });

  test('list subscribers and errors', async () => {
    await store.subscriptions.request({
      email: 'zoe@example.org',
      themes: ['detecter'],
      locale: 'fr',
      at: T0,
    });
    await store.errors.record({ fingerprint: 'x', message: '<b>Boom</b>', path: '/tarifs' }, T0);
    await store.errors.record({ fingerprint: 'x', message: '<b>Boom</b>', path: '/tarifs' }, T0 + 1);
    const { go } = await opened();
    const subscribers = await go('/subscribers');
    expect(subscribers.$('tbody tr').text()).toContain('zoe@example.org');
    expect(subscribers.$('tbody tr').text()).toContain(t('desk.subscriber.states.pending'));
    const errors = await go('/errors');
    expect(errors.$('tbody th').text().trim()).toBe('<b>Boom</b>');
    expect(errors.$('tbody td').eq(1).text()).toBe('2');
  });

  test('open by the link alone, once, and for nobody else', async () => {
    await store.leads.accept(newLead(1));
    const stranger = browse(desk);
    for (const path of ['/', '/spam', '/open', '/open?key=x', `/leads/${await idOf(1)}`]) {
      const page = await stranger.go(path);
      expect([path, page.status]).toEqual([path, 403]);
      expect(page.text).not.toContain('Mairie');
    }
    // A program that looks at the link does not spend it.
    const looked = await stranger.go(`/open?key=${desk.key}`, { method: 'HEAD' });
    expect([looked.status, looked.headers.getSetCookie()]).toEqual([204, []]);
    const { go } = await opened();
    expect((await stranger.go(`/open?key=${desk.key}`)).status).toBe(403);
    const page = await go('/');
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test('take no form of another page, and answer to no other name', async () => {
    await store.leads.accept(newLead(1));
    const { go } = await opened();
    const path = `/leads/${await idOf(1)}/spam`;
    const post = { method: 'POST', body: new URLSearchParams({ token: 'x' }) };
    expect((await go(path, post)).status).toBe(403);
    const token = String((await go(`/leads/${await idOf(1)}`)).$('[name=token]').attr('value'));
    const right = { method: 'POST', body: new URLSearchParams({ token }) };
    expect((await go(path, right, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    for (const host of ['evil.example', '127.0.0.1', 'localhost', `evil.${desk.host}`])
      expect((await go('/', {}, { Host: `${host}:4000` })).status).toBe(421);
    // Each has a name of its own: the cookies of one never reach another, nor a page of another port.
    const other = createDesk({ environment: readEnvironment(environment), store, locale: 'fr' });
    expect(other.host).not.toBe(desk.host);
    expect(await store.leads.count()).toBe(1);
  });
});

test('commands speak the language of the terminal', async () => {
  const all = await stores('SQLite');
  const environment = await all.fresh();
  const store = await all.open(environment);
  await store.leads.accept(newLead(1));
  const french = { ...environment, LANG: 'fr_FR.UTF-8' };
  expect((await leads(french, 'status')).stdout).toContain('1 demande\n');
  expect((await leads(french, 'nothing')).stderr).toContain(t('desk.command.usage'));
  expect((await leads(french, 'set-aside', 'x')).stderr).toContain(t('desk.command.noLead', { id: 'x' }));
  expect((await leads(environment, 'status')).stdout).toContain('1 request\n');
  await all.end();
});

test('the link is in a file that only its owner may read, and in no list of processes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'link-'));
  const file = linkFile(folder, 'http://a.localhost:1/open?key=k');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(load(readFileSync(file, 'utf8'))('meta[http-equiv=refresh]').attr('content')).toBe(
    '0; url=http://a.localhost:1/open?key=k',
  );
  rmSync(folder, { recursive: true });
});

test('nothing of them is on the public port', async () => {
  const site = await startInProcess();
  for (const path of ['/open', '/leads', '/person', '/subscribers', '/spam', '/desk.css'])
    expect([path, (await fetch(site.origin + path)).status]).toEqual([path, 404]);
  await site.stop();
});
