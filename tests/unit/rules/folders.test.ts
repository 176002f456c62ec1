import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Files side by side in a folder, at most: more are divided by subject. */
const MOST = 25;

it('no folder but the site map holds more than 25 files', () => {
  const files = globSync('{src,tests,content,.config,.github}/**/*', { withFileTypes: true }).filter(
    (entry) => entry.isFile(),
  );
  const folders = Object.groupBy(files, ({ parentPath }) =>
    path.relative('.', parentPath).replaceAll(path.sep, '/'),
  );
  const crowded = Object.entries(folders).filter(
    ([folder, held = []]) => held.length > MOST && folder !== 'src/pages',
  );
  expect(files.length).toBeGreaterThan(500);
  expect(crowded.map(([folder, held = []]) => `${folder}: ${held.length}`)).toEqual([]);
});
