import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createMemory } from '../../src/server/pages/file-cache.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'memory-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const [first, second, third] = ['a', 'b', 'c'].map((name) => {
  const file = path.join(folder, name);
  writeFileSync(file, name.repeat(10));
  return file;
}) as [string, string, string]; // three names, three files

test('a file is read once, and kept', async () => {
  const memory = createMemory();
  expect(memory.kept(first)).toBeUndefined();
  expect(String(await memory.read(first))).toBe('a'.repeat(10));
  expect(String(memory.kept(first))).toBe('a'.repeat(10));
  await expect(memory.read(path.join(folder, 'none'))).rejects.toThrow('ENOENT');
});

test('beyond the limit, what was asked longest ago is let go', async () => {
  const memory = createMemory(25);
  await memory.read(first);
  await memory.read(second);
  memory.kept(first);
  await memory.read(third);
  expect([first, second, third].map((file) => memory.kept(file) !== undefined)).toEqual([true, false, true]);
});

test('a file that two visitors ask for at once counts once', async () => {
  const memory = createMemory(25);
  await Promise.all([memory.read(first), memory.read(first), memory.read(second)]);
  expect(memory.kept(first)).toBeDefined();
  expect(memory.kept(second)).toBeDefined();
});
