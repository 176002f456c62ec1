import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { digestInputs, isFresh, INPUTS_DIGEST } from '../../../src/http/build-inputs.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'inputs-'));
  for (const folder of ['src', 'content', 'public', 'dist']) await mkdir(path.join(root, folder));
  await writeFile(path.join(root, 'src/page.ts'), 'a');
  await writeFile(path.join(root, 'dist', INPUTS_DIGEST), `${digestInputs(root, {})}\n`);
});
afterEach(() => rm(root, { recursive: true }));

test('a build is fresh as long as nothing it is made of changed', async () => {
  expect(isFresh(root, {})).toBe(true);
  await utimes(path.join(root, 'src/page.ts'), 0, 0);
  await writeFile(path.join(root, 'README.md'), 'not in a page');
  await writeFile(path.join(root, 'src/README.md'), 'nor is the documentation of the code');
  expect(isFresh(root, { PORT: '80', PUBLIC_API_ORIGIN: '' })).toBe(true);
});

test.each([
  'src/page.ts',
  'src/new.ts',
  'content/new.md',
  'public/new.png',
  'astro.config.mjs',
  'package-lock.json',
])('a change in %s makes it stale', async (file) => {
  await writeFile(path.join(root, file), 'b');
  expect(isFresh(root, {})).toBe(false);
});

test.each(['PUBLIC_SITE_ORIGIN', 'PUBLIC_API_ORIGIN', 'PRODUCT_API_URL', 'RELEASE', 'STAGING', 'DRAFTS'])(
  'so does %s',
  (name) => {
    expect(isFresh(root, { [name]: '1' })).toBe(false);
  },
);

test('a build that did not finish is stale', async () => {
  await rm(path.join(root, 'dist', INPUTS_DIGEST));
  expect(isFresh(root, {})).toBe(false);
});
