import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ROOT } from '../support/running-site.ts';
import { copySite } from '../support/site-copy.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'reproducible-'));
copySite(folder);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The digest of each file of the build of a folder. */
function digests(root: string): ReadonlyMap<string, string> {
  const files = globSync('dist/**/{*,.well-known/*}', { cwd: root, withFileTypes: true });
  return new Map(
    files
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(root, file), file] as const)
      .toSorted()
      .map(([name, file]) => [name, createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
}

it('two builds of the same files are the same, byte for byte, whatever was kept from before', () => {
  const built = digests(ROOT);
  expect([...built.keys()]).toContain('dist/client/.well-known/security.txt');
  expect(built.size).toBeGreaterThan(200);
  // Another minute than that of the build, and the same day in every zone; nothing kept from before.
  const sameHour = statSync(path.join(ROOT, 'dist/client/_headers')).mtime.setUTCMinutes(0, 0, 0);
  const astro = path.join(folder, 'node_modules/astro/bin/astro.mjs');
  const env = { ...process.env, SOURCE_DATE_EPOCH: String(sameHour / 1000) };
  const { status, stdout, stderr } = spawnSync(process.execPath, [astro, 'build'], { cwd: folder, env });
  if (status !== 0) throw new Error(String(stdout) + String(stderr));
  expect(digests(folder)).toEqual(built);
});
