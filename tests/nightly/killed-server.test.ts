import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import pLimit from 'p-limit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withClient } from '../support/server/postgres.ts';
import { postDemo, type Posted } from '../support/server/posts.ts';
import { startSite, type RunningSite } from '../support/running-site.ts';
import { DATABASES, stores, type Environment, type Stores } from '../support/server/stores.ts';

const WIDTH = 64;

function readSqlite(file: string, sql: string): Readonly<Record<string, unknown>>[] {
  const database = new DatabaseSync(file);
  expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
  const rows = database.prepare(sql).all();
  database.close();
  return rows;
}

/** Reads the ids of leads by address, without our own code. */
async function readLeads({ DATA_DIR, DATABASE_URL }: Environment): Promise<Map<string, string[]>> {
  const sql = 'SELECT id, email FROM leads';
  const rows =
    DATABASE_URL === undefined
      ? readSqlite(path.join(DATA_DIR, 'site.db'), sql)
      : await withClient(DATABASE_URL, async (client) => (await client.query(sql)).rows);
  const ids = new Map<string, string[]>();
  for (const { id, email } of rows) ids.set(String(email), [...(ids.get(String(email)) ?? []), String(id)]);
  return ids;
}

const answerId = (answer: Posted) => ('body' in answer ? String(JSON.parse(answer.body).id) : '');

describe.each(DATABASES)('a server with its leads on %s', (kind) => {
  let all: Stores;
  beforeAll(async () => {
    all = await stores(kind);
  });
  afterAll(() => all.end());

  const start = async (environment: Environment) => startSite({ TRUSTED_PROXY_HOPS: '1', ...environment });

  async function kill(site: RunningSite) {
    site.process.kill('SIGKILL');
    await site.exited;
  }

  test(
    'a server killed ten times while visitors post loses no lead and doubles none',
    { timeout: 300_000 },
    async () => {
      const [count, kills] = [2000, 10];
      const environment = await all.fresh();
      let site = await start(environment);
      const answered = new Map<number, string>();
      let restarting: Promise<void> | undefined;

      async function restart() {
        await kill(site);
        site = await start(environment);
      }
      await pLimit(WIDTH).map(Array(count).keys(), async (n) => {
        if (n > 0 && n % Math.floor(count / (kills + 1)) === 0) restarting = restart();
        const key = randomUUID();
        for (;;) {
          await restarting;
          const answer = await postDemo(site.origin, n, key);
          if (answer.status === 201) return void answered.set(n, answerId(answer));
          await wait(20);
        }
      });
      await kill(site);

      const leads = await readLeads(environment);
      expect(leads.size).toBe(count);
      for (const [n, id] of answered) expect(leads.get(`person${n}@example.org`)).toEqual([id]);
    },
  );

  test('a server that is asked to stop answers the posts it has begun, refuses others and exits with 0', async () => {
    const environment = await all.fresh();
    const site = await start(environment);
    const posts = Array.from({ length: WIDTH }, (_, n) => postDemo(site.origin, n, randomUUID()));
    // The first is answered, the others are on their way.
    await Promise.race(posts);
    site.process.kill('SIGTERM');
    const posted = await Promise.all(posts);
    expect(await site.exited).toBe(0);
    expect((await postDemo(site.origin, 1, randomUUID())).status).toBe(0);

    const accepted = posted.filter(({ status }) => status === 201);
    expect(accepted.length).toBeGreaterThan(0);
    expect(posted.filter(({ status }) => status !== 201 && status !== 0)).toEqual([]);
    const leads = await readLeads(environment);
    expect([...leads.values()].flat().toSorted()).toEqual(accepted.map(answerId).toSorted());
  });
});
