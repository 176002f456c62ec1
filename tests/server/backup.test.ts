/** What an operator copies, brings back and moves: all of it, or a sentence that says why not. */
import { readdirSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leads } from '../support/server/leads-command.ts';
import { newLead, stores, T0, type Stores, keepAsSpam } from '../support/server/stores.ts';

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
  const made = leads(environment, 'backup', folder);
  expect(made).toMatchObject({ status: 0, stderr: '' });
  expect(made.stdout).toMatch(/leads 5,.* subscriptions 1/);
  for (const name of filesIn(folder)) expect(statSync(path.join(folder, name)).mode & 0o777).toBe(0o600);

  const elsewhere = await all.fresh();
  const restored = leads(elsewhere, 'restore', folder);
  expect(restored).toMatchObject({ status: 0, stderr: '' });
  const again = await all.open(elsewhere);
  const everything = { ...newLead(9), at: T0 + 1 };
  expect(await again.leads.list(10)).toEqual(await store.leads.list(10));
  // Addresses are known by the same secret, and a repeat by its key.
  expect((await again.leads.about('person0@example.org')).subscription).toMatchObject({ status: 'pending' });
  expect(await again.leads.accept(newLead(4))).toMatchObject({ outcome: 'repeated' });
  expect(await again.leads.accept(everything)).toMatchObject({ outcome: 'stored' });
});

test('of the copies as many remain as were asked for, and what a killed copy left is no copy', async () => {
  const { environment, folder } = await storeWith(1);
  leads(environment, 'backup', folder);
  const [first = ''] = filesIn(folder);
  writeFileSync(path.join(folder, 'site-2999-01-01T00-00-00.000Z.db.part'), 'x');
  for (let n = 0; n < 2; n += 1) leads(environment, 'backup', folder, '--keep', '2');
  const copies = filesIn(folder);
  expect(copies).toHaveLength(2);
  expect(copies).not.toContain(first);
  expect(copies.filter((name) => name.includes('2999'))).toEqual([]);
});

test('a copy that is damaged is passed over for the one before it, and said', async () => {
  const { environment, store, folder } = await storeWith(3);
  leads(environment, 'backup', folder);
  await store.leads.accept(newLead(7));
  leads(environment, 'backup', folder);
  const [newest = ''] = filesIn(folder).toReversed();
  const file = path.join(folder, newest);
  truncateSync(file, statSync(file).size - 4096);
  const elsewhere = await all.fresh();
  const { stdout } = leads(elsewhere, 'restore', folder);
  expect(stdout).toContain(`passed over: ${file}`);
  expect(stdout).toContain('leads 3');
  expect(leads(await all.fresh(), 'restore', file)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('No sound copy'),
  });
});

test('nothing is restored over a store, nor below a server that runs', async () => {
  const { environment, folder } = await storeWith(2);
  leads(environment, 'backup', folder);
  const other = await all.fresh();
  const store = await all.open(other);
  await store.leads.accept(newLead(8));
  for (const _ of ['open', 'closed']) {
    const refused = leads(other, 'restore', folder);
    expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining('stop the server')]);
    await store.close();
  }
  expect(leads(other, 'list').stdout).toContain('person8@');
});

test('a store moves to PostgreSQL whole, and never over another', async () => {
  const { environment, store } = await storeWith(1200);
  await keepAsSpam(store, newLead(5000), 'honeypot');
  const target = await postgres.fresh();
  const both = { ...target, DATA_DIR: environment.DATA_DIR };
  expect(leads(both, 'move').stderr).toContain('stop the server');
  const kept = await store.leads.list(2000);
  const waiting = await store.outbox.status();
  await store.close();

  const moved = leads(both, 'move');
  expect(moved).toMatchObject({ status: 0, stderr: '' });
  expect(moved.stdout).toMatch(/leads 1200,.* spam 1, subscriptions 1/);
  const there = await postgres.open(target);
  expect(await there.leads.list(2000)).toEqual(kept);
  expect(await there.outbox.status()).toEqual(waiting);
  // Addresses are known by the same secret.
  expect((await there.leads.about('person0@example.org')).subscription).toMatchObject({ status: 'pending' });
  expect(await there.spam.list(10)).toHaveLength(1);

  await there.leads.accept(newLead(6000));
  const again = leads(both, 'move');
  expect([again.status, again.stderr]).toEqual([1, expect.stringContaining('choose an empty one')]);
  expect(await there.leads.count()).toBe(1201);
});
