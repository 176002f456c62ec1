/** Stores that earlier versions of the site made: they are opened by this one, and keep everything. */
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { hashToken } from '../../../src/server/tokens.ts';
import { withClient } from '../../support/server/postgres.ts';
import {
  DATABASES,
  DAY,
  HOUR,
  MINUTE,
  newLead,
  stores,
  T0,
  type Stores,
} from '../../support/server/stores.ts';

/** Tables as the dump has them; `shape` and `user_version` counted the steps of that version, `rate_counters` are gone. */
const TABLES = [
  'error_reports',
  'leads',
  'letters',
  'outbox',
  'outlets',
  'purges',
  'spam',
  'subscriptions',
  'tokens',
];

/** A dump of a store with leads, messages in every state, subscriptions, editions, spam, a meeting, counts and errors. */
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
    expect(await store.editions.counts('2027-01')).toMatchObject({ sent: 1, bounced: 0 });
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
