/** Requests that arrive together are committed together, and what happens to one happens to none of the others. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SITE_PER_HOUR } from '../../../src/server/store/queue.ts';
import { withClient } from '../../support/server/postgres.ts';
import {
  DATABASES,
  MINUTE,
  newLead,
  stores,
  T0,
  type Environment,
  type Stores,
} from '../../support/server/stores.ts';

/** Requests that arrive at once. */
const MANY = 60;

describe.each(DATABASES)('requests that arrive together on %s', (kind) => {
  let all: Stores;
  beforeAll(async () => {
    all = await stores(kind);
  });
  afterAll(() => all.end());

  test('one that the database refuses is refused alone', async () => {
    const store = await all.open(await all.fresh());
    await store.leads.accept(newLead(0));
    const posts = Array.from({ length: MANY }, (_, n) => newLead(n + 1));
    const refused = newLead(MANY + 1, { at: Number.NaN });
    const ends = await Promise.allSettled(
      [...posts.slice(0, 20), refused, ...posts.slice(20)].map((lead) => store.leads.accept(lead)),
    );
    expect(ends.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    expect(ends[20]?.status).toBe('rejected');
    expect(await store.leads.count()).toBe(MANY + 1);
  });

  test('the same request many times among others is kept once', async () => {
    const store = await all.open(await all.fresh());
    const posts = Array.from({ length: MANY }, (_, n) => store.leads.accept(newLead(n % 5)));
    const ids = new Set((await Promise.all(posts)).map((one) => ('id' in one ? one.id : '')));
    expect(ids.size).toBe(5);
    expect(await store.leads.count()).toBe(5);
  });

  test('each counts, also several of one client at once', async () => {
    const store = await all.open(await all.fresh());
    const hits = Array.from({ length: MANY }, (_, n) =>
      store.rates.hit('test', `client ${n % 3}`, MINUTE, T0),
    );
    const counts = (await Promise.all(hits)).map(({ count }) => count);
    expect(counts.toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: MANY }, (_, n) => Math.floor(n / 3) + 1),
    );
  });
});

describe('on PostgreSQL', () => {
  let all: Stores;
  beforeAll(async () => {
    all = await stores('PostgreSQL');
  });
  afterAll(() => all.end());
  const read = (environment: Environment, what: string) =>
    withClient(environment['DATABASE_URL'] ?? '', async (client) => {
      // What the server counted of connections that are still open comes within a second.
      await new Promise((resolve) => setTimeout(resolve, 1500));
      const { rows } = await client.query<Record<string, string>>(
        `SELECT ${what} AS n FROM pg_stat_database WHERE datname = current_database()`,
      );
      return Number(rows[0]?.['n']);
    });

  test('they take fewer commits than there are requests', async () => {
    const environment = await all.fresh();
    const store = await all.open(environment);
    await store.leads.accept(newLead(0));
    const before = await read(environment, 'xact_commit');
    await Promise.all(Array.from({ length: MANY }, (_, n) => store.leads.accept(newLead(n + 1))));
    await store.close();
    expect((await read(environment, 'xact_commit')) - before).toBeLessThan(MANY / 2);
    expect(await (await all.open(environment)).leads.count()).toBe(MANY + 1);
  });

  test('mails to visitors end at their limit, of which the team is told once', async () => {
    const environment = await all.fresh();
    const store = await all.open(environment);
    await store.leads.accept(newLead(0));
    const run = (sql: string) =>
      withClient(environment['DATABASE_URL'] ?? '', async (client) => (await client.query(sql)).rows);
    await run(`UPDATE rate_counters SET count = ${SITE_PER_HOUR - 5} WHERE key = 'mails to visitors'`);
    await Promise.all(Array.from({ length: MANY }, (_, n) => store.leads.accept(newLead(n + 1))));
    expect(await run(`SELECT kind, count(*)::int AS n FROM outbox GROUP BY kind ORDER BY kind`)).toEqual([
      { kind: 'alert', n: 1 },
      { kind: 'lead-team', n: MANY + 1 },
      { kind: 'lead-visitor', n: 1 + 5 },
    ]);
  });

  test('two servers that get the same requests in another order do not wait for one another', async () => {
    const environment = await all.fresh();
    const [one, two] = [await all.open(environment), await all.open(environment)];
    await one.leads.accept(newLead(0));
    const posts = Array.from({ length: MANY }, (_, n) =>
      newLead(n % 20, { key: `key ${n}`, contentHash: `content ${n}` }),
    );
    const hits = (store: typeof one, order: readonly number[]) =>
      order.map((n) => store.rates.hit('test', `client ${n % 20}`, MINUTE, T0));
    const order = posts.map((_, n) => n);
    await Promise.all([
      ...posts.map((lead) => one.leads.accept(lead)),
      ...posts.toReversed().map((lead) => two.leads.accept(lead)),
      ...hits(one, order),
      ...hits(two, order.toReversed()),
    ]);
    expect(await one.leads.count()).toBe(MANY + 1);
    expect(await read(environment, 'deadlocks')).toBe(0);
  });
});
