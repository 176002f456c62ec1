import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { openChannels } from '#server/delivery.ts';
import { readEnvironment } from '#http/environment.ts';
import { startCrm, status, type Answer } from '../../support/server/crm.ts';
import { simulate } from '../../support/server/simulation.ts';
import {
  DAY,
  HOUR,
  MINUTE,
  newLead,
  SOME_DATABASES,
  stores,
  T0,
  type Stores,
} from '../../support/server/stores.ts';

const SECOND = 1000;
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

/** The events in the log of this process, as the server writes it. */
function watchLog() {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  return (event: string) =>
    written.mock.calls
      .map(([line]): Record<string, unknown> => JSON.parse(String(line)))
      .filter((line) => line['event'] === event);
}

afterEach(() => vi.restoreAllMocks());

describe.each(SOME_DATABASES)('webhook with leads on %s', (kind) => {
  let all: Stores;
  beforeAll(async () => {
    all = await stores(kind);
  });
  afterAll(() => all.end());

  /** A store with a worker that delivers to a CRM of its own, and mails to files. */
  async function start(leads: number, answer: Answer = status(204), idleMs = 1000, secret = SECRET) {
    const crm = await startCrm(() => simulation.now());
    crm.answer = answer;
    const environment = readEnvironment({
      ...(await all.fresh()),
      LEADS_WEBHOOK_URL: crm.url,
      LEADS_WEBHOOK_SECRET: secret,
    });
    const store = await all.open(environment);
    for (let n = 0; n < leads; n += 1) await store.leads.accept(newLead(n, { at: T0 }));
    const simulation = simulate(store.outbox, openChannels(environment, store), T0, idleMs);
    const channel = async () => (await store.outbox.status()).find((one) => one.channel === 'webhook');
    const stop = async () => {
      await simulation.stop();
      await crm.stop();
    };
    return { crm, store, simulation, channel, stop };
  }

  test('webhook: receives each lead once and whole, signed by the new secret and by the old one', async () => {
    const [next = '', wrong = ''] = [1, 2].map((n) => `whsec_${Buffer.alloc(24, n).toString('base64')}`);
    const { crm, simulation, channel, stop } = await start(1, status(204), 1000, `${next}, ${SECRET}`);
    await simulation.pass(2 * SECOND);
    const [only] = crm.received;
    if (only === undefined) throw new Error('The CRM received nothing.');
    const { headers, body } = only;
    expect(crm.received).toHaveLength(1);
    expect(await channel()).toMatchObject({ delivered: 1, waiting: 0, failed: 0 });
    expect(headers['idempotency-key']).toBe(headers['webhook-id']);
    vi.useFakeTimers({ now: T0 });
    const verify = (secret: string, text = body) =>
      new Webhook(secret).verify(text, headers as Record<string, string>);
    for (const secret of [SECRET, next])
      expect(verify(secret)).toMatchObject({
        type: 'lead.created',
        data: { form: 'demo', locale: 'fr', fields: newLead(0).values },
      });
    expect(() => verify(wrong)).toThrow('signature');
    expect(() => verify(SECRET, `${body} `)).toThrow('signature');
    vi.useRealTimers();
    await stop();
  });

  test('webhook: catches up within five minutes of an outage, at most four requests a second', async () => {
    const count = 30;
    const log = watchLog();
    const { crm, simulation, channel, stop } = await start(
      count,
      (response) => response.destroy(),
      5 * SECOND,
    );
    await simulation.pass(20 * MINUTE);
    expect(await channel()).toMatchObject({ delivered: 0, waiting: count, failed: 0, failingSince: T0 });
    expect(log('outbox.alert_raised')).toMatchObject([{ channel: 'webhook', problem: 'failing' }]);
    const missed = crm.received.length;
    crm.answer = status(204);
    await simulation.pass(5 * MINUTE);
    expect(await channel()).toMatchObject({ delivered: count, waiting: 0, failingSince: null });
    const after = crm.received.slice(missed).map(({ headers }) => headers['webhook-id']);
    expect(new Set(after).size).toBe(count);
    expect(after).toHaveLength(count);
    const times = crm.received.map(({ at }) => at);
    expect(times.filter((at, index) => at - (times[index - 4] ?? 0) < SECOND)).toEqual([]);
    await stop();
  });

  test('webhook: sends the same key and body again after a dropped connection', async () => {
    let calls = 0;
    const { crm, simulation, channel, stop } = await start(1, (response) => {
      calls += 1;
      if (calls === 1) response.socket?.destroy();
      else response.writeHead(200).end('{}');
    });
    await simulation.pass(10 * SECOND);
    const [first, second] = crm.received;
    expect(crm.received).toHaveLength(2);
    for (const name of ['webhook-id', 'idempotency-key'])
      expect(second?.headers[name]).toBe(first?.headers[name]);
    expect(second?.body).toBe(first?.body);
    expect(await channel()).toMatchObject({ delivered: 1, waiting: 0 });
    await stop();
  });

  test.each([401, 403, 404, 500])('webhook: retries a %i for a week, then gives it up', async (code) => {
    const problem = code === 500 ? 'failing' : 'settings';
    const log = watchLog();
    const { crm, store, simulation, channel, stop } = await start(1, status(code), 10 * MINUTE);
    await simulation.pass(HOUR);
    expect(log('outbox.alert_raised')[0]).toMatchObject({ channel: 'webhook', problem });
    await simulation.pass(7 * DAY - 5 * HOUR);
    expect(await channel()).toMatchObject({ waiting: 1, failed: 0, lastReason: `answered ${code}` });
    expect(crm.received.length).toBeGreaterThan(50);
    await simulation.pass(5 * HOUR);
    expect(await channel()).toMatchObject({ waiting: 0, failed: 1 });
    expect(log('outbox.alert_raised').at(-1)).toMatchObject({ channel: 'webhook', problem: 'failed' });
    crm.answer = status(200);
    expect(await store.outbox.replay({}, simulation.now())).toBe(1);
    await simulation.pass(20 * MINUTE);
    expect(await channel()).toMatchObject({ delivered: 1 });
    await stop();
  });

  test('webhook: does not retry a 400, and alerts the team', async () => {
    const log = watchLog();
    const { crm, store, simulation, channel, stop } = await start(2, status(400), MINUTE);
    await simulation.pass(HOUR);
    expect(crm.received).toHaveLength(2);
    expect(await channel()).toMatchObject({ failed: 2, lastReason: 'answered 400' });
    expect(log('outbox.message_failed')).toHaveLength(2);
    expect(log('outbox.alert_raised')).toHaveLength(1);
    expect(log('outbox.message_written').filter((line) => line['kind'] === 'alert')).toHaveLength(1);
    expect(await store.leads.list()).toHaveLength(2);
    await stop();
  });

  test('webhook: believes Retry-After for an hour at most; replay ends the pause', async () => {
    watchLog();
    const yearLater = status(503, { 'Retry-After': String(365 * 86_400) });
    const { crm, store, simulation, channel, stop } = await start(2, yearLater, MINUTE);
    await simulation.pass(55 * MINUTE);
    expect(crm.received).toHaveLength(1);
    expect((await channel())?.pausedUntil).toBeGreaterThan(simulation.now());
    await simulation.pass(10 * MINUTE);
    expect(crm.received).toHaveLength(2);
    crm.answer = status(204);
    await simulation.pass(5 * MINUTE);
    expect(crm.received).toHaveLength(2);
    await store.outbox.replay({}, simulation.now());
    await simulation.pass(3 * MINUTE);
    expect(await channel()).toMatchObject({ delivered: 2, waiting: 0 });
    await stop();
  });

  test('webhook: does not follow a redirect', async () => {
    const elsewhere = await startCrm();
    const { crm, simulation, channel, stop } = await start(1, status(302, { Location: elsewhere.url }));
    await simulation.pass(MINUTE);
    expect(crm.received.length).toBeGreaterThan(1);
    expect(elsewhere.received).toEqual([]);
    expect(await channel()).toMatchObject({ waiting: 1, lastReason: 'answered 302' });
    await stop();
    await elsewhere.stop();
  });
});
