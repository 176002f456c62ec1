/** The update that the deployment guide describes: a build beside the one that is served, and no request lost. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ROOT, SURROUNDINGS } from '../support/running-site.ts';
import { sendRaw } from '../support/server/raw-request.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'update-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('update.sh', () => {
  const own = (...names: string[]) => path.join(folder, ...names);
  const current = (file: string) => readFileSync(own('releases/current', file), 'utf8');
  const releases = () => readdirSync(own('releases')).filter((name) => name.startsWith('20'));

  /** Commits what a build prints, in a repository that needs no package. */
  function commit(build: string): void {
    writeFileSync(
      own('site/package.json'),
      JSON.stringify({ name: 'site', version: '1.0.0', scripts: { build } }),
    );
    const lock = { name: 'site', version: '1.0.0', lockfileVersion: 3, packages: {} };
    writeFileSync(own('site/package-lock.json'), JSON.stringify(lock));
    const author = '-c user.name=Test -c user.email=test@example.org -c commit.gpgsign=false'.split(' ');
    for (const words of [
      ['add', '.'],
      ['commit', '--quiet', '--message', build],
    ])
      execFileSync('git', [...author, ...words], { cwd: own('site') });
  }

  const update = (...words: string[]) =>
    spawnSync(path.join(ROOT, '.config/deploy/update.sh'), [own('releases'), ...words], {
      encoding: 'utf8',
      env: { ...SURROUNDINGS, HOME: folder, RELEASE: '1' },
    });

  beforeEach(() => {
    mkdirSync(own('site'));
    mkdirSync(own('releases'));
    writeFileSync(own('releases/.env'), 'PORT=4321\n');
    execFileSync('git', ['init', '--quiet'], { cwd: own('site') });
    commit('cat .env >page && echo "one $RELEASE" >>page');
    const { status, stderr } = update(`file://${own('site')}`);
    if (status !== 0) throw new Error(stderr);
  });

  test('update.sh: switches to the newest commit once it is built, with the settings', () => {
    expect(current('page')).toBe('PORT=4321\none 1\n');
    const before = realpathSync(own('releases/current'));
    commit('echo two >page');
    expect(update()).toMatchObject({ status: 0 });
    expect(current('page')).toBe('two\n');
    expect(releases()).toContain(path.basename(before)); // the server still reads it until it restarts
  });

  test('update.sh: a build that fails changes nothing and leaves nothing', () => {
    const before = readdirSync(own('releases'));
    commit('echo half >page && exit 1');
    expect(update().status).not.toBe(0);
    expect(current('page')).toContain('one');
    expect(readdirSync(own('releases'))).toEqual(before);
  });

  test('update.sh: keeps three releases, to go back to', () => {
    for (let count = 0; count < 3; count += 1) expect(update()).toMatchObject({ status: 0 });
    expect(releases()).toHaveLength(3);
    expect(releases()).toContain(path.basename(realpathSync(own('releases/current'))));
  });
});

test('server: restarts on a socket that stays open, and loses no request', async () => {
  // Holds a listening socket as systemd does, and runs two servers on it, one after the other.
  const holder = `
    const { spawnSync } = require('node:child_process');
    const server = require('node:net').createServer().listen(0, '127.0.0.1', () => {
      console.log('port ' + server.address().port);
      const start = 'echo pid $$ && LISTEN_FDS=1 LISTEN_PID=$$ exec "$0" src/server/main.ts';
      for (let count = 0; count < 2; count += 1)
        spawnSync('sh', ['-c', start, process.execPath], { stdio: ['ignore', 1, 2, server._handle.fd] });
      process.exit();
    });`;
  const child = spawn(process.execPath, ['-e', holder], {
    cwd: ROOT,
    env: { ...SURROUNDINGS, DATA_DIR: folder, PORT: '1' },
  });
  let written = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (written += String(chunk)));
  const found = (pattern: RegExp) => [...written.matchAll(pattern)].map(([, value]) => Number(value));
  const reach = async (count: () => number, least: number) =>
    await expect.poll(count, { timeout: 20_000 }).toBeGreaterThanOrEqual(least);
  const started = () => found(/Serving the site on http:.*:(\d+)/g);
  await reach(() => started().length, 1);
  const [port = 0] = found(/^port (\d+)$/gm);
  expect(started()).toEqual([port]);

  const statuses: number[] = [];
  const visit = async () => {
    while (started().length < 2) {
      const request = 'GET /tarifs HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n';
      statuses.push((await sendRaw(port, request)).status);
    }
  };
  const visitors = Array.from({ length: 8 }, visit);
  await reach(() => statuses.length, 20);
  process.kill(found(/^pid (\d+)$/gm)[0] ?? 0, 'SIGTERM');
  await reach(() => started().length, 2);
  await Promise.all(visitors);
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  process.kill(found(/^pid (\d+)$/gm)[1] ?? 0, 'SIGTERM');
  await once(child, 'exit');
});
