import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { inParallel, keepConnections, postDemo } from '../support/server/posts.ts';
import { addressOf, runServer } from '../support/running-site.ts';
import { DATABASES, stores, type Environment, type Stores } from '../support/server/stores.ts';

/** Posts at a time, posts of a run, posts before it that do not count, posts of the run that looks at memory. */
const WIDTH = 64;
const POSTS = 20_000;
const WARM = 2000;
const MANY = 200_000;

const SITE = 'src/server/main.ts';
const BARE = 'tests/bench/bare-leads.ts';

/** Demo requests that were on the disk when they were answered: how many a second, and how long each took. */
export async function measureLeads() {
  const figures: Record<string, unknown> = {};
  for (const kind of DATABASES) {
    const all = await stores(kind);
    try {
      const bare = await measureRate(all, BARE);
      const site = await measureRate(all, SITE);
      figures[kind] = { bare, site, ratio: round(site['per second'] / bare['per second']) };
      console.log(`${kind}: ${round(site['per second'] / bare['per second'])} of the bare handler`);
      console.table({ [`${kind}, bare handler`]: bare, [`${kind}, the site`]: site });
      if (kind === 'SQLite') figures['memory'] = await measureMemory(all);
    } finally {
      await all.end();
    }
  }
  return figures;
}

/** A server of its own process on a new database. */
async function start(environment: Environment, program: string) {
  const begun = performance.now();
  const server = runServer({ ...environment, TRUSTED_PROXY_HOPS: '1' }, program);
  const origin = await addressOf(server);
  const answered = await fetch(origin);
  await answered.text();
  const startMs = Math.round(performance.now() - begun);
  async function stop() {
    server.process.kill('SIGTERM');
    await once(server.process, 'exit');
  }
  return { origin, startMs, pid: server.process.pid, stop };
}

async function measureRate(all: Stores, program: string) {
  const server = await start(await all.fresh(), program);
  await post(server.origin, 0, WARM);
  const begun = performance.now();
  const times = (await post(server.origin, WARM, POSTS)).toSorted((a, b) => a - b);
  const seconds = (performance.now() - begun) / 1000;
  await server.stop();
  const at = (share: number) => round(times[Math.floor(times.length * share)] ?? 0);
  return {
    'per second': Math.round(POSTS / seconds),
    'p50 ms': at(0.5),
    'p99 ms': at(0.99),
    'start ms': server.startMs,
  };
}

/** Resident memory while many leads come in, and how long the next start takes with all of them there. */
async function measureMemory(all: Stores) {
  const environment = await all.fresh();
  const server = await start(environment, SITE);
  const rows: { posts: number; 'resident MB': number }[] = [];
  const STEP = MANY / 10;
  for (let posts = 0; posts < MANY; posts += STEP) {
    await post(server.origin, posts, STEP);
    const [, kilobytes = '0'] =
      /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8')) ?? [];
    rows.push({ posts: posts + STEP, 'resident MB': Math.round(Number(kilobytes) / 1024) });
  }
  await server.stop();
  const again = await start(environment, SITE);
  await again.stop();
  console.table(rows);
  console.log(`Start to first answer with ${MANY} leads: ${again.startMs} ms`);
  return { rows, 'start ms': again.startMs };
}

/** Posts leads of `count` visitors, and returns how long each answer took, in milliseconds. */
async function post(origin: string, from: number, count: number): Promise<number[]> {
  const agent = keepConnections(WIDTH);
  const times: number[] = [];
  await inParallel(count, WIDTH, async (n) => {
    const begun = performance.now();
    const { status } = await postDemo(agent, origin, from + n, randomUUID());
    if (status !== 201) throw new Error(`A lead was answered ${status}.`);
    times.push(performance.now() - begun);
  });
  agent.destroy();
  return times;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
