import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readContent } from '../../../src/editorial/content.ts';
import { contentFolder, type ContentFolder } from '../../support/content-folder.ts';

const SAMPLES = 'content/tenders.json';
let folder: ContentFolder;
beforeEach(() => {
  folder = contentFolder();
});
afterEach(() => folder.remove());

/** What the check says of the samples. */
async function problemsOfSamples() {
  return (await readContent(folder.root)).problems.filter(({ file }) => file === SAMPLES);
}

/** Changes the file of samples, and gives the number of the line that a text stands on. */
function change(edit: (source: string) => string, text: string): number {
  const file = path.join(folder.root, SAMPLES);
  const source = edit(readFileSync(file, 'utf8'));
  writeFileSync(file, source);
  return source.split('\n').findIndex((line) => line.includes(text)) + 1;
}

test('samples that hold are read without a word', async () => {
  expect(await problemsOfSamples()).toEqual([]);
});

test('a wrong value is named with its field and line', async () => {
  const line = change((source) => source.replace(/"version": "\d+"/, '"version": 1'), '"version": 1,');
  expect(await problemsOfSamples()).toContainEqual(expect.objectContaining({ field: 'meta.version', line }));
});

test('what is no JSON is named with its line', async () => {
  const line = change((source) => source.replace('"tenders": [', '"tenders"'), '"tenders"');
  const [problem] = await problemsOfSamples();
  expect(problem?.line).toBeGreaterThanOrEqual(line);
});

test('a missing file is named', async () => {
  rmSync(path.join(folder.root, SAMPLES));
  expect((await problemsOfSamples()).map(({ message }) => message)).toEqual([
    expect.stringContaining('manque'),
  ]);
});

test('a file is read again once it has changed back', async () => {
  const whole = readFileSync(path.join(folder.root, SAMPLES), 'utf8');
  change(() => '{}', '{}');
  expect(await problemsOfSamples()).not.toEqual([]);
  change(() => whole, 'x');
  expect(await problemsOfSamples()).toEqual([]);
});
