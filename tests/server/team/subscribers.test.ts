/** Subscribers of the newsletter, as a mail service gets them: events on the webhook and on Brevo, and CSV. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readEnvironment } from '#http/environment.ts';
import { openChannels } from '#server/delivery.ts';
import { leads } from '../../support/server/commands.ts';
import { startCrm, status, type Crm } from '../../support/server/crm.ts';
import { startBrevo, startHubspot, startSlack, type Program } from '../../support/server/programs.ts';
import { simulate } from '../../support/server/simulation.ts';
import { HOUR, MINUTE, stores, T0, type Environment, type Stores } from '../../support/server/stores.ts';
import { subscribe } from '../../support/server/subscribers.ts';

const EMAIL = 'zoe@example.org';
const LIST = 8;
const BREVO_KEY = 'xkeysib-brevo-secret';

let all: Stores;
let webhook: Crm;
let brevo: Program;
beforeAll(async () => {
  all = await stores('SQLite');
});
afterAll(() => all.end());
beforeEach(async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  [webhook, brevo] = await Promise.all([startCrm(), startBrevo(BREVO_KEY)]);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all([webhook.stop(), brevo.stop()]);
});

/** An empty store with a webhook and Brevo, of which a worker delivers the messages as the test lets time pass. */
async function connect(more: Readonly<Record<string, string>> = {}) {
  const variables: Environment = {
    ...(await all.fresh()),
    PUBLIC_SITE_ORIGIN: 'https://www.example.org',
    LEADS_WEBHOOK_URL: webhook.url,
    LEADS_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 1).toString('base64')}`,
    BREVO_API_KEY: BREVO_KEY,
    BREVO_API_URL: brevo.origin,
    BREVO_NEWSLETTER_LIST_ID: String(LIST),
    ...more,
  };
  const environment = readEnvironment(variables);
  const store = await all.open(environment);
  return { variables, store, worker: simulate(store.outbox, openChannels(environment, store), T0, 10_000) };
}

/** Events that the webhook received, by the id that every attempt of one shares. */
function webhookEvents(): { id: string; type: string; data: Record<string, unknown> }[] {
  const events = webhook.received.map(({ headers, body }) => [String(headers['webhook-id']), body] as const);
  return [...new Map(events)].map(([id, body]) => ({
    id,
    ...(JSON.parse(body) as { type: string; data: Record<string, unknown> }), // as our channel wrote it
  }));
}

const address = (name: string, token: string) =>
  `https://www.example.org/api/newsletter/${name}?token=${token}&locale=en`;

test('a webhook and Brevo receive each subscriber event with its fields, once, after a failure too', async () => {
  webhook.answer = status(503);
  brevo.instead.push({ status: 503 });
  const { store, worker } = await connect();
  const token = await subscribe(store, EMAIL, T0, { themes: ['detecter', 'decider'], locale: 'en' });
  await worker.pass(11_000);
  expect([webhook.received.length, brevo.taken.length]).toEqual([1, 0]);
  webhook.answer = status(204);
  await worker.pass(10 * MINUTE);
  const record = {
    email: EMAIL,
    language: 'en',
    topics: ['detecter', 'decider'],
    frequency: 'each',
    consentDay: '2027-01-15',
    preferencesUrl: address('preferences', token),
    unsubscribeUrl: address('unsubscribe', token),
  };
  expect(webhookEvents()).toMatchObject([{ type: 'subscriber.confirmed', data: record }]);
  expect(webhook.received).toHaveLength(2);
  expect(brevo.contacts.get(EMAIL)).toEqual({
    NEWSLETTER_LANGUAGE: 'en',
    NEWSLETTER_TOPICS: 'detecter,decider',
    NEWSLETTER_FREQUENCY: 'each',
    NEWSLETTER_CONSENT_DAY: '2027-01-15',
    NEWSLETTER_PREFERENCES_URL: record.preferencesUrl,
    NEWSLETTER_UNSUBSCRIBE_URL: record.unsubscribeUrl,
    emailBlacklisted: false,
    listIds: [LIST],
  });

  await store.subscriptions.change(token, { themes: ['repondre'], frequency: 'monthly' }, worker.now());
  await worker.pass(MINUTE);
  const changed = { ...record, topics: ['repondre'], frequency: 'monthly' };
  expect(webhookEvents()[1]).toMatchObject({ type: 'subscriber.changed', data: changed });
  expect(brevo.contacts.get(EMAIL)).toMatchObject({
    NEWSLETTER_TOPICS: 'repondre',
    NEWSLETTER_FREQUENCY: 'monthly',
  });

  await store.subscriptions.unsubscribe(token, worker.now());
  await worker.pass(MINUTE);
  expect(webhookEvents()[2]).toMatchObject({ type: 'subscriber.removed', data: { email: EMAIL } });
  expect(brevo.contacts.get(EMAIL)).toMatchObject({ listIds: [] });
  await worker.pass(HOUR);
  await worker.stop();
  expect(webhook.received).toHaveLength(4);
  expect(brevo.taken).toHaveLength(3);
});

