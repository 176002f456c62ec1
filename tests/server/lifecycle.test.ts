import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { ROOT, runServer, startSite, SURROUNDINGS, type RunningSite } from '../support/running-site.ts';
import { newLead, stores } from '../support/server/stores.ts';

const running: RunningSite[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((site) => site.stop()));
});

async function start(environment: Readonly<Record<string, string>> = {}): Promise<RunningSite> {
  const site = await startSite(environment);
  running.push(site);
  return site;
}

/** Runs a server that must not start: its exit code and what it said. */
async function failToStart(environment: Readonly<Record<string, string>>) {
  const { process: child, output } = runServer(environment);
  const [code] = (await once(child, 'close')) as [number]; // no signal was sent
  return { code, lines: output().trim().split('\n') };
}

describe('failed starts', () => {
  test('start: a port in use ends the process with one line', async () => {
    const { port } = await start();
    const { code, lines } = await failToStart({ PORT: String(port) });

    expect(code).toBe(1);
    expect(lines).toEqual([
      `Port ${port} is in use: stop what holds it, or choose another with PORT=${port + 1} npm start.`,
    ]);
  });

  test('start: a host that is not of this machine ends the process with one line', async () => {
    const { code, lines } = await failToStart({ HOST: '192.0.2.1' });
    expect(code).toBe(1);
    expect(lines).toEqual([
      '192.0.2.1 is not an address of this machine: set HOST to one that is, such as 127.0.0.1.',
    ]);
  });
});

test('server: goes on when nobody reads its log', async () => {
  const site = await start();
  for (const output of [site.process.stdout, site.process.stderr]) output?.destroy();
  const viaProxy = { headers: { 'X-Forwarded-For': '192.0.2.1' } }; // logs a warning
  for (let n = 0; n < 3; n += 1) expect((await fetch(`${site.origin}/healthz`, viaProxy)).status).toBe(200);
  expect((await fetch(site.origin)).status).toBe(200);
  expect(site.process.exitCode).toBe(null);
});

test('server: closes a connection that sends requests ahead', async () => {
  const site = await start();
  const get = `GET / HTTP/1.1\r\nHost: 127.0.0.1:${site.port}\r\n\r\n`;
  const ahead = connect(site.port, '127.0.0.1');
  ahead.resume().write(get.repeat(3));
  await once(ahead, 'close');
  const inTurn = connect(site.port, '127.0.0.1');
  for (let n = 0; n < 3; n += 1) {
    inTurn.write(get.replace('GET', 'HEAD'));
    const [answer] = await once(inTurn, 'data');
    expect(String(answer)).toContain('200 OK');
  }
  inTurn.destroy();
});

describe('shutdown', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)('shutdown: %s ends an idle server at once', async (signal) => {
    const site = await start();
    const idle = connect(site.port, '127.0.0.1');
    await once(idle, 'connect');
    site.process.kill(signal);

    // 1 is the code of a server that waited ten seconds, and cut who was still there.
    expect(await site.exited).toBe(0);
    idle.destroy();
  });

  test('shutdown: answers the request in flight and refuses new ones', async () => {
    const site = await start();
    const slow = connect(site.port, '127.0.0.1');
    let received = '';
    slow.on('data', (chunk) => (received += String(chunk)));
    const report = '{"message":"Test","timestamp":"2026-01-01T00:00:00Z","url":"https://www.example.org/"}';
    slow.write(
      `POST /api/errors HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${report.length}\r\nExpect: 100-continue\r\n\r\n`,
    );
    // Node answers so once it has read the head: from here on the request is in flight.
    await expect.poll(() => received).toContain('100 Continue');
    received = '';

    const isRefused = () =>
      fetch(`${site.origin}/`).then(
        () => false,
        () => true,
      );
    site.process.kill('SIGTERM');
    await expect.poll(isRefused).toBe(true);
    // Asked again, by a terminal and by npm.
    site.process.kill('SIGTERM');
    site.process.kill('SIGINT');
    expect(await isRefused()).toBe(true);
    expect(site.process.exitCode).toBeNull();
    slow.write(report);
    await once(slow, 'close');

    expect(received).toMatch(/^HTTP\/1\.1 2\d\d /);
    expect(received.toLowerCase()).toContain('connection: close');
    expect(await site.exited).toBe(0);
  });
});

test('commands: write results to the output, and errors to the error output with exit code 1', async () => {
  const all = await stores('SQLite');
  const environment = await all.fresh();
  await (await all.open(environment)).leads.accept(newLead(1));
  const type = (word: string) =>
    spawnSync(process.execPath, ['src/server/cli/leads.ts', word], {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...SURROUNDINGS, ...environment },
    });
  const done = { status: 0, stdout: expect.stringContaining('leads: 1\n'), stderr: '' };
  expect(type('status')).toMatchObject(done);
  const refused = { status: 1, stdout: '', stderr: expect.stringContaining('forget <email>') };
  expect(type('forget')).toMatchObject(refused);
  await all.end();
});
