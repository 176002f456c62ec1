import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { todayInParis } from '../../src/editorial/publication.ts';

const PARTS = 'src public content astro.config.mjs package.json package-lock.json tsconfig.json'.split(' ');
const folder = mkdtempSync(path.join(tmpdir(), 'reproducible-'));
for (const part of PARTS) cpSync(part, path.join(folder, part), { recursive: true });
symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Noon of the day of the test: another hour than now, the same day. */
const NOON = String(Date.parse(`${todayInParis()}T12:00:00Z`) / 1000);

/** Builds the site with nothing kept from before, and gives the digest of each file. */
function build(): Map<string, string> {
  for (const kept of ['.cache', '.astro', 'dist'])
    rmSync(path.join(folder, kept), { recursive: true, force: true });
  const astro = path.join(folder, 'node_modules/astro/bin/astro.mjs');
  const env = { ...process.env, SOURCE_DATE_EPOCH: NOON };
  const { status, stdout, stderr } = spawnSync(process.execPath, [astro, 'build'], { cwd: folder, env });
  if (status !== 0) throw new Error(String(stdout) + String(stderr));
  const files = globSync('dist/**/{*,.well-known/*}', { cwd: folder, withFileTypes: true });
  return new Map(
    files
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .toSorted()
      .map((file) => [
        path.relative(folder, file),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ]),
  );
}

it('two builds of the same files are the same, byte for byte, whatever was kept from before', () => {
  const first = build();
  expect([...first.keys()]).toContain('dist/client/.well-known/security.txt');
  expect(first.size).toBeGreaterThan(200);
  expect(build()).toEqual(first);
}, 180_000);
