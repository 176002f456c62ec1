/** Faults of ours are seen: in the health, in the log, in the status; and no store takes the place of another. */
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { NO_FORM_TOKEN } from '#schemas/forms/fields.ts';
import { createApp } from '#server/app.ts';
import { readEnvironment } from '#http/environment.ts';
import type { Store } from '#server/store.ts';
import { StoreUnavailableError } from '#server/database/database.ts';
import { withClient } from '../../support/server/postgres.ts';
import { demoBody, postDemo } from '../../support/server/posts.ts';
import type { Site } from '../../support/running-site.ts';
import { leads } from '../../support/server/commands.ts';
import { startInProcess } from '../../support/server/in-process.ts';
import {
  SOME_DATABASES,
  MINUTE,
  newLead,
  stores,
  type Environment,
  type Stores,
} from '../../support/server/stores.ts';
import { BROWSER, logged } from '../../support/server/visitor.ts';

const post = (site: Site, n: number) => postDemo(site.origin, n, randomUUID());
const readHealth = async (site: Site): Promise<unknown> => (await fetch(`${site.origin}/healthz`)).json();

async function start(environment: Readonly<Record<string, string>>) {
  const site = await startInProcess({ TRUSTED_PROXY_HOPS: '1', ...environment });
  onTestFinished(() => site.stop().then(() => undefined));
  return site;
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe.each(SOME_DATABASES)('health on %s', (kind) => {
  let all: Stores;
  beforeAll(async () => {
    all = await stores(kind);
  });
  afterAll(() => all.end());

  /** Fault that only keeps a lead from being written: a trigger for PostgreSQL, a damaged index for SQLite. */
  async function damage({ DATA_DIR, DATABASE_URL }: Environment) {
    if (DATABASE_URL !== undefined)
      return withClient(DATABASE_URL, async (client) => {
        await client.query(`CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS
          $$ BEGIN RAISE EXCEPTION 'index is corrupt' USING ERRCODE = 'XX002'; END $$`);
        await client.query('CREATE TRIGGER fail BEFORE INSERT ON leads FOR EACH ROW EXECUTE FUNCTION fail()');
      });
    const file = path.join(DATA_DIR, 'site.db');
    const database = new DatabaseSync(file);
    const page = Number(
      database.prepare(`SELECT rootpage FROM sqlite_schema WHERE name = 'leads_content'`).get()?.['rootpage'],
    );
    const size = Number(database.prepare('PRAGMA page_size').get()?.['page_size']);
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    database.close();
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.fill(0xa5, (page - 1) * size, page * size));
  }

  test('health: leads that cannot be stored show in health, log and status', async () => {
    const environment = await all.fresh();
    const site = await start(environment);
    expect((await post(site, 1)).status).toBe(201);
    expect(await readHealth(site)).toMatchObject({ status: 'ok', forms: { refused: 0, failing: [] } });
    await damage(environment);
    // Pages read before may still come from the cache of the database.
    let n = 2;
    await expect.poll(async () => (await post(site, n++)).status).toBe(503);
    for (const last of [n, n + 1]) expect((await post(site, last)).status).toBe(503);
    await expect
      .poll(() => readHealth(site))
      .toMatchObject({
        status: 'degraded',
        store: { writable: false, reason: expect.stringMatching(/damaged|not a database/) },
        forms: {
          refused: 3,
          failing: [{ form: '/api/demo', cause: expect.stringMatching(/damaged|not a database/) }],
        },
      });
    const lines = logged(site, 'form.failed');
    expect(lines, 'once for a cause').toHaveLength(1);
    expect(lines[0]).toMatchObject({
      form: '/api/demo',
      cause: expect.stringMatching(/damaged|not a database/),
    });
    const { stdout, stderr } = await leads(environment, 'status');
    expect(stdout + stderr).toMatch(/damaged|not a database/);
  });

  test('health: messages that wait for a quarter of an hour degrade it', async () => {
    const environment = await all.fresh();
    const at = Date.now();
    const ask = { email: 'z@example.org', themes: ['detecter'], locale: 'fr', at } as const;
    await (await all.open(environment)).subscriptions.request(ask);
    const status = async (now: number) => {
      const app = createApp(readEnvironment(environment), {
        store: await all.open(environment),
        site: undefined,
      });
      vi.useFakeTimers({ toFake: ['Date'], now });
      const { status: said } = (await (await app.request('/healthz')).json()) as { status: string };
      return said;
    };
    expect(await status(at + 14 * MINUTE)).toBe('ok');
    expect(await status(at + 16 * MINUTE)).toBe('degraded');
  });
});

describe('health of forms', () => {
  const why = new StoreUnavailableError('the disk is full');

  test('health: a refused form degrades it until a post of the same form is stored', async () => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const all = await stores('SQLite');
    onTestFinished(all.end);
    const real = await all.open(await all.fresh());
    let isFailing = true;
    const accept: Store['leads']['accept'] = async (lead) => {
      if (isFailing) throw why;
      return real.leads.accept(lead);
    };
    const store = { ...real, leads: { ...real.leads, accept } };
    const app = createApp(readEnvironment({}), { store, site: undefined });
    const send = (to: string, body: string) =>
      app.request(to, {
        method: 'POST',
        body,
        headers: { ...BROWSER, 'Content-Type': 'application/json' },
      });
    const health = async () => ((await (await app.request('/healthz')).json()) as { status: string }).status;
    expect((await send('/api/demo', demoBody(1, randomUUID()))).status).toBe(503);
    expect(await health()).toBe('degraded');
    const letter = { email: 'z@example.org', themes: ['detecter'], consent: true, formToken: NO_FORM_TOKEN };
    expect((await send('/api/newsletter', JSON.stringify(letter))).status).toBe(201);
    expect(await health(), 'another form').toBe('degraded');
    isFailing = false;
    expect((await send('/api/demo', demoBody(1, randomUUID()))).status).toBe(201);
    expect(await health()).toBe('ok');
  });
});

describe('unusable stores', () => {
  let all: Stores;
  beforeAll(async () => {
    all = await stores('SQLite');
  });
  afterAll(() => all.end());

  test('SQLite: a store that is damaged inside is refused with the remedy, and left as it is', async () => {
    const environment = await all.fresh();
    const store = await all.open(environment);
    for (let n = 0; n < 100; n += 1) await store.leads.accept(newLead(n));
    await store.close();
    const file = path.join(environment.DATA_DIR, 'site.db');
    const bytes = readFileSync(file);
    // A leaf of the leads in the middle of the file.
    bytes.fill(0xa5, bytes.length - 5 * 4096, bytes.length - 4 * 4096);
    writeFileSync(file, bytes);
    const health = await (await all.open(environment)).health(0);
    expect(health).toMatchObject({ reason: expect.stringMatching(/damaged: stop the server, and restore/) });
    expect(readFileSync(file).equals(bytes)).toBe(true);
  });

  test('SQLite: a command refuses a missing store with the remedy, and creates none', async () => {
    const environment = await all.fresh();
    const { status, stderr } = await leads(environment, 'status');
    expect([status, stderr]).toEqual([
      1,
      expect.stringContaining('set DATA_DIR to the folder of the server'),
    ]);
    expect(existsSync(environment.DATA_DIR)).toBe(false);
  });
});
