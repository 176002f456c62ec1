import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Files side by side in a folder, at most: more are divided by subject. */
const MOST = 25;

/** What editors add to: a folder as long as the site. */
const LONG_FOLDERS = new Set(['content/articles']);

it('no folder beside the code holds more than 25 files', () => {
  const files = globSync('{tests,content,.config,.github}/**/*', { withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const folders = Object.groupBy(files, ({ parentPath }) =>
    path.relative('.', parentPath).replaceAll(path.sep, '/'),
  );
  const crowded = Object.entries(folders).filter(
    ([folder, held = []]) => held.length > MOST && !LONG_FOLDERS.has(folder),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(crowded.map(([folder, held = []]) => `${folder}: ${held.length}`)).toEqual([]);
});
