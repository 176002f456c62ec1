/** A database that no longer answers: each visitor gets an answer, forms work again, the server can be stopped. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withClient } from '../support/server/postgres.ts';
import { startCrm } from '../support/server/crm.ts';
import { keepConnections, postDemo, type Posted } from '../support/server/posts.ts';
import { startSilentProxy } from '../support/server/silent-proxy.ts';
import { startSite, type RunningSite } from '../support/running-site.ts';
import { stores, type Stores } from '../support/server/stores.ts';

/** What each may take at most, in milliseconds, with what a machine that others use as well may add. */
const SLACK_MS = 24_000;
const ANSWER_MS = 6_000;
const AGAIN_MS = 15_000;
const END_MS = 10_000;

let all: Stores;
beforeAll(async () => {
  all = await stores('PostgreSQL');
});
/** What the tests, which run side by side, leave behind. */
const leftovers: (() => void)[] = [];
afterAll(async () => {
  for (const end of leftovers) end();
  await all.end();
});

const agent = keepConnections(100);
const post = (site: RunningSite, n: number) => postDemo(agent, site.origin, n, randomUUID());

async function start(environment: Readonly<Record<string, string>>) {
  const site = await startSite({ TRUSTED_PROXY_HOPS: '1', ...environment });
  leftovers.push(() => void site.process.kill('SIGKILL'));
  return site;
}

/** How long something took, with what came of it. */
async function timed<Result>(work: Promise<Result>): Promise<{ result: Result; ms: number }> {
  const begun = performance.now();
  const result = await work;
  return { result, ms: Math.round(performance.now() - begun) };
}

const say = (what: string, ms: number, limit: number) =>
  console.log(`${what}: ${(ms / 1000).toFixed(1)} s, of ${limit / 1000} s`);

/** Ten at once: each is answered in time. Returns the statuses. */
async function postTen(site: RunningSite, from: number): Promise<number[]> {
  const posts = await Promise.all(Array.from({ length: 10 }, (_, n) => timed(post(site, from + n))));
  const slowest = Math.max(...posts.map(({ ms }) => ms));
  say('slowest of ten answers', slowest, ANSWER_MS);
  expect(slowest).toBeLessThan(ANSWER_MS + SLACK_MS);
  return posts.map(({ result }) => result.status);
}

async function untilAccepted(site: RunningSite, from: number): Promise<Posted> {
  for (let n = from; ; n += 1) {
    const posted = await post(site, n);
    if (posted.status === 201) return posted;
    await wait(100);
  }
}

async function expectEnd(site: RunningSite) {
  site.process.kill('SIGTERM');
  const { ms } = await timed(site.exited);
  say('end after SIGTERM', ms, END_MS);
  expect(ms).toBeLessThan(END_MS + SLACK_MS);
}

/** A server whose PostgreSQL is behind a proxy. */
async function startBehindProxy() {
  const { DATABASE_URL = '', ...environment } = await all.fresh();
  const url = new URL(DATABASE_URL);
  const proxy = await startSilentProxy(Number(url.port));
  leftovers.push(proxy.stop);
  url.port = String(proxy.port);
  const site = await start({ ...environment, DATABASE_URL: url.href });
  expect(await postTen(site, 0)).toEqual(Array.from({ length: 10 }, () => 201));
  return { site, proxy };
}

/** Forms work again soon after `since`. */
async function expectAgain(site: RunningSite, since: number) {
  await untilAccepted(site, 1000);
  const ms = Math.round(performance.now() - since);
  say('forms work again', ms, AGAIN_MS);
  expect(ms).toBeLessThan(AGAIN_MS + SLACK_MS);
}

const ALL_REFUSED = Array.from({ length: 10 }, () => 503);

describe.concurrent('a PostgreSQL', () => {
  test('that goes silent on all its connections is left for new ones; with a visitor waiting, the server can be stopped', async () => {
    const { site, proxy } = await startBehindProxy();
    const before = proxy.connections();
    proxy.silence();
    const begun = performance.now();
    expect(await postTen(site, 100)).toEqual(ALL_REFUSED);
    await expectAgain(site, begun);
    expect(proxy.connections()).toBeGreaterThan(before);
    proxy.silence();
    const waiting = post(site, 300);
    await wait(1000);
    await expectEnd(site);
    expect((await waiting).status).toBe(503);
  });

  test('that is stopped for a while answers again once it goes on; while it is, the server can be stopped', async () => {
    const { site, proxy } = await startBehindProxy();
    proxy.freeze();
    const begun = performance.now();
    for (let n = 100; performance.now() - begun < 40_000; n += 10)
      expect(await postTen(site, n)).toEqual(ALL_REFUSED);
    proxy.thaw();
    await expectAgain(site, performance.now());
    proxy.freeze();
    await expectEnd(site);
  });

  test('whose connections are all busy answers in time, and again once they are free', async () => {
    const environment = await all.fresh();
    const site = await start(environment);
    const url = environment['DATABASE_URL'] ?? '';
    expect(new Set(await postTen(site, 0))).toEqual(new Set([201]));
    await withClient(url, async (client) => {
      await client.query('BEGIN');
      await client.query('LOCK TABLE leads IN ACCESS EXCLUSIVE MODE');
      const posts = await Promise.all([100, 200, 300].map((from) => postTen(site, from)));
      expect(posts).toEqual([ALL_REFUSED, ALL_REFUSED, ALL_REFUSED]);
      await client.query('ROLLBACK');
    });
    await expectAgain(site, performance.now());
    await withClient(url, async (client) => {
      await client.query('BEGIN');
      await client.query('LOCK TABLE leads IN ACCESS EXCLUSIVE MODE');
      const waiting = post(site, 400);
      await wait(1000);
      await expectEnd(site);
      expect((await waiting).status).toBe(503);
      await client.query('ROLLBACK');
    });
  });

  test('that takes no writes answers in time, and again once it does', async () => {
    const environment = await all.fresh();
    const site = await start(environment);
    const url = environment['DATABASE_URL'] ?? '';
    const name = new URL(url).pathname.slice(1);
    const set = (value: string) =>
      withClient(url, async (client) => {
        await client.query('SET default_transaction_read_only = off');
        await client.query(`ALTER DATABASE ${name} SET default_transaction_read_only = ${value}`);
        await client.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = '${name}' AND pid <> pg_backend_pid()`);
      });
    await set('on');
    expect(await postTen(site, 100)).toEqual(ALL_REFUSED);
    await set('off');
    await expectAgain(site, performance.now());
    await set('on');
    await expectEnd(site);
  });
});

test.concurrent('receivers that never answer do not keep a server from ending', async () => {
  const crm = await startCrm();
  crm.answer = () => undefined;
  const calls: Socket[] = [];
  const smtp = createServer((socket) => void calls.push(socket.on('error', () => undefined)));
  smtp.listen(0, '127.0.0.1');
  await once(smtp, 'listening');
  leftovers.push(() => {
    for (const call of calls) call.destroy();
    smtp.close();
    void crm.stop();
  });
  const site = await start({
    LEADS_WEBHOOK_URL: crm.url,
    LEADS_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    LEADS_WEBHOOK_PRIVATE: '1',
    SMTP_URL: `smtp://127.0.0.1:${(smtp.address() as AddressInfo).port}`, // listens on a port
    MAIL_FROM: 'site@example.com',
    LEADS_MAIL_TO: 'team@example.com',
  });
  expect((await post(site, 1)).status).toBe(201);
  await expect.poll(() => crm.received.length > 0 && calls.length > 1).toBe(true);
  await expectEnd(site);
});
