import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ROOT } from '../support/running-site.ts';
import { TreeCopy } from '../changes/tree-copy.ts';

const copy = new TreeCopy();
afterAll(() => copy.discard());

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
  copy.runOrThrow(['astro', 'build'], { SOURCE_DATE_EPOCH: String(sameHour / 1000) });
  expect(digests(copy.root)).toEqual(built);
});
