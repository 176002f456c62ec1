/** The image runs by itself: the build, the bundled programs, no package and no source beside them. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ENDPOINTS } from '#schemas/endpoints.ts';
import { demoRequest, visitor } from '../support/server/visitor.ts';
import { ROOT, startSite, SURROUNDINGS } from '../support/running-site.ts';

const containerfile = readFileSync(path.join(ROOT, '.config/deploy/Containerfile'), 'utf8');
const root = mkdtempSync(path.join(tmpdir(), 'image-'));
const programs = path.join(root, 'src/server');

beforeAll(() => {
  // The line of the Containerfile, with another folder to write to.
  const [, line = ''] = /^RUN (node_modules\/\.bin\/esbuild .*)$/m.exec(containerfile) ?? [];
  const { status, stderr } = spawnSync('sh', ['-c', line.replace('--outdir=image', `--outdir=${programs}`)], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  // Other files that it copies.
  for (const [, file = ''] of containerfile.matchAll(/^COPY --from=build \/srv\/site\/([\w./-]+\.\w+) /gm))
    cpSync(path.join(ROOT, file), path.join(root, file), { recursive: true });
  symlinkSync(path.join(ROOT, 'dist'), path.join(root, 'dist'));
  mkdirSync(path.join(root, 'data'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('image: serves the pages and stores a lead, with three files and the build', async () => {
  expect(readdirSync(programs).toSorted()).toEqual(['doctor.js', 'leads.js', 'main.js']);
  const environment = { DATA_DIR: path.join(root, 'data/site') };
  const site = await startSite(environment, path.join(programs, 'main.js'));
  const someone = visitor(site);
  expect((await someone.get('/tarifs')).html).toContain('<h1');
  expect((await someone.post(ENDPOINTS.demo, demoRequest(1))).status).toBe(201);
  // A form with an error is the page itself, filled again.
  const wrong = await someone.post(ENDPOINTS.demo, demoRequest(2, { email: 'x' }), { as: 'browser' });
  expect([wrong.status, wrong.html]).toEqual([422, expect.stringContaining('<form')]);

  const run = (program: string, ...words: string[]) =>
    spawnSync(process.execPath, [path.join(programs, program), ...words], {
      cwd: root,
      encoding: 'utf8',
      env: { ...SURROUNDINGS, ...environment, PORT: '0' },
    });
  expect(run('leads.js', 'list').stdout).toContain('zoe1@example.org');
  expect(run('doctor.js')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('writable'),
  });
  expect(await site.stop()).toBe(0);
});

test('image: says that PostgreSQL cannot be reached where there is none', async () => {
  const environment = { DATABASE_URL: 'postgres://site@127.0.0.1:9/none' };
  const site = await startSite(environment, path.join(programs, 'main.js'));
  const health: unknown = await (await fetch(`${site.origin}/healthz`)).json();
  expect(health).toMatchObject({ store: { writable: false, reason: expect.stringContaining('database') } });
  await site.stop();
});
