import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { readEnvironment } from '#http/environment.ts';
import { startBackground } from '#server/background.ts';
import {
  SOME_DATABASES,
  DAY,
  drain,
  HOUR,
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
    expect(logged(written, 'retention.purge_refused')[0]?.['reason']).toContain('3 of 3 leads');
    expect(logged(written, 'outbox.message_written').map(({ kind: sent }) => sent)).toContain('alert');
    await store.purge(T0 + 4 * YEAR, true);
    expect(await store.leads.list(10)).toEqual([]);
  });

  test('a purge of many leads at once is refused, one of a few is not', async () => {
    const store = await open();
    const old = T0 - 4 * YEAR;
    for (let n = 0; n < 60; n += 1) await store.leads.accept(newLead(n, { at: n < 8 ? old : T0 }));
    expect(await store.purge(T0)).toContain('8 of 60 leads');
    expect(await store.leads.count()).toBe(60);
    for (let n = 60; n < 100; n += 1) await store.leads.accept(newLead(n));
    expect(await store.purge(T0)).toBeUndefined();
    expect(await store.leads.count()).toBe(92);
  });
});
