/** A SQLite file, or its disk, that fails: it is said, what is there is left as it is, and forms work again afterwards. */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { readEnvironment } from '#http/environment.ts';
import { ENDPOINTS } from '#schemas/endpoints.ts';
import { createApp } from '#server/app.ts';
import { openSite } from '#server/files/built-site.ts';
import { createFormToken } from '#server/forms/form-token.ts';
import { createStore } from '#server/store.ts';
import { storedSecrets } from '#server/database/secrets.ts';
import { openSqliteFile } from '#server/database/sqlite-file.ts';
import { sqliteDatabase } from '#server/database/sqlite.ts';
import { ROOT } from '../../support/running-site.ts';
import { expectRecovered, expectUnavailable, post, start } from '../../support/server/faulty-store.ts';
import { startInProcess } from '../../support/server/in-process.ts';
import { newLead, stores, type Stores } from '../../support/server/stores.ts';
import { BEHIND_PROXY, BROWSER, demoRequest, logged, visitor } from '../../support/server/visitor.ts';

let all: Stores;
beforeAll(async () => {
  all = await stores('SQLite');
});
afterAll(() => all.end());

const isRoot = process.getuid?.() === 0;

// Only root can mount a small disk; a skipped test would count as a failure.
test.each(isRoot ? ['small disk'] : [])(
  'SQLite: a full %s refuses posts with the reason until it has room, and loses nothing',
  async () => {
    const environment = await all.fresh();
    mkdirSync(environment.DATA_DIR);
    mountDisk(environment.DATA_DIR, 'size=2m');
    const site = await startInProcess({ ...environment, ...BEHIND_PROXY });
    expect((await post(site, 1)).status).toBe(201);
    const filler = path.join(environment.DATA_DIR, 'filler');
    const fill = () => spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=4096']);
    fill();
    const answers = [];
    for (let n = 10; n < 40; n += 1) answers.push((await post(site, n)).status);
    expect(answers).toContain(503);
    expect(answers.filter((status) => status !== 201 && status !== 503)).toEqual([]);
    await expectUnavailable(site, 'the disk is full');
    rmSync(filler);
    await expectRecovered(site);
    fill();
    expect(await site.stop()).toBe(0);
    expect(site.output()).not.toMatch(/\bat .*:\d+:\d+/);
    rmSync(filler);
    const kept = answers.filter((status) => status === 201).length + 2;
    const database = new DatabaseSync(path.join(environment.DATA_DIR, 'site.db'));
    expect(database.prepare('SELECT count(*) AS n FROM leads').get()).toEqual({ n: kept });
    expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
    database.close();
  },
);

test('SQLite: waits for a lock of another program for a while, then refuses all that wait', async () => {
  const { DATA_DIR } = await all.fresh();
  let [now, waits] = [0, 0];
  let whileWaiting: () => unknown = () => undefined;
  const clock = {
    now: () => now,
    async sleep(ms: number) {
      now += ms;
      waits += 1;
      whileWaiting();
    },
  };
  const store = createStore(sqliteDatabase(DATA_DIR, true, clock), {});
  expect(await store.leads.accept(newLead(1))).toMatchObject({ status: 'stored' });
  const locking = new DatabaseSync(path.join(DATA_DIR, 'site.db'));
  locking.exec('BEGIN IMMEDIATE');
  whileWaiting = () => waits === 3 && locking.exec('COMMIT');
  expect(await store.leads.accept(newLead(2))).toMatchObject({ status: 'stored' });
  expect(waits).toBe(3);
  locking.exec('BEGIN IMMEDIATE');
  [now, waits, whileWaiting] = [0, 0, () => undefined];
  const many = Array.from({ length: 100 }, (_, n) => store.leads.accept(newLead(3 + n)));
  const [first, ...queued] = await Promise.allSettled(many);
  expect(first).toMatchObject({ reason: { message: expect.stringContaining('locked by another program') } });
  for (const refused of queued) expect(refused).toMatchObject({ reason: { name: 'StoreUnavailableError' } });
  // Only the first in the queue tries again and again.
  expect(now).toBeLessThan(6000);
  expect(waits).toBeLessThan(50);
  locking.exec('COMMIT');
  locking.close();
  expect(await store.leads.accept(newLead(3))).toMatchObject({ status: 'stored' });
  await store.close();
});

