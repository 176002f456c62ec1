/** The disk is lost while visitors post: what was acknowledged before the last copy is all brought back. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leads } from '../support/server/commands.ts';
import { postDemo } from '../support/server/posts.ts';
import { stores, type Stores } from '../support/server/stores.ts';
import { ROOT, startSite, SURROUNDINGS } from '../support/running-site.ts';

/** Posts a second, copies of a run, and the milliseconds between two. */
const RATE = 100;
const COPIES = 6;
const BETWEEN_MS = 2000;

let all: Stores;
beforeAll(async () => {
  all = await stores('SQLite');
});
afterAll(() => all.end());

test('a lost disk: the window is what came since the last copy', async () => {
  const environment = await all.fresh();
  const copies = mkdtempSync(path.join(tmpdir(), 'copies-'));
  const site = await startSite({ ...environment, TRUSTED_PROXY_HOPS: '1' });
  /** When each post was acknowledged, by its number. */
  const acknowledged = new Map<number, number>();
  const posts: Promise<void>[] = [];
  let others = 0;
  let isLost = false;
  const posting = setInterval(() => {
    const n = posts.length;
    const post = async () => {
      const { status } = await postDemo(site.origin, n, `key-${n}`);
      if (status === 201) acknowledged.set(n, Date.now());
      else if (!isLost) others += 1;
    };
    posts.push(post());
  }, 1000 / RATE);

  /** The moment before which each copy says that it has everything. */
  const moments: number[] = [];
  for (let n = 0; n < COPIES; n += 1) {
    await wait(BETWEEN_MS);
    const child = spawn(process.execPath, ['src/server/cli/leads.ts', 'backup', copies], {
      cwd: ROOT,
      env: { ...SURROUNDINGS, ...environment },
    });
    let said = '';
    child.stdout.on('data', (chunk) => (said += String(chunk)));
    const [status] = await once(child, 'close');
    expect(status).toBe(0);
    moments.push(Date.parse(/before (\S+),/.exec(said)?.[1] ?? ''));
  }
  await wait(BETWEEN_MS / 2);
  isLost = true;
  const lostAt = Date.now();
  site.process.kill('SIGKILL');
  await site.exited;
  rmSync(environment.DATA_DIR, { recursive: true, force: true });
  clearInterval(posting);
  await Promise.all(posts);

  const elsewhere = await all.fresh();
  expect(await leads(elsewhere, 'restore', copies)).toMatchObject({ status: 0, stderr: '' });
  const store = await all.open(elsewhere);
  const kept = new Set((await store.leads.list(1_000_000)).map(({ values }) => values.email));
  const moment = moments.at(-1) ?? Number.NaN;
  const before = [...acknowledged].filter(([, at]) => at < moment);
  const lost = [...acknowledged].filter(([n]) => !kept.has(`person${n}@example.org`));
  console.log(
    `${acknowledged.size} acknowledged, ${before.length} before the last copy, ${lost.length} lost with the disk, which came in the last ${lostAt - moment} ms; ${kept.size} restored.`,
  );
  expect(before.length).toBeGreaterThan(0);
  expect(before.filter(([n]) => !kept.has(`person${n}@example.org`))).toEqual([]);
  expect(others).toBe(0);

  // It goes on from there: who sends again is kept once.
  const again = await startSite({ ...elsewhere, TRUSTED_PROXY_HOPS: '1' });
  for (const n of [0, ...lost.map(([number]) => number).slice(0, 20)])
    expect((await postDemo(again.origin, n, `key-${n}`)).status).toBe(201);
  await again.stop();
  expect(await store.leads.count()).toBe(kept.size + Math.min(20, lost.length));
});
