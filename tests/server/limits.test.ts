import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createShutdown } from '../../src/server/operations/shutdown.ts';
import { demoRequest, visitor } from '../support/server/visitor.ts';
import { sendRaw } from '../support/server/raw-request.ts';
import { startSite } from '../support/running-site.ts';

/** A server that does not outlive its test, even a failed one. */
async function start(onTestFinished: (end: () => void) => void) {
  const site = await startSite();
  onTestFinished(() => void site.process.kill('SIGKILL'));
  return site;
}

// All wait for ten real seconds, together.
test.concurrent(
  'F13: a visitor who takes more than ten seconds to ask is sent away, the others are served',
  async ({ onTestFinished }) => {
    const site = await start(onTestFinished);
    const slow = sendRaw(site.port, 'GET / HTTP/1.1\r\nHost: x\r\n');
    const begun = performance.now();

    expect((await fetch(`${site.origin}/`)).status).toBe(200);
    const { status, headers } = await slow;

    expect(status).toBe(408);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(performance.now() - begun).toBeGreaterThan(9000);
    await site.stop();
  },
);

test.concurrent(
  'F13: two hundred who send a byte a second are sent away, the others are served meanwhile',
  async ({ onTestFinished }) => {
    const site = await start(onTestFinished);
    const head =
      'POST /api/demo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n';
    const sent = Array.from({ length: 200 }, async (_, n) => {
      const socket = connect(site.port, '127.0.0.1').on('error', () => {}); // it will be cut
      let received = '';
      socket.on('data', (chunk) => (received += String(chunk)));
      // Half of them are slow with their headers, half with their body.
      socket.write(n % 2 === 0 ? head : `${head}\r\n`);
      let bytes = 0;
      const timer = setInterval(() => {
        bytes += 1;
        socket.write(n % 2 === 0 ? 'a' : ' ');
      }, 1000);
      await once(socket, 'close');
      clearInterval(timer);
      return { received, bytes };
    });
    await wait(2000);
    expect((await fetch(`${site.origin}/demo`)).status).toBe(200);
    expect((await visitor(site).post('/api/demo', demoRequest(13))).status).toBe(201);
    for (const { received, bytes } of await Promise.all(sent)) {
      expect(received).toMatch(/^HTTP\/1\.1 408 /);
      expect(bytes, 'far less than they meant to send').toBeLessThan(300);
    }
    expect(site.output().split('"event":"demo-request"')).toHaveLength(2);
    await site.stop();
  },
);

test.concurrent(
  'an answer that never comes holds a stopping server for as long as it is given, and is then cut',
  async ({ onTestFinished }) => {
    const server = createServer(() => {}).listen(0, '127.0.0.1');
    onTestFinished(() => server.closeAllConnections());
    await once(server, 'listening');
    const shutdown = createShutdown(server);
    const address = server.address();
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    const socket = connect(port, '127.0.0.1').on('error', () => {}); // it will be cut
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(server, 'request');
    const begun = performance.now();

    expect(await shutdown(1000)).toBe(false);
    expect(performance.now() - begun).toBeGreaterThan(900);
  },
);
