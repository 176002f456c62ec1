import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openCache, pruneCache } from '../../src/cache.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cache-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Asks for an input as a new build does. */
async function ask(input: string, maker = 'code', result = `of ${input}`) {
  return String(await openCache(folder, maker).get(input, () => Buffer.from(result)));
}

test('a later build finds what an earlier one made', async () => {
  expect(await ask('a')).toBe('of a');
  expect(await ask('a', 'code', 'made again')).toBe('of a');
});

test('another input or another maker never finds it', async () => {
  await ask('a');
  expect(await ask('b', 'code', 'of b')).toBe('of b');
  expect(await ask('a', 'other code', 'made otherwise')).toBe('made otherwise');
  expect(await ask('a', 'code', 'made again')).toBe('of a');
});

test('what fails is not kept, and is made the next time', async () => {
  const cache = openCache(folder, 'code');
  await expect(cache.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(readdirSync(folder)).toEqual([]);
  expect(await ask('a')).toBe('of a');
});

test('results that a build did not use are removed', async () => {
  await ask('old');
  await ask('used');
  const name = openCache(folder, 'code').nameOf('used');
  pruneCache(folder, [name, undefined]);
  expect(readdirSync(folder)).toEqual([name]);
});
