/** Leads and counts that arrive at once, at one server or at two: each is kept once, and none is in the way of another. */
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SITE_PER_HOUR } from '../../../src/server/store/queue.ts';
import { withClient } from '../../support/server/postgres.ts';
import {
  DATABASES,
  HOUR,
  MINUTE,
  newLead,
  stores,
  T0,
  type Environment,
  type Stores,
} from '../../support/server/stores.ts';

/** What arrives at once. */
const MANY = 60;

describe.each(DATABASES)('what arrives at once on %s', (kind) => {
  let all: Stores;
  beforeAll(async () => {
    all = await stores(kind);
  });
  afterAll(() => all.end());

  const run = async ({ DATA_DIR, DATABASE_URL }: Environment, sql: string): Promise<unknown[]> => {
    if (DATABASE_URL !== undefined)
      return withClient(DATABASE_URL, async (client) => (await client.query(sql)).rows);
    const database = new DatabaseSync(path.join(DATA_DIR, 'site.db'));
    const rows = database.prepare(sql).all();
    database.close();
    return rows.map((row) => ({ ...row }));
  };

  test('a lead that the database refuses is refused alone', async () => {
    const store = await all.open(await all.fresh());
    const leads = Array.from({ length: MANY }, (_, n) => newLead(n, n === 20 ? { at: Number.NaN } : {}));
    const ends = await Promise.allSettled(leads.map((lead) => store.leads.accept(lead)));
    expect(ends.filter(({ status }) => status === 'rejected')).toEqual([ends[20]]);
    expect(await store.leads.count()).toBe(MANY - 1);
  });

  test('the same leads at two servers, in another order, are each kept once', async () => {
    const environment = await all.fresh();
    const [one, two] = [await all.open(environment), await all.open(environment)];
    const leads = Array.from({ length: MANY }, (_, n) => newLead(n % 20, { newsletter: { themes: [] } }));
    const accepted = await Promise.all([
      ...leads.map((lead) => one.leads.accept(lead)),
      ...leads.toReversed().map((lead) => two.leads.accept(lead)),
    ]);
    expect(new Set(accepted.map((lead) => ('id' in lead ? lead.id : ''))).size).toBe(20);
    expect(await one.leads.count()).toBe(20);
  });

  test('counts of one client are each counted', async () => {
    const environment = await all.fresh();
    const [one, two] = [await all.open(environment), await all.open(environment)];
    const hits = Array.from({ length: MANY }, (_, n) =>
      (n % 2 === 0 ? one : two).rates.hit('test', `client ${n % 3}`, MINUTE, T0),
    );
    const counts = (await Promise.all(hits)).map(({ count }) => count);
    expect(counts.toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: MANY }, (_, n) => Math.floor(n / 3) + 1),
    );
  });

  test('mails to visitors end at their limit, of which the team is told once', async () => {
    const environment = await all.fresh();
    const store = await all.open(environment);
    await store.leads.accept(newLead(0));
    const nearly = `UPDATE rate_counters SET count = ${SITE_PER_HOUR - 5} WHERE key = 'mails to visitors'`;
    await run(environment, nearly);
    await Promise.all(Array.from({ length: MANY }, (_, n) => store.leads.accept(newLead(n + 1))));
    const counted = 'SELECT kind, CAST(count(*) AS INTEGER) AS n FROM outbox GROUP BY kind ORDER BY kind';
    expect(await run(environment, counted)).toEqual([
      { kind: 'alert', n: 1 },
      { kind: 'lead-team', n: MANY + 1 },
      { kind: 'lead-visitor', n: 1 + 5 },
    ]);
    await store.leads.accept(newLead(MANY + 1, { at: T0 + 2 * HOUR }));
    const later = `SELECT kind FROM outbox WHERE created_at > ${T0} ORDER BY kind`;
    expect(await run(environment, later)).toEqual([{ kind: 'lead-team' }, { kind: 'lead-visitor' }]);
  });
});
