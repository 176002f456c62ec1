import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { StoreUnavailableError } from '#server/database/database.ts';
import { postgresDatabase } from '#server/database/postgres.ts';
import { createStore } from '#server/store.ts';
import { expectRecovered, expectUnavailable, post, start } from '../../support/server/faulty-store.ts';
import { startPostgres, withClient, type Postgres } from '../../support/server/postgres.ts';
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

test('PostgreSQL: forms answer 503 with the reason while the database is read-only, and work again afterwards', async () => {
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

test('PostgreSQL: a server that starts without its database serves the pages, and connects later', async () => {
  const environment = await all.fresh();
  const url = environment['DATABASE_URL'] ?? '';
  const site = await start({ ...environment, DATABASE_URL: `${url}x` });
  await expectUnavailable(site, 'DATABASE_URL');
  await withClient(url, (client) => client.query(`CREATE DATABASE ${new URL(url).pathname.slice(1)}x`));
  await expectRecovered(site);
});

test('PostgreSQL: a locked table refuses every waiting post in time', async () => {
  const environment = await all.fresh();
  const url = environment['DATABASE_URL'] ?? '';
  const store = createStore(postgresDatabase(url, 300), {}); // milliseconds for an answer
  onTestFinished(() => store.close());
  const accept = (n: number) => store.leads.accept(newLead(n)).catch(() => undefined);
  await expect.poll(() => accept(1)).toBeDefined();
  await withClient(url, async (client) => {
    await client.query('BEGIN');
    await client.query('LOCK TABLE leads IN ACCESS EXCLUSIVE MODE');
    // More at once than there are connections.
    const posts = Array.from({ length: 15 }, (_, n) => store.leads.accept(newLead(1000 + n)));
    for (const refused of await Promise.allSettled(posts))
      expect(refused).toMatchObject({ status: 'rejected', reason: expect.any(StoreUnavailableError) });
    await client.query('ROLLBACK');
  });
  await expect.poll(() => accept(2)).toBeDefined();
});