test('an event that no longer holds is not delivered after a later one', async () => {
  const { store, worker } = await connect();
  /** Types of the events that reach the webhook once it answers again after changes. */
  async function deliveredAfter(change: () => Promise<unknown>): Promise<string[]> {
    webhook.answer = status(503);
    await change();
    await worker.pass(MINUTE);
    const attempts = webhook.received.length;
    webhook.answer = status(204);
    await worker.pass(HOUR);
    return webhook.received.slice(attempts).map(({ body }) => (JSON.parse(body) as { type: string }).type);
  }
  const subscribed = () => subscribe(store, EMAIL, worker.now());
  const left = () => store.subscriptions.remove(EMAIL, worker.now());
  const removed = await deliveredAfter(async () => {
    await subscribed();
    await worker.pass(MINUTE);
    await left();
  });
  expect(removed).toEqual(['subscriber.removed']);
  await deliveredAfter(subscribed);
  const confirmed = await deliveredAfter(async () => {
    await left();
    await worker.pass(MINUTE);
    await subscribed();
  });
  expect(confirmed).toEqual(['subscriber.confirmed']);
  expect(brevo.contacts.get(EMAIL)).toMatchObject({ listIds: [LIST] });
  await worker.stop();
});

test('a removal waits for an earlier event that a server may still be sending', async () => {
  const { store, worker } = await connect();
  await worker.stop();
  const token = await subscribe(store, EMAIL, T0);
  expect((await store.outbox.claim('brevo', T0))?.kind).toBe('subscriber.confirmed');
  await store.subscriptions.unsubscribe(token, T0 + 1000);
  expect(await store.outbox.claim('brevo', T0 + 2000)).toBeUndefined();
  expect((await store.outbox.claim('brevo', T0 + 2 * MINUTE))?.kind).toBe('subscriber.removed');
});

test('the address of a removal is deleted from the store once each channel has received it', async () => {
  const { variables, store, worker } = await connect();
  await subscribe(store, EMAIL, T0);
  await worker.pass(MINUTE);
  webhook.answer = status(503);
  const forgotten = await leads(variables, 'forget', EMAIL);
  expect(forgotten.stdout).toContain('removed from the newsletter there: webhook, brevo.');
  await worker.pass(MINUTE);
  expect(brevo.contacts.get(EMAIL)).toMatchObject({ listIds: [] });
  expect((await store.subscriptions.about(EMAIL)).removals).toEqual(['webhook']);
  webhook.answer = status(204);
  await worker.pass(HOUR);
  await worker.stop();
  expect(webhookEvents().at(-1)).toMatchObject({ type: 'subscriber.removed', data: { email: EMAIL } });
  expect(await store.subscriptions.about(EMAIL)).toEqual({ subscription: undefined, removals: [] });
});

test('a contact that Brevo does not know counts as removed from its list', async () => {
  const { store, worker } = await connect();
  await subscribe(store, EMAIL, T0);
  await worker.pass(MINUTE);
  brevo.contacts.clear();
  await store.subscriptions.remove(EMAIL, worker.now());
  await worker.pass(MINUTE);
  await worker.stop();
  const channel = (await store.outbox.status()).find((one) => one.channel === 'brevo');
  expect(channel).toMatchObject({ delivered: 1, waiting: 0, failed: 0 });
});

