/** One client, or a few hundred connections of it, do not keep the others waiting: real load, measured and printed. */
import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startSite } from '../support/running-site.ts';
import { BEHIND_PROXY, demoRequest, visitor } from '../support/server/visitor.ts';

/**
 * Allowed at most: MB of the whole process, and milliseconds of processor time in which it works on others before it
 * looks for a visitor: several times what a busy machine takes (0.7 to 1.7 s for 300 connections, 0.1 s for posts).
 */
const MOST_MEMORY = 600;
const MOST_TURN_MS = 5000;
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

test('46 posts a second of 60 kB of names leave a page in time', async () => {
  const { site, end } = await startVisited();
  const agent = new Agent({ keepAlive: true, maxSockets: 100 });
  const statuses: number[] = [];
  const post = () => {
    const headers = {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Content-Length': NAMES.length,
      'X-Forwarded-For': '192.0.2.9',
    };
    const sent = request(`${site.origin}/api/demo`, { method: 'POST', agent, headers }, (response) => {
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
  expect(await end('46 posts a second', OVER_LIMIT_MS)).toEqual([]);
});

test('1,500 wrong forms sent ahead on each of twenty connections leave room for a page', async () => {
  const { site, visit, end } = await startVisited();
  const all = Array.from({ length: 20 }, () => sendAll(site.port, POST.repeat(1500)));
  await Promise.all(all.map((socket) => once(socket, 'data')));
  for (let n = 0; n < 5; n += 1) await visit();
  for (const socket of all) socket.destroy();
  // The first hundred of each connection are parsed in one turn.
  expect(await end('1,500 posts ahead on twenty connections')).toEqual([]);
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

/** The most memory that a process has held so far, in MB. */
function peakMemory(pid: number | undefined): number {
  const [, kilobytes = 'NaN'] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

/** How many sockets a process holds, connections and those that listen. */
function openSockets(pid: number | undefined): number {
  const folder = `/proc/${pid}/fd`;
  const target = (name: string) => {
    try {
      return readlinkSync(`${folder}/${name}`);
    } catch {
      return ''; // closed in the meantime
    }
  };
  return readdirSync(folder).filter((name) => target(name).startsWith('socket:')).length;
}