test('SQLite: a post that waited five seconds is refused before its transaction begins, and kept once when sent again', async () => {
  const { DATA_DIR } = await all.fresh();
  let now = 0;
  const database = sqliteDatabase(DATA_DIR, true, { now: () => now, sleep: async () => undefined });
  const store = createStore(database, {});
  const app = createApp(readEnvironment({}), { store, site: openSite(path.join(ROOT, 'dist')) });
  const fields = demoRequest(1, { company: 'Mairie de Trifouillis', key: crypto.randomUUID() });
  const send = () =>
    app.request(ENDPOINTS.demo, {
      method: 'POST',
      body: new URLSearchParams(fields as Record<string, string>), // one value a field
      headers: { ...BROWSER, Accept: 'text/html' },
    });
  await store.leads.accept(newLead(2)); // creates the keys
  const { promise, resolve } = Promise.withResolvers<void>();
  const transaction = vi.spyOn(database, 'transaction');
  const first = database.transaction(() => promise);
  const waiting = send();
  await vi.waitUntil(() => transaction.mock.calls.length === 2, 60_000);
  now += 5000;
  resolve();
  await first;
  const refused = await waiting;
  expect([refused.status, await refused.text()]).toEqual([503, expect.stringContaining('"Mairie de Trifo')]);
  expect(await store.leads.count()).toBe(1);
  for (const attempt of [1, 2]) expect((await send()).status, `attempt ${attempt}`).toBe(303);
  expect(await store.leads.count()).toBe(2);
  await store.close();
});

test('store: concurrent first uses of a secret share one transaction, and a failed one is tried again', async () => {
  const { DATA_DIR } = await all.fresh();
  const database = sqliteDatabase(DATA_DIR, true);
  const transaction = vi.spyOn(database, 'transaction').mockRejectedValueOnce(new Error('no disk'));
  const secret = storedSecrets(database);
  await expect(secret('form-token')).rejects.toThrow('no disk');
  await Promise.all([secret('form-token'), secret('form-token')]);
  expect(transaction).toHaveBeenCalledTimes(2);
  await database.close();
});

test('SQLite: a commit waits for the disk, and the journal shrinks after a checkpoint', async () => {
  const { DATA_DIR } = await all.fresh();
  mkdirSync(path.dirname(DATA_DIR), { recursive: true });
  const { database, close } = openSqliteFile(DATA_DIR, true);
  const pragma = (name: string) => Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0];
  expect(pragma('journal_mode')).toBe('wal');
  expect(pragma('synchronous')).toBe(2); // FULL
  expect(pragma('journal_size_limit')).toBeGreaterThan(0);
  close();
});

test('SQLite: a journal that is deleted under the server makes it unhealthy until it restarts', async () => {
  const environment = await all.fresh();
  const site = await start(environment);
  expect((await post(site)).status).toBe(201);
  const journal = path.join(environment.DATA_DIR, 'site.db-wal');
  renameSync(journal, `${journal}.moved`);
  await expectUnavailable(site, 'journal was moved or deleted');
  renameSync(`${journal}.moved`, journal);
  await expectRecovered(site);
});

test('SQLite: a file that is not a database is left as it is', async () => {
  const environment = await all.fresh();
  const file = path.join(environment.DATA_DIR, 'site.db');
  mkdirSync(environment.DATA_DIR);
  const content = 'not a database'.repeat(1000);
  writeFileSync(file, content);
  const site = await start(environment);
  await expectUnavailable(site, 'is not a database');
  expect(readFileSync(file, 'utf8')).toBe(content);
  expect(existsSync(`${file}-wal`)).toBe(false);
  renameSync(file, `${file}.broken`);
  await expectRecovered(site);
});

