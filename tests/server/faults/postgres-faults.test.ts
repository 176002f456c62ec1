/** A PostgreSQL that fails or falls silent: it is said in time, and forms work again afterwards. */
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { StoreUnavailableError } from '#server/database/database.ts';
import { postgresDatabase } from '#server/database/postgres.ts';
import { storeIn } from '#server/store/store.ts';
import { isNight } from '../../support/night.ts';
import { expectRecovered, expectUnavailable, post, start } from '../../support/server/faulty-store.ts';
import { startPostgres, withClient, type Postgres } from '../../support/server/postgres.ts';
import { startSilentProxy } from '../../support/server/silent-proxy.ts';
import { newLead, stores, type Environment, type Stores } from '../../support/server/stores.ts';

let postgres: Postgres;
let all: Stores;
beforeAll(async () => {
  // Its own, since it crashes.
  postgres = await startPostgres();
  all = await stores('PostgreSQL', postgres);
});
afterAll(async () => {
  await all.end();
  await postgres.stop();
});
const run = (environment: Environment, ...statements: string[]) =>
  withClient(environment['DATABASE_URL'] ?? '', async (client) => {
    for (const statement of statements) await client.query(statement);
  });

test('F08: a database that takes no writes is said, and forgotten once it does', async () => {
  const environment = await all.fresh();
  const site = await start(environment);
  expect((await post(site, 1)).status).toBe(201);
  const name = new URL(environment['DATABASE_URL'] ?? '').pathname.slice(1);
  const others = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = '${name}' AND pid <> pg_backend_pid()`;
  await run(environment, `ALTER DATABASE ${name} SET default_transaction_read_only = on`, others);
  await expectUnavailable(site, 'read-only');
  await run(
    environment,
    'SET default_transaction_read_only = off',
    `ALTER DATABASE ${name} RESET default_transaction_read_only`,
    others,
  );
  await expectRecovered(site);
});

test('F10: a server that starts without its database serves the pages, and finds it later', async () => {
  const environment = await all.fresh();
  const url = environment['DATABASE_URL'] ?? '';
  const site = await start({ ...environment, DATABASE_URL: `${url}x` });
  await expectUnavailable(site, 'DATABASE_URL');
  await withClient(url, (client) => client.query(`CREATE DATABASE ${new URL(url).pathname.slice(1)}x`));
  await expectRecovered(site);
});

// Processes are killed at night alone.
test.runIf(isNight)('a database that loses its power comes back with all that was acknowledged', async () => {
  const environment = await all.fresh();
  const site = await start(environment);
  const acknowledged = [];
  for (let n = 0; n < 20; n += 1) acknowledged.push((await post(site, n)).status);
  const during = postgres.crash();
  expect([503, 201]).toContain((await post(site, 100)).status);
  await during;
  await expectRecovered(site, 101);
  const store = await all.open(environment);
  const kept = (await store.leads.list(100)).map(({ values }) => values.email);
  expect(new Set(acknowledged)).toEqual(new Set([201]));
  for (let n = 0; n < 20; n += 1) expect(kept).toContain(`person${n}@example.org`);
});

/** How long the store waits for an answer here, in milliseconds; on a busy machine an answer may well be late. */
const PATIENCE_MS = 300;

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
