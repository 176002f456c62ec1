/** A PostgreSQL that no longer answers: it is given up in time, and used again once it does. */
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { postgresDatabase } from '../../../src/server/database/postgres.ts';
import { storeIn } from '../../../src/server/store/store.ts';
import { StoreUnavailableError } from '../../../src/server/database/database.ts';
import { withClient } from '../../support/server/postgres.ts';
import { startSilentProxy } from '../../support/server/silent-proxy.ts';
import { newLead, stores, type Stores } from '../../support/server/stores.ts';

/** How long the store waits for an answer here, in milliseconds; on a busy machine an answer may well be late. */
const PATIENCE_MS = 300;

let all: Stores;
beforeAll(async () => {
  all = await stores('PostgreSQL');
});
afterAll(() => all.end());

/** A store with a lead in a PostgreSQL behind a proxy. */
async function openBehindProxy() {
  const url = new URL((await all.fresh())['DATABASE_URL'] ?? '');
  const direct = url.href;
  const proxy = await startSilentProxy(Number(url.port));
  url.port = String(proxy.port);
  const store = storeIn(postgresDatabase(url.href, PATIENCE_MS), {});
  onTestFinished(async () => {
    proxy.stop();
    await store.close();
  });
  let n = 0;
  /** Keeps one lead, again until it is kept. */
  const untilKept = async () =>
    await expect.poll(() => store.leads.accept(newLead(n++)).catch(() => undefined)).toBeDefined();
  await untilKept();
  return { store, proxy, direct, untilKept };
}

/** As many at once as there are connections, and more: each is refused, and none waits for ever. */
async function expectRefused(store: Awaited<ReturnType<typeof openBehindProxy>>['store']) {
  const leads = Array.from({ length: 15 }, (_, n) => store.leads.accept(newLead(1000 + n)));
  const ends = await Promise.allSettled(leads);
  for (const end of ends)
    expect(end).toMatchObject({ status: 'rejected', reason: expect.any(StoreUnavailableError) });
}

test('one that goes silent on all its connections is left for new ones', async () => {
  const { store, proxy, untilKept } = await openBehindProxy();
  await Promise.allSettled(Array.from({ length: 10 }, () => store.leads.count()));
  const before = proxy.connections();
  proxy.silence();
  await Promise.allSettled(Array.from({ length: 10 }, (_, n) => store.leads.accept(newLead(1000 + n))));
  await untilKept();
  expect(proxy.connections()).toBeGreaterThan(before);
});

test('one that is stopped for a while answers again once it goes on', async () => {
  const { store, proxy, untilKept } = await openBehindProxy();
  proxy.freeze();
  await expectRefused(store);
  proxy.thaw();
  await untilKept();
});

test('one whose table is locked answers in time, and again once it is free', async () => {
  const { store, direct, untilKept } = await openBehindProxy();
  await withClient(direct, async (client) => {
    await client.query('BEGIN');
    await client.query('LOCK TABLE leads IN ACCESS EXCLUSIVE MODE');
    await expectRefused(store);
    await client.query('ROLLBACK');
  });
  await untilKept();
});
