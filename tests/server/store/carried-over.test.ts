/** Stores that come from elsewhere: of an earlier version, from a copy, from SQLite to PostgreSQL. They keep everything. */
import { mkdirSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { hashToken } from '#server/tokens.ts';
import { leads } from '../../support/server/commands.ts';
import { withClient } from '../../support/server/postgres.ts';
import {
  DATABASES,
  DAY,
  HOUR,
  keepAsSpam,
  MINUTE,
  newLead,
  stores,
  T0,
  type Stores,
} from '../../support/server/stores.ts';

/** Tables as the dump has them; `shape` and `user_version` counted the steps of that version, `rate_counters` are gone. */
const TABLES = ['error_reports', 'leads', 'outbox', 'outlets', 'purges', 'spam', 'subscriptions', 'tokens'];

/** A dump of a store with leads, messages in every state, subscriptions, spam, a meeting, counts and errors. */
const dump = (kind: (typeof DATABASES)[number]) =>
  readFileSync(path.join(import.meta.dirname, `fixtures/before-kysely.${kind.toLowerCase()}.sql`), 'utf8');

describe.each(DATABASES)('a store of the version before Kysely, on %s', (kind) => {
  let all: Stores;
  beforeAll(async () => {
    all = await stores(kind);
  });
  afterAll(() => all.end());

  /** Makes the store without our own code; `read` gives every row of every table. */
  async function prepare() {
    const environment = await all.fresh();
    const selects = TABLES.map((table) => `SELECT * FROM ${table} ORDER BY 1`);
    selects.push(`SELECT * FROM secrets WHERE name NOT LIKE 'rates-%' ORDER BY 1`);
    const url = environment['DATABASE_URL'];
    if (url !== undefined) {
      const query = (statements: readonly string[]) =>
        withClient(url, async (client) => {
          const rows: unknown[] = [];
          for (const statement of statements) rows.push((await client.query(statement)).rows);
          return rows;
        });
      await query([dump(kind)]);
      return { environment, read: () => query(selects) };
    }
    mkdirSync(environment.DATA_DIR);
    const database = new DatabaseSync(path.join(environment.DATA_DIR, 'site.db'));
    onTestFinished(() => database.close());
    database.exec(dump(kind));
    return {
      environment,
      read: async () => selects.map((select): unknown => database.prepare(select).all()),
    };
  }

  test('keeps every row as it is', async () => {
    const { environment, read } = await prepare();
    const before = await read();
    const servers = await Promise.all([1, 2, 3].map(() => all.open(environment)));
    await Promise.all(servers.map((store) => store.leads.list(1)));
    expect(await read()).toEqual(before);
  });

  test('goes on from there', async () => {
    const { environment } = await prepare();
    const store = await all.open({ ...environment, LEADS_WEBHOOK_URL: 'https://crm.example.org/' });
    const at = T0 + HOUR;
    expect((await store.leads.list(10)).map(({ values }) => values.email)).toEqual(
      [0, 1, 2].map((n) => `person${n}@example.org`),
    );
    // The same person by the same secret, the same lead by its key.
    expect((await store.leads.about('person0@example.org')).subscription).toMatchObject({
      status: 'confirmed',
    });
    expect(await store.leads.accept(newLead(2))).toMatchObject({ outcome: 'repeated' });
    expect(await store.errors.record({ fingerprint: 'f', message: 'm', path: '/' }, at)).toBe(3);
    expect(await store.subscriptions.confirm(hashToken('confirm-pending@example.org'), at)).toBe('confirmed');
    expect(await store.subscriptions.unsubscribe(hashToken('manage-reader@example.org'), at)).toBe(true);
    const [second] = (await store.leads.list(10)).slice(1);
    expect(await store.meetings.find(String(second?.id))).toEqual({ slot: T0 + 3 * DAY });
    expect((await store.spam.list(10)).map(({ reason }) => reason)).toEqual([
      'honeypot',
      'too-fast',
      'marked',
    ]);
    // Messages in every state, and the next one leaves.
    expect(await store.outbox.status()).toMatchObject([
      { channel: 'mail', delivered: 1, written: 1, bounced: 1 },
      { channel: 'webhook', delivered: 1, parked: 1, lastReason: '503' },
      { channel: 'hubspot', delivered: 1 },
      { channel: 'slack', pausedUntil: T0 + 30 * MINUTE, lastReason: '429' },
    ]);
    expect(await store.outbox.claim('webhook', at)).toMatchObject({ kind: expect.any(String), attempts: 1 });
  });
});

test('a file of the first version is brought up to date by three servers at once, with what it holds', async () => {
  const all = await stores('SQLite');
  onTestFinished(() => all.end());
  const environment = await all.fresh();
  mkdirSync(environment.DATA_DIR);
  const database = new DatabaseSync(path.join(environment.DATA_DIR, 'site.db'));
  // The shape of the first version, to the letter.
  database.exec(`CREATE TABLE error_reports (fingerprint TEXT PRIMARY KEY, message TEXT NOT NULL, path TEXT NOT NULL,
      first_seen INTEGER NOT NULL, last_seen INTEGER NOT NULL, count INTEGER NOT NULL) STRICT;
    CREATE INDEX error_reports_last_seen ON error_reports (last_seen);
    CREATE TABLE rate_counters (key TEXT PRIMARY KEY, expires_at INTEGER NOT NULL, count INTEGER NOT NULL)
      STRICT, WITHOUT ROWID;
    CREATE INDEX rate_counters_expires_at ON rate_counters (expires_at);
    INSERT INTO error_reports VALUES ('x', 'm', '/', 1, 1, 41);
    PRAGMA user_version = 1`);
  database.close();
  const servers = await Promise.all([1, 2, 3].map(() => all.open(environment)));
  await Promise.all(servers.map((store, n) => store.leads.accept(newLead(n))));
  expect(await servers[0]?.errors.record({ fingerprint: 'x', message: 'm', path: '/' }, 2)).toBe(42);
  expect(await servers[1]?.leads.list(10)).toHaveLength(3);
});

describe('an operator', () => {
  let all: Stores;
  let postgres: Stores;
  beforeAll(async () => {
    [all, postgres] = await Promise.all([stores('SQLite'), stores('PostgreSQL')]);
  });
  afterAll(() => Promise.all([all.end(), postgres.end()]));

  /** A store with so many requests, a subscription among them, and a folder for its copies. */
  async function storeWith(count: number) {
    const environment = await all.fresh();
    const store = await all.open(environment);
    for (let n = 0; n < count; n += 1)
      await store.leads.accept(newLead(n, n === 0 ? { newsletter: { themes: ['detecter'] } } : {}));
    return { environment, store, folder: path.join(environment.DATA_DIR, '../copies') };
  }

  const filesIn = (folder: string) => readdirSync(folder).toSorted();

  test('a copy is made while the store is open, brought back elsewhere, and holds the same', async () => {
    const { environment, store, folder } = await storeWith(5);
    const made = await leads(environment, 'backup', folder);
    expect(made).toMatchObject({ status: 0, stderr: '' });
    expect(made.stdout).toMatch(/leads 5,.* subscriptions 1/);
    for (const name of filesIn(folder)) expect(statSync(path.join(folder, name)).mode & 0o777).toBe(0o600);

    const elsewhere = await all.fresh();
    const restored = await leads(elsewhere, 'restore', folder);
    expect(restored).toMatchObject({ status: 0, stderr: '' });
    const again = await all.open(elsewhere);
    const everything = { ...newLead(9), at: T0 + 1 };
    expect(await again.leads.list(10)).toEqual(await store.leads.list(10));
    // Addresses are known by the same secret, and a repeat by its key.
    expect((await again.leads.about('person0@example.org')).subscription).toMatchObject({
      status: 'pending',
    });
    expect(await again.leads.accept(newLead(4))).toMatchObject({ outcome: 'repeated' });
    expect(await again.leads.accept(everything)).toMatchObject({ outcome: 'stored' });
  });

  test('of the copies as many remain as were asked for, and what a killed copy left is no copy', async () => {
    const { environment, folder } = await storeWith(1);
    await leads(environment, 'backup', folder);
    const [first = ''] = filesIn(folder);
    writeFileSync(path.join(folder, 'site-2999-01-01T00-00-00.000Z.db.part'), 'x');
    for (let n = 0; n < 2; n += 1) await leads(environment, 'backup', folder, '--keep', '2');
    const copies = filesIn(folder);
    expect(copies).toHaveLength(2);
    expect(copies).not.toContain(first);
    expect(copies.filter((name) => name.includes('2999'))).toEqual([]);
  });

  test('a copy that is damaged is passed over for the one before it, and said', async () => {
    const { environment, store, folder } = await storeWith(3);
    await leads(environment, 'backup', folder);
    await store.leads.accept(newLead(7));
    await leads(environment, 'backup', folder);
    const [newest = ''] = filesIn(folder).toReversed();
    const file = path.join(folder, newest);
    truncateSync(file, statSync(file).size - 4096);
    const elsewhere = await all.fresh();
    const { stdout } = await leads(elsewhere, 'restore', folder);
    expect(stdout).toContain(`passed over: ${file}`);
    expect(stdout).toContain('leads 3');
    expect(await leads(await all.fresh(), 'restore', file)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('No sound copy'),
    });
  });

  test('nothing is restored over a store, nor below a server that runs', async () => {
    const { environment, folder } = await storeWith(2);
    await leads(environment, 'backup', folder);
    const other = await all.fresh();
    const store = await all.open(other);
    await store.leads.accept(newLead(8));
    for (const _ of ['open', 'closed']) {
      const refused = await leads(other, 'restore', folder);
      expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining('stop the server')]);
      await store.close();
    }
    expect((await leads(other, 'list')).stdout).toContain('person8@');
  });

  test('a store moves to PostgreSQL whole, and never over another', async () => {
    const { environment, store } = await storeWith(1200);
    await keepAsSpam(store, newLead(5000), 'honeypot');
    const target = await postgres.fresh();
    const both = { ...target, DATA_DIR: environment.DATA_DIR };
    expect((await leads(both, 'move')).stderr).toContain('stop the server');
    const kept = await store.leads.list(2000);
    const waiting = await store.outbox.status();
    await store.close();

    const moved = await leads(both, 'move');
    expect(moved).toMatchObject({ status: 0, stderr: '' });
    expect(moved.stdout).toMatch(/leads 1200,.* spam 1, subscriptions 1/);
    const there = await postgres.open(target);
    expect(await there.leads.list(2000)).toEqual(kept);
    expect(await there.outbox.status()).toEqual(waiting);
    // Addresses are known by the same secret.
    expect((await there.leads.about('person0@example.org')).subscription).toMatchObject({
      status: 'pending',
    });
    expect(await there.spam.list(10)).toHaveLength(1);

    await there.leads.accept(newLead(6000));
    const again = await leads(both, 'move');
    expect([again.status, again.stderr]).toEqual([1, expect.stringContaining('choose an empty one')]);
    expect(await there.leads.count()).toBe(1201);
  });
});
