/** A PostgreSQL that fails: it is said, and forms work again afterwards. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectRecovered, expectUnavailable, post, start } from '../../support/server/faulty-store.ts';
import { startPostgres, withClient, type Postgres } from '../../support/server/postgres.ts';
import { stores, type Environment, type Stores } from '../../support/server/stores.ts';

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

test('F10: a database that a newer version made is left to it', async () => {
  const environment = await all.fresh();
  await (await all.open(environment)).leads.list(1);
  await run(environment, `INSERT INTO kysely_migration VALUES ('999-later', now()::text)`);
  await expectUnavailable(await start(environment), 'a newer version');
});

test('a database that loses its power comes back with all that was acknowledged', async () => {
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
