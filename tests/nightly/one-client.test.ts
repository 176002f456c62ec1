/** One client, or a few hundred connections of it, do not keep the others waiting: real load, measured and printed. */
import { once } from 'node:events';
import { Agent, get, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ENDPOINTS } from '../../src/schemas/endpoints.ts';
import { openSockets, peakMemory } from './memory.ts';
import { startSite } from '../support/running-site.ts';
import { BEHIND_PROXY, demoRequest, visitor } from '../support/server/visitor.ts';

/**
 * Allowed at most: MB of the whole process, and milliseconds of processor time in which it works on others before it
 * looks for a visitor.
 */
const MOST_MEMORY = 600;
const MOST_TURN_MS = 1500;
/** While one client sends more than it may, each page waits no longer than this. */
const OVER_LIMIT_MS = 100;

const INVALID = 'company=x';
const POST = `POST /api/demo HTTP/1.1\r\nHost: x\r\nAccept: text/html\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${INVALID.length}\r\n\r\n${INVALID}`;
const GET = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

/** A form of 60 kB that is nothing but names. */
const NAMES = Array.from({ length: 10_000 }, (_, n) => `n${n}`).join('&');

/** A connection that sends all at once and may be cut. */
function sendAll(port: number, bytes: string) {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  socket.write(bytes);
  return socket;
}

/** A server that measures its turns once it is warm, and a visitor who asks for the home page again and again. */
async function startVisited() {
  const site = await startSite({ ...BEHIND_PROXY, NODE_OPTIONS: '--import=./tests/nightly/turns.ts' });
  const visit = async () => (await fetch(`${site.origin}/`)).arrayBuffer();
  for (let n = 0; n < 20; n += 1) await visit();
  // Its page of a form is read once.
  await visitor(site).post('/api/demo', { company: 'x' }, { as: 'browser' });
  site.process.kill('SIGUSR2');
  const times: number[] = [];
  const over = new AbortController();
  const visits = (async () => {
    while (!over.signal.aborted) {
      const begun = performance.now();
      await visit();
      times.push(performance.now() - begun);
      await wait(10);
    }
  })();

  /** Ends all, says how long the visits took, and returns which limits were passed. */
  async function end(what: string, most = MOST_TURN_MS) {
    over.abort();
    await visits;
    const memory = peakMemory(site.process.pid);
    await site.stop();
    const turn = Number(/Longest turn: (\d+) ms/.exec(site.output())?.[1]);
    const sorted = times.toSorted((one, other) => one - other);
    const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
    console.log(
      `${what}: ${times.length} visits, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, ${at(1)} ms at worst; longest turn ${turn} ms, ${memory} MB`,
    );
    return [
      ...(turn < most ? [] : [`a turn of ${turn} ms`]),
      ...(memory < MOST_MEMORY ? [] : [`${memory} MB`]),
    ];
  }
  return { site, visit, end };
}

test.for(['/api/demo', ENDPOINTS.confirm])(
  '46 posts a second of 60 kB of names to %s leave a page in time',
  async (path) => {
    const { site, end } = await startVisited();
    const agent = new Agent({ keepAlive: true, maxSockets: 100 });
    const statuses: number[] = [];
    const post = () => {
      const headers = {
        'Content-Type': 'application/x-www-form-urlencoded',
        'Content-Length': NAMES.length,
        'X-Forwarded-For': '192.0.2.9',
      };
      const sent = request(site.origin + path, { method: 'POST', agent, headers }, (response) => {
        statuses.push(response.statusCode ?? 0);
        response.resume();
      });
      sent.on('error', () => statuses.push(0)).end(NAMES);
    };
    for (let n = 0; n < 46 * 12; n += 1) {
      post();
      await wait(1000 / 46);
    }
    await expect.poll(() => statuses.length).toBe(46 * 12);
    agent.destroy();
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(200);
    expect(await end(`46 posts a second to ${path}`, OVER_LIMIT_MS)).toEqual([]);
  },
);

test('250 connections that ask for the calculator leave the links of mails in reach', async () => {
  const { site, end } = await startVisited();
  const agent = new Agent({ keepAlive: true, maxSockets: 250 });
  const over = new AbortController();
  const ask = () =>
    new Promise<void>((resolve) => {
      const headers = { 'X-Forwarded-For': '192.0.2.9' };
      get(`${site.origin}${ENDPOINTS.bidOrNot}?days=3`, { agent, headers }, (response) =>
        response.resume().on('end', resolve),
      ).on('error', () => resolve());
    });
  const asking = Array.from({ length: 250 }, async () => {
    while (!over.signal.aborted) await ask();
  });
  const statuses: number[] = [];
  for (let n = 0; n < 10; n += 1) {
    statuses.push((await visitor(site).get(`${ENDPOINTS.unsubscribe}?token=${'a'.repeat(43)}`)).status);
    await wait(300);
  }
  over.abort();
  await Promise.all(asking);
  agent.destroy();
  expect(statuses).toEqual(Array.from({ length: 10 }, () => 200));
  expect(await end('250 connections on the calculator')).toEqual([]);
});

test.for([
  ['a connection', 1],
  ['twenty connections', 20],
] as const)('1,500 wrong forms sent ahead on %s', async ([what, count]) => {
  const { site, visit, end } = await startVisited();
  const all = Array.from({ length: count }, () => sendAll(site.port, POST.repeat(1500)));
  await Promise.all(all.map((socket) => once(socket, 'data')));
  for (let n = 0; n < 5; n += 1) await visit();
  for (const socket of all) socket.destroy();
  // The first hundred of each connection are parsed in one turn.
  expect(await end(`1,500 posts ahead on ${what}`, count * MOST_TURN_MS)).toEqual([]);
});

test('300 connections that ask for pages and take nothing are closed', async () => {
  const { site, end } = await startVisited();
  const before = openSockets(site.process.pid);
  const begun = performance.now();
  const sockets = Array.from({ length: 300 }, () => sendAll(site.port, GET.repeat(200)).pause());
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  await expect
    .poll(() => openSockets(site.process.pid), { timeout: 120_000 })
    .toBeLessThanOrEqual(before + 2);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  for (const socket of sockets) socket.destroy();
  expect(await end(`300 × 200 pages, unread, closed after ${seconds} s`)).toEqual([]);
});

test('two hundred who send a byte a second are sent away, the others are served meanwhile', async () => {
  const site = await startSite(BEHIND_PROXY);
  const head =
    'POST /api/demo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n';
  const sent = Array.from({ length: 200 }, async (_, n) => {
    // Half of them are slow with their headers, half with their body.
    const socket = sendAll(site.port, n % 2 === 0 ? head : `${head}\r\n`);
    let received = '';
    socket.on('data', (chunk) => (received += String(chunk)));
    const timer = setInterval(() => socket.write(n % 2 === 0 ? 'a' : ' '), 1000);
    await once(socket, 'close');
    clearInterval(timer);
    return received;
  });
  await wait(2000);
  expect((await fetch(`${site.origin}/demo`)).status).toBe(200);
  expect((await visitor(site).post('/api/demo', demoRequest(13))).status).toBe(201);
  for (const received of await Promise.all(sent)) expect(received).toMatch(/^HTTP\/1\.1 (?:408|429) /);
  await site.stop();
});
