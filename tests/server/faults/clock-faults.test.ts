/** Clocks that were ahead, and are right again: nothing waits for a date that never was, and nothing is deleted by it. */
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { readEnvironment } from '#http/environment.ts';
import { startWorker } from '#server/delivery/worker.ts';
import { startBackground } from '#server/background.ts';
import type { Store } from '#server/store/store.ts';
import {
  SOME_DATABASES,
  DAY,
  drain,
  HOUR,
  MINUTE,
  newLead,
  stores,
  T0,
  type Stores,
} from '../../support/server/stores.ts';

const YEAR = 365 * DAY;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const logged = (written: { mock: { calls: unknown[][] } }, event: string) =>
  written.mock.calls
    .map(([line]): Record<string, unknown> => JSON.parse(String(line)))
    .filter((line) => line['event'] === event);

describe.each(SOME_DATABASES)('with the store on %s', (kind) => {
  let all: Stores;
  beforeAll(async () => {
    all = await stores(kind);
  });
  afterAll(() => all.end());

  const open = async () =>
    all.open({ ...(await all.fresh()), LEADS_WEBHOOK_URL: 'https://crm.example.org/' });

  async function take(store: Store, channel: 'webhook' | 'mail', at: number) {
    const job = await store.outbox.claim(channel, at);
    if (job === undefined) throw new Error('Nothing is due.');
    return job;
  }

  test('a clock that was a year ahead, and is right again, stops neither channel', async () => {
    const store = await open();
    for (const n of [1, 2, 3, 4]) await store.leads.accept(newLead(n));
    const ahead = T0 + YEAR;
    // One was asked to wait, one failed, one is in somebody's hands; and one was queued at that time.
    for (const channel of ['webhook', 'mail'] as const) {
      const asked = await take(store, channel, ahead);
      const pauseUntil = ahead + HOUR;
      const retry = { outcome: 'retry', reason: '429', retryAt: pauseUntil } as const;
      const failed = await take(store, channel, ahead + 250);
      await take(store, channel, ahead + 500);
      await store.outbox.settle(asked, { ...retry, pauseUntil }, ahead);
      await store.outbox.settle(failed, retry, ahead);
    }
    await store.leads.accept(newLead(5, { at: ahead }));
    const back = T0 + MINUTE;
    const webhook = [];
    for (let at = back; at < back + 2000; at += 250) {
      const job = await store.outbox.claim('webhook', at);
      if (job === undefined) continue;
      webhook.push(job.id);
      // A failure that seems to have begun in a year would be no reason for an alert before.
      const since = await store.outbox.settle(job, { outcome: 'retry', reason: 'x', retryAt: at + HOUR }, at);
      expect(since).toBeLessThanOrEqual(at);
    }
    expect(new Set(webhook).size).toBe(5);
    expect(await drain(store, back)).toHaveLength(10);
  });

  test('a message that fails while the clock is ahead is not given up as too old', async () => {
    const store = await open();
    await store.leads.accept(newLead(1));
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    let calls = 0;
    const worker = startWorker({
      store,
      async send(_job, at) {
        calls += 1;
        return { outcome: 'retry', reason: 'x', retryAt: at + HOUR };
      },
      clock: {
        now: () => T0 + YEAR + calls * 250,
        sleep: () => new Promise((resolve) => void setTimeout(resolve, 1)),
      },
    });
    await expect.poll(() => calls).toBe(3);
    await worker.stop();
    expect((await store.outbox.status()).map(({ failed }) => failed)).toEqual([0, 0]);
  });

  test('what was asked while the clock was ahead can be asked again', async () => {
    const store = await open();
    const request = { email: 'z@example.org', themes: ['detecter'], locale: 'fr' } as const;
    await store.leads.accept(newLead(1, { key: undefined, at: T0 + YEAR }));
    await store.subscriptions.request({ ...request, at: T0 + YEAR });
    await drain(store, T0 + YEAR);
    expect(await store.leads.accept(newLead(1, { key: undefined }))).toMatchObject({ outcome: 'stored' });
    await store.subscriptions.request({ ...request, at: T0 });
    const kinds = (await drain(store, T0)).map((job) => job.kind);
    expect(kinds.toSorted()).toEqual(['lead-team', 'lead-visitor', 'newsletter-confirm']);
  });

  test('an alert that was raised while the clock was ahead does not keep the next one back', async () => {
    const store = await open();
    const alert = { channel: 'webhook', problem: 'failing' } as const;
    expect(await store.outbox.raise(alert, T0 + YEAR)).toBe(true);
    expect(await store.outbox.raise(alert, T0)).toBe(true);
  });

  test('a purge by a clock four years ahead is refused and told, and deletes nothing until it is confirmed', async () => {
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const environment = await all.fresh();
    const store = await all.open(environment);
    for (const n of [1, 2, 3]) await store.leads.accept(newLead(n));
    await drain(store, T0);
    expect(await store.purge(T0 + HOUR)).toBeUndefined();
    vi.useFakeTimers({ toFake: ['Date'], now: T0 + 4 * YEAR });
    const stop = startBackground(readEnvironment(environment), store);
    await expect.poll(() => logged(written, 'retention.purge_refused')).toHaveLength(1);
    await expect.poll(async () => (await store.outbox.status())[0]?.written).toBeGreaterThan(0);
    await stop();
    expect(await store.leads.list(10)).toHaveLength(3);
    expect(logged(written, 'retention.purge_refused')[0]?.['reason']).toContain('3 of 3 requests');
    expect(logged(written, 'outbox.message_written').map(({ kind: sent }) => sent)).toContain('alert');
    await store.purge(T0 + 4 * YEAR, true);
    expect(await store.leads.list(10)).toEqual([]);
  });

  test('a purge of many leads at once is refused, one of a few is not', async () => {
    const store = await open();
    const old = T0 - 4 * YEAR;
    for (let n = 0; n < 60; n += 1) await store.leads.accept(newLead(n, { at: n < 8 ? old : T0 }));
    expect(await store.purge(T0)).toContain('8 of 60 requests');
    expect(await store.leads.count()).toBe(60);
    for (let n = 60; n < 100; n += 1) await store.leads.accept(newLead(n));
    expect(await store.purge(T0)).toBeUndefined();
    expect(await store.leads.count()).toBe(92);
  });
});
