import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { sendRaw } from '../support/raw-request.ts';
import { startSite } from '../support/site.ts';

/** A server that does not outlive its test, even a failed one. */
async function start(onTestFinished: (end: () => void) => void) {
  const site = await startSite();
  onTestFinished(() => void site.process.kill('SIGKILL'));
  return site;
}

// Both wait for ten real seconds, together.
test.concurrent(
  'a visitor who takes more than ten seconds to ask is sent away, the others are served',
  async ({ onTestFinished }) => {
    const site = await start(onTestFinished);
    const slow = sendRaw(site.port, 'GET / HTTP/1.1\r\nHost: x\r\n', 13_000);
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
  'a request that never ends holds a stopping server for ten seconds, and it says so',
  async ({ onTestFinished }) => {
    const site = await start(onTestFinished);
    const endless = connect(site.port, '127.0.0.1');
    endless.on('error', () => {}); // it will be cut
    endless.write('POST /api/errors HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n');
    // An answer proves that the one before was read.
    await fetch(`${site.origin}/healthz`);
    const begun = performance.now();

    expect(await site.stop()).toBe(1);
    expect(performance.now() - begun).toBeGreaterThan(9000);
    expect(performance.now() - begun).toBeLessThan(12_000);
    expect(site.output()).toContain('"event":"requests-cut"');
  },
);