test('HubSpot, Slack and a Brevo without a list for subscribers receive no subscriber', async () => {
  const [hubspot, slack] = await Promise.all([startHubspot('pat-eu1-hubspot'), startSlack()]);
  const { store, worker } = await connect({
    BREVO_NEWSLETTER_LIST_ID: '',
    HUBSPOT_TOKEN: 'pat-eu1-hubspot',
    HUBSPOT_API_URL: hubspot.origin,
    SLACK_WEBHOOK_URL: `${slack.origin}/services/T0/B0/secret-of-slack`,
  });
  const token = await subscribe(store, EMAIL, T0);
  await store.subscriptions.unsubscribe(token, T0);
  await worker.pass(MINUTE);
  await worker.stop();
  for (const { received } of [hubspot, slack, brevo]) expect(received).toEqual([]);
  const waiting = (await store.outbox.status()).map((channel) => channel.waiting);
  expect(waiting).toEqual(waiting.map(() => 0));
  expect(webhookEvents()).toHaveLength(1);
  await Promise.all([hubspot.stop(), slack.stop()]);
});

/** Reads the cells of a CSV without quotes inside its cells. */
const cells = (csv: string) =>
  csv
    .trim()
    .split('\r\n')
    .map((line) => line.slice(1, -1).split('","'));

test('leads -- subscribers writes the confirmed subscribers as CSV, to the output or a file', async () => {
  const { variables, store, worker } = await connect();
  await worker.stop();
  const tokens = new Map<string, string>();
  for (const email of [EMAIL, 'adam@example.org'])
    tokens.set(email, await subscribe(store, email, T0, { themes: ['detecter', 'decider'], locale: 'en' }));
  await store.subscriptions.request({
    email: 'pending@example.org',
    themes: ['decider'],
    locale: 'fr',
    at: T0,
  });
  await store.subscriptions.unsubscribe(await subscribe(store, 'left@example.org', T0), T0);
  const { stdout } = await leads(variables, 'subscribers');
  const [header, ...rows] = cells(stdout);
  expect(header).toEqual([
    'email',
    'language',
    'topics',
    'frequency',
    'consentDay',
    'preferencesUrl',
    'unsubscribeUrl',
  ]);
  const csvRow = (email: string) => [
    email,
    'en',
    'detecter,decider',
    'each',
    '2027-01-15',
    address('preferences', tokens.get(email) ?? ''),
    address('unsubscribe', tokens.get(email) ?? ''),
  ];
  expect(rows.toSorted()).toEqual([csvRow('adam@example.org'), csvRow(EMAIL)]);
  const file = path.join(variables.DATA_DIR, 'subscribers.csv');
  expect((await leads(variables, 'subscribers', file)).stdout).toBe(`${file}: 2 subscribers\n`);
  expect(readFileSync(file, 'utf8')).toBe(stdout);
});

test('leads -- subscribers --remove ends the subscriptions of the addresses in a file, in any case and with any columns', async () => {
  const { variables, store, worker } = await connect();
  for (const email of [EMAIL, 'adam@example.org', 'stays@example.org']) await subscribe(store, email, T0);
  const file = path.join(variables.DATA_DIR, 'left.csv');
  writeFileSync(
    file,
    `\uFEFF"CONTACT ID","EMAIL","DATE"\r\n"1","Zoe@Example.org","2027-01-16"\r\n2;adam@example.org;x\r\nnobody@example.org\r\n`,
  );
  const removed = await leads(variables, 'subscribers', '--remove', file);
  expect(removed).toMatchObject({ status: 0, stdout: expect.stringMatching(/^2 of 3 addresses/) });
  const left = await store.subscriptions.list();
  expect(left.map(({ email }) => email)).toEqual(['stays@example.org']);
  await worker.pass(MINUTE);
  await worker.stop();
  const types = webhookEvents().map(({ type, data }) => `${type} ${String(data['email'])}`);
  expect(types.filter((one) => one.startsWith('subscriber.removed')).toSorted()).toEqual([
    'subscriber.removed adam@example.org',
    `subscriber.removed ${EMAIL}`,
  ]);

  writeFileSync(file, 'nobody');
  for (const wrong of [file, path.join(variables.DATA_DIR, 'missing.csv')])
    expect(await leads(variables, 'subscribers', '--remove', wrong)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining(wrong),
    });
});
