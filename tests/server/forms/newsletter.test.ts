import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { translator } from '../../support/translate.ts';
import type { Store } from '#server/store.ts';
import { BEHIND_PROXY, visitor, type FieldsToSend } from '../../support/server/visitor.ts';
import type { Site } from '../../support/running-site.ts';
import { startInProcess } from '../../support/server/in-process.ts';
import { confirmationToken, settingsToken } from '../../support/server/subscribers.ts';
import { HOUR, SOME_DATABASES, stores, type Environment, type Stores } from '../../support/server/stores.ts';

const FR = translator('fr')('newsletter.link');
const EN = translator('en')('newsletter.link');

const CONFIRM = '/api/newsletter/confirm';
const UNSUBSCRIBE = '/api/newsletter/unsubscribe';
const PREFERENCES = '/api/newsletter/preferences';

describe.each(SOME_DATABASES)('newsletter on %s', (kind) => {
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

  const subscribe = (email: string, more: FieldsToSend = {}) =>
    visitor(site).post('/api/newsletter', { email, themes: ['decider', 'repondre'], consent: 'on', ...more });
  const storedSubscription = async (email: string) => (await store.subscriptions.about(email)).subscription;
  /** Subscribes and confirms; returns the lasting token. */
  async function confirmed(email: string) {
    await subscribe(email);
    await visitor(site).post(CONFIRM, { token: await confirmationToken(store, email, Date.now()) });
    expect(await storedSubscription(email)).toMatchObject({ status: 'confirmed' });
    return settingsToken(store, email);
  }
  const mails = async () => {
    const channels = await store.outbox.status();
    const mail = channels.find(({ channel }) => channel === 'mail');
    return (mail?.waiting ?? 0) + (mail?.written ?? 0);
  };

  test('newsletter: a subscription waits until its owner opens the link of a mail', async () => {
    const { status } = await subscribe('owner@example.org', { locale: 'en' });
    expect(status).toBe(201);
    expect(await storedSubscription('owner@example.org')).toMatchObject({
      status: 'pending',
      themes: ['repondre', 'decider'],
      locale: 'en',
    });
    const mail = await mailTo('owner@example.org', path.join(environment.DATA_DIR, 'outbox'));
    const link = /\/api\/newsletter\/confirm\?token=[\w.-]+(?:&|&amp;)locale=en/.exec(mail)?.[0] ?? '';
    const { html } = await visitor(site).get(link.replace('&amp;', '&'));
    const $ = load(html);
    expect([$('html').attr('lang'), $('h1').text()]).toEqual(['en', EN.states.confirm.title]);
    const form = $(`form[action^="${CONFIRM}"]`);
    const token = form.find('[name=token]').attr('value') ?? '';
    const done = await visitor(site).post(form.attr('action') ?? '', { token }, { as: 'browser' });
    expect(load(done.html)('h1').text()).toBe(EN.states.confirmed.title);
    expect(await storedSubscription('owner@example.org')).toMatchObject({ status: 'confirmed' });
  });

  test('newsletter: opening the link of a mail confirms nothing', async () => {
    await subscribe('scanned@example.org');
    const link = `${CONFIRM}?token=${await confirmationToken(store, 'scanned@example.org', Date.now())}`;
    for (let n = 0; n < 5; n += 1) {
      const { status, headers, html } = await visitor(site).get(
        link,
        n > 3 ? { 'Sec-Purpose': 'prefetch' } : {},
      );
      expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
      // The token stays out of the Referer, and the form of the page keeps its Origin.
      expect(headers.get('referrer-policy')).toBe('strict-origin');
      const $ = load(html);
      expect($('main form button').text().trim()).toBe(FR.buttons.confirm);
      expect($('title').text()).toBe(FR.states.confirm.title);
      expect($('template[data-state], h1')).toHaveLength(1);
    }
    const head = await fetch(site.origin + link, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(await storedSubscription('scanned@example.org')).toMatchObject({ status: 'pending' });
  });

  test('newsletter: a confirmation link older than 48 hours offers another; a forged one opens nothing', async () => {
    await subscribe('late@example.org');
    const old = await confirmationToken(store, 'late@example.org', Date.now() - 49 * HOUR);
    const expired = await visitor(site).post(CONFIRM, { token: old }, { as: 'browser' });
    expect([expired.status, load(expired.html)('h1').text()]).toEqual([410, FR.states.expired.title]);
    expect(load(expired.html)('main a').attr('href')).toBe('/newsletter');

    const manage = await settingsToken(store, 'late@example.org');
    const almost = await confirmationToken(store, 'late@example.org', Date.now());
    const changed = `${almost.slice(0, -1)}${almost.endsWith('A') ? 'Q' : 'A'}`;
    for (const token of [manage, changed, `${almost}x`, '', 'x', `${almost}=`]) {
      const { status, answer } = await visitor(site).post(CONFIRM, { token });
      expect([status, answer]).toEqual([404, { status: 'unknown' }]);
    }
    expect(await storedSubscription('late@example.org')).toMatchObject({ status: 'pending' });
  });

  test('newsletter: every address gets the same answer, and one mail at most', async () => {
    await subscribe('waiting@example.org');
    await confirmed('subscribed@example.org');
    const gone = await confirmed('gone@example.org');
    await visitor(site).post(UNSUBSCRIBE, { token: gone });

    const answers = [];
    for (const name of ['new', 'waiting', 'subscribed', 'gone']) {
      const before = await mails();
      for (let time = 0; time < 3; time += 1) {
        const { status, answer, headers } = await subscribe(`${name}@example.org`);
        answers.push({
          status,
          answer: { ...answer, id: String(answer['id']).length },
          names: [...headers.keys()],
        });
      }
      expect((await mails()) - before, name).toBe(name === 'new' ? 1 : 0);
    }
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    // The settings reveal as little.
    for (const name of ['nobody', 'subscribed']) {
      const email = `${name}@example.org`;
      const { status, answer } = await visitor(site).post(PREFERENCES, { email, action: 'erase' });
      expect([status, answer['status']]).toEqual([201, 'received']);
    }
    expect(await storedSubscription('subscribed@example.org')).toMatchObject({ status: 'confirmed' });
  });

  test.each([
    ['as a form', new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })],
    ['in parts', oneClickInParts()],
  ])(
    'newsletter: one click in a mail program unsubscribes by POST, sent %s from another site',
    async (how, body) => {
      const email = `${how.replaceAll(' ', '-')}@example.org`;
      const address = `${UNSUBSCRIBE}?token=${await confirmed(email)}`;
      const shown = await visitor(site).get(address);
      expect(load(shown.html)('main form button').text().trim()).toBe(FR.buttons.unsubscribe);
      expect(await storedSubscription(email)).toMatchObject({ status: 'confirmed' });

      for (let time = 0; time < 2; time += 1) {
        const headers = { Origin: 'https://mail.example', 'Sec-Fetch-Site': 'cross-site', Accept: '*/*' };
        const { status } = await visitor(site).postRaw(address, body, headers);
        expect(status).toBe(200);
        expect(await storedSubscription(email)).toBeUndefined();
      }
    },
  );

  test('newsletter: the lasting link opens the preferences, and saves changes', async () => {
    const token = await confirmed('settings@example.org');
    const { html, headers } = await visitor(site).get(`${PREFERENCES}?token=${token}`);
    expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual([
      'no-store',
      'strict-origin',
    ]);
    const $ = load(html);
    const form = $(`form[action="${PREFERENCES}"]`);
    expect(form.find('[name=email]').attr('value')).toBe('settings@example.org');
    const checked = form.find('[name=themes][checked]').map((_, input) => $(input).attr('value'));
    expect(checked.get()).toEqual(['repondre', 'decider']);
    expect(form.find('[name=frequency][checked]').attr('value')).toBe('each');

    const sent = { token: form.find('[name=token]').attr('value') ?? '', email: 'settings@example.org' };
    const change = { ...sent, action: 'save', themes: 'detecter', frequency: 'monthly' };
    const saved = await visitor(site).post(PREFERENCES, change, { as: 'browser' });
    expect([saved.status, saved.headers.get('location')]).toEqual([303, '/newsletter-config/enregistre']);
    expect(await storedSubscription('settings@example.org')).toMatchObject({
      themes: ['detecter'],
      frequency: 'monthly',
    });

    const wrong = await visitor(site).post(PREFERENCES, { ...sent, action: 'save' }, { as: 'browser' });
    expect(wrong.status).toBe(422);
    const again = load(wrong.html);
    expect(again('#themes-error').text()).toBe(translator('fr')('fieldErrors.newsletter.themes.required'));
    expect(again('[name=token]').attr('value'), 'the link is not lost').toBe(token);

    const left = await visitor(site).post(PREFERENCES, { ...sent, action: 'unsubscribe' }, { as: 'browser' });
    expect(load(left.html)('h1').text()).toBe(FR.states.unsubscribed.title);
    const late = await visitor(site).post(PREFERENCES, change, { as: 'browser' });
    expect(late.status).toBe(410);
    expect(load(late.html)('[data-failure]').text()).toContain(
      translator('fr')('answers.refused.expired-link'),
    );
    expect(load(late.html)('[name=token]')).toHaveLength(0);
  });

  test('newsletter: a change without a link waits until the link of a mail is opened', async () => {
    await confirmed('unproved@example.org');
    const wanted = { email: 'unproved@example.org', action: 'unsubscribe' };
    const { status, html } = await visitor(site).post(PREFERENCES, wanted, { as: 'browser' });
    expect([status, load(html)('h1').text()]).toEqual([200, FR.states.sent.title]);
    expect(await storedSubscription('unproved@example.org')).toMatchObject({ status: 'confirmed' });
  });
});

function oneClickInParts(): FormData {
  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');
  return form;
}

/** The mail that the server wrote for an address, readable. */
async function mailTo(email: string, folder: string): Promise<string> {
  const find = () =>
    existing(folder)
      .map((name) => readFileSync(path.join(folder, name), 'utf8'))
      .find((text) => text.includes(email) && text.includes('List-Unsubscribe-Post'));
  await expect.poll(find).toBeDefined();
  return (find() ?? '').replace(/=\r?\n/g, '').replaceAll('=3D', '=');
}

function existing(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.eml'));
  } catch {
    return []; // not made yet
  }
}