test('SQLite: a lost database is not replaced by an empty one', async () => {
  const environment = await all.fresh();
  const file = path.join(environment.DATA_DIR, 'site.db');
  const first = await start(environment);
  expect((await post(first)).status).toBe(201);
  renameSync(file, `${file}.moved`);
  await expectUnavailable(first, 'moved or deleted');
  renameSync(`${file}.moved`, file);
  await expectRecovered(first);
  await first.stop();
  renameSync(file, `${file}.moved`);
  const second = await start(environment);
  await expectUnavailable(second, 'site.db is missing');
  expect(existsSync(file)).toBe(false);
  renameSync(`${file}.moved`, file);
  await expectRecovered(second, 3);
});

test('spam: a form that could not be stored may be corrected and sent again with its form token', async () => {
  const environment = await all.fresh();
  const site = await start(environment);
  const store = await all.open(environment);
  const anHourAgo = Date.now() - 3_600_000;
  const formToken = createFormToken(anHourAgo, await store.secret('form-token'));
  await visitor(site).get('/api/form-token'); // from here on the server knows the key
  const send = async (n: number) =>
    (await visitor(site).post('/api/demo', demoRequest(n, { formToken }))).status;
  const file = path.join(environment.DATA_DIR, 'site.db');
  renameSync(file, `${file}.moved`);
  expect(await send(1)).toBe(503);
  renameSync(`${file}.moved`, file);
  expect([await send(2), await send(3)]).toEqual([201, 201]);
  expect(await store.leads.about('zoe2@example.org')).toHaveLength(1);
  expect(await store.spam.about('zoe2@example.org')).toEqual([]);
  expect(await store.leads.about('zoe3@example.org')).toEqual([]);
  expect(await store.spam.about('zoe3@example.org')).toMatchObject([{ reason: 'replayed' }]);
});

test('SQLite: a file that others could read is restricted to its user at the start', async () => {
  const environment = await all.fresh();
  mkdirSync(environment.DATA_DIR, { mode: 0o755 });
  const file = path.join(environment.DATA_DIR, 'site.db');
  const rights = () =>
    [file, `${file}-wal`, `${file}-shm`].filter(existsSync).map((name) => statSync(name).mode & 0o777);
  const first = await start(environment);
  expect((await post(first)).status).toBe(201);
  expect(new Set(rights())).toEqual(new Set([0o600]));
  await first.stop();
  chmodSync(file, 0o644);
  const second = await start(environment);
  expect((await post(second, 2)).status).toBe(201);
  expect(new Set(rights())).toEqual(new Set([0o600]));
  expect(logged(second, 'database.permissions_restricted')).toMatchObject([{ file, before: '644' }]);
});

test('SQLite: a folder that cannot be written is reported as such, with a store in it or none, and used once it can', async () => {
  const environment = await all.fresh();
  mkdirSync(environment.DATA_DIR);
  if (isRoot) mountDisk(environment.DATA_DIR);
  const reason = isRoot ? 'is read-only' : 'may not write';
  for (const n of [1, 2]) {
    const allowWriting = refuseWriting(environment.DATA_DIR);
    const site = await start(environment);
    await expectUnavailable(site, reason);
    allowWriting();
    await expectRecovered(site, n);
    await site.stop();
  }
});

test('SQLite: a folder in place of the file or a journal is named, and left as it is', async () => {
  for (const name of ['site.db', 'site.db-wal', 'site.db-shm']) {
    const environment = await all.fresh();
    const folder = path.join(environment.DATA_DIR, name);
    mkdirSync(folder, { recursive: true });
    const site = await start(environment);
    await expectUnavailable(site, `${name} is not a file`);
    rmdirSync(folder);
    await expectRecovered(site);
  }
});

/** Makes a folder read-only, by its disk for root, whom rights do not stop. Returns how to allow writing again. */
function refuseWriting(folder: string): () => void {
  if (!isRoot) {
    chmodSync(folder, 0o555);
    return () => chmodSync(folder, 0o755);
  }
  const remount = (mode: 'ro' | 'rw') => spawnSync('mount', ['-o', `remount,${mode}`, folder]);
  remount('ro');
  return () => void remount('rw');
}

/** Mounts a disk in memory until the test ends. */
function mountDisk(folder: string, options = 'rw'): void {
  const mount = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]);
  if (mount.status !== 0) throw new Error(`This test needs a disk of its own: ${String(mount.stderr)}`);
  onTestFinished(() => void spawnSync('umount', ['-l', folder]));
}
