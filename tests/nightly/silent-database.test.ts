/** A database that no longer answers: each visitor gets an answer, forms work again, the server can be stopped. */
import { randomUUID } from 'node:crypto';
import { createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCrm } from '../support/server/crm.ts';
import { postDemo } from '../support/server/posts.ts';
import { listen } from '../support/server/ports.ts';
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

const post = (site: RunningSite, n: number) => postDemo(site.origin, n, randomUUID());

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

async function expectEnd(site: RunningSite) {
  site.process.kill('SIGTERM');
  const { ms } = await timed(site.exited);
  say('end after SIGTERM', ms, END_MS);
  expect(ms).toBeLessThan(END_MS + SLACK_MS);
}

test.concurrent('a PostgreSQL that goes silent on all its connections is left for new ones; with a visitor waiting, the server can be stopped', async () => {
  const { DATABASE_URL = '', ...environment } = await all.fresh();
  const url = new URL(DATABASE_URL);
  const proxy = await startSilentProxy(Number(url.port));
  leftovers.push(proxy.stop);
  url.port = String(proxy.port);
  const site = await start({ ...environment, DATABASE_URL: url.href });
  expect(new Set(await postTen(site, 0))).toEqual(new Set([201]));
  const before = proxy.connections();
  proxy.silence();
  const begun = performance.now();
  expect(new Set(await postTen(site, 100))).toEqual(new Set([503]));
  for (let n = 1000; (await post(site, n)).status !== 201; n += 1) await wait(100);
  const ms = Math.round(performance.now() - begun);
  say('forms work again', ms, AGAIN_MS);
  expect(ms).toBeLessThan(AGAIN_MS + SLACK_MS);
  expect(proxy.connections()).toBeGreaterThan(before);
  proxy.silence();
  const waiting = post(site, 300);
  await wait(1000);
  await expectEnd(site);
  expect((await waiting).status).toBe(503);
});

test.concurrent('receivers that never answer do not keep a server from ending', async () => {
  const crm = await startCrm();
  crm.answer = () => undefined;
  const calls: Socket[] = [];
  const smtp = createServer((socket) => void calls.push(socket.on('error', () => undefined)));
  const port = await listen(smtp);
  leftovers.push(() => {
    for (const call of calls) call.destroy();
    smtp.close();
    void crm.stop();
  });
  const site = await start({
    LEADS_WEBHOOK_URL: crm.url,
    LEADS_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    LEADS_WEBHOOK_PRIVATE: '1',
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'site@example.com',
    LEADS_MAIL_TO: 'team@example.com',
  });
  expect((await post(site, 1)).status).toBe(201);
  await expect.poll(() => crm.received.length > 0 && calls.length > 1).toBe(true);
  await expectEnd(site);
});
