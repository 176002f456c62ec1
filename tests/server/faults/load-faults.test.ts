/** Two hundred connections that read and three hundred forms a second, for a minute: `npm run test:faults`. */
import { randomUUID } from 'node:crypto';
import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openStore } from '../../../src/server/store/open.ts';
import { peakMemory } from '../../support/server/memory.ts';
import { keepConnections, postDemo } from '../../support/server/posts.ts';
import { startSite } from '../../support/running-site.ts';
import { IS_LONG } from '../../support/size.ts';
import { stores } from '../../support/server/stores.ts';

const READERS = 200;
const POSTS_A_SECOND = 300;
const SECONDS = 60;
const PAGES = ['/', '/tarifs', '/demo', '/en'];

test.runIf(IS_LONG)('every form is kept while two hundred connections read', async () => {
  const all = await stores('SQLite');
  const environment = await all.fresh();
  const site = await startSite({ ...environment, TRUSTED_PROXY_HOPS: '1' });
  const readers = keepConnections(READERS);
  const [reads, posts]: [number[], number[]] = [[], []];
  const end = performance.now() + SECONDS * 1000;

  const read = (path: string) =>
    new Promise<number>((resolve) => {
      get(`${site.origin}${path}`, { agent: readers, headers: { 'Accept-Encoding': 'br' } }, (response) =>
        response.resume().on('end', () => resolve(response.statusCode ?? 0)),
      ).on('error', () => resolve(0));
    });
  const failed: string[] = [];
  async function reader(n: number) {
    for (let k = n; performance.now() < end; k += 1) {
      const begun = performance.now();
      const status = await read(PAGES[k % PAGES.length] ?? '/');
      reads.push(performance.now() - begun);
      if (status !== 200) failed.push(`page ${status}`);
    }
  }
  const writers = keepConnections(64);
  const pending: Promise<void>[] = [];
  async function post(n: number) {
    const begun = performance.now();
    const { status } = await postDemo(writers, site.origin, n, randomUUID());
    posts.push(performance.now() - begun);
    if (status !== 201) failed.push(`form ${status}`);
  }
  async function writer() {
    const begun = performance.now();
    for (let sent = 0; performance.now() < end; await wait(10)) {
      const due = ((performance.now() - begun) / 1000) * POSTS_A_SECOND;
      for (; sent < due; sent += 1) pending.push(post(sent));
    }
  }
  await Promise.all([writer(), ...Array.from({ length: READERS }, (_, n) => reader(n))]);
  await Promise.all(pending);

  const figure = (times: number[]) => {
    const sorted = times.toSorted((one, other) => one - other);
    const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
    return `${times.length} in ${SECONDS} s, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`;
  };
  console.log(
    `Pages: ${figure(reads)}. Forms: ${figure(posts)}. ${peakMemory(site.process.pid)} MB at most.`,
  );
  expect(failed).toEqual([]);
  expect(peakMemory(site.process.pid)).toBeLessThan(400);
  expect(await site.stop()).toBe(0);
  const store = await openStore(environment);
  let kept = 0;
  for (let last; ;) {
    const page = await store.leads.list(1000, last);
    kept += page.length;
    last = page.at(-1);
    if (last === undefined) break;
  }
  expect(kept).toBe(posts.length);
  await store.close();
  readers.destroy();
  writers.destroy();
  await all.end();
});
