import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepIn } from '../../src/work/keep.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'keep-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Asks for an input as a new build does; gives back the result and whether it was made. */
async function ask(input: string, maker = 'code', result = `of ${input}`) {
  const kept = keepIn(folder, maker);
  const found = await kept.get(input, () => Buffer.from(result));
  return [String(found), kept.made()] as const;
}

test('a later build finds what an earlier one made', async () => {
  expect(await ask('a')).toEqual(['of a', 1]);
  expect(await ask('a', 'code', 'never made')).toEqual(['of a', 0]);
});

test('another input, or another maker, never finds it', async () => {
  await ask('a');
  expect(await ask('b')).toEqual(['of b', 1]);
  expect(await ask('a', 'other code', 'made otherwise')).toEqual(['made otherwise', 1]);
  expect(await ask('a')).toEqual(['of a', 0]);
});

test('two that ask at once wait for one result', async () => {
  const kept = keepIn(folder, 'code');
  const make = () => Promise.resolve(Buffer.from('once'));
  const both = await Promise.all([kept.get('a', make), kept.get('a', make)]);
  expect([both.map(String), kept.made()]).toEqual([['once', 'once'], 1]);
});

test('what fails is not kept, and is tried again', async () => {
  const kept = keepIn(folder, 'code');
  await expect(kept.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(readdirSync(folder)).toEqual([]);
  expect(await ask('a')).toEqual(['of a', 1]);
});

test('what a build has not asked for is forgotten, save what its threads have', async () => {
  await ask('old');
  await ask('of a thread');
  const kept = keepIn(folder, 'code');
  await kept.get('a', () => Buffer.from('of a'));
  kept.forgetRest([kept.nameOf('of a thread')]);
  expect(readdirSync(folder).toSorted()).toEqual([kept.nameOf('a'), kept.nameOf('of a thread')].toSorted());
});
