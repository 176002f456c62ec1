import { appendFileSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readContent } from '../../../src/editorial/content.ts';
import { openTexts } from '../../../src/editorial/kept-texts.ts';
import { TEXTS } from '../../../src/editorial/markdown/text-file.ts';
import { describeProblem } from '../../../src/editorial/problem.ts';
import { contentFolder, goodArticle, goodDrawing, type ContentFolder } from '../../support/content-folder.ts';

const DAY = '2026-01-15';
let folder: ContentFolder;
beforeEach(() => {
  folder = contentFolder();
  for (const slug of ['exemple', 'autre']) {
    folder.write(`${slug}.md`, goodArticle(slug));
    folder.write(`${slug}.svg`, goodDrawing);
  }
});
afterEach(() => folder.remove());

/** Reads the folder as a build does: what is said of it, and the kept file of each article with its time. */
async function build(today = DAY) {
  const texts = openTexts(folder.root);
  const { texts: read, problems } = await readContent(folder.root, today, texts.read);
  texts.prune();
  const kept = path.join(folder.root, TEXTS);
  const about = (slug: string) => {
    const file = path.join(kept, read.find(({ id }) => id === slug)?.digest ?? '');
    return { file, written: statSync(file, { bigint: true }).mtimeNs, content: readFileSync(file, 'utf8') };
  };
  return {
    said: problems.map(describeProblem),
    texts: read.length,
    files: readdirSync(kept).length,
    edited: about('exemple'),
    other: about('autre'),
  };
}

it('reads the text that was edited again, and no other', async () => {
  const first = await build();
  appendFileSync(path.join(folder.root, 'content/articles/exemple.md'), '\nUne phrase que voici.\n');
  const second = await build();
  expect(second.edited.file).not.toBe(first.edited.file);
  expect(second.edited.content).toContain('Une phrase que voici.');
  expect(second.other).toEqual(first.other);
});

it('reads a text again when its drawing has changed', async () => {
  const first = await build();
  folder.write('exemple.svg', goodDrawing.replace('Essai', 'Autre mot'));
  const second = await build();
  expect(first.edited.content).not.toContain('Autre mot');
  expect(second.edited.content).toContain('Autre mot');
  expect(second.other).toEqual(first.other);
});

it('says again what is wrong with a text that has not changed', async () => {
  folder.write('exemple.md', goodArticle('exemple').replace('theme: "comprendre"', 'theme: "sport"'));
  const first = await build();
  expect(first.said.join('\n')).toMatch(/exemple\.md:\d+: theme : /);
  expect((await build()).said).toEqual(first.said);
});

it('judges days by the day of the build', async () => {
  folder.write('exemple.md', goodArticle('exemple').replace(/^checked: .*$/m, 'checked: "2026-01-20"'));
  expect((await build('2026-01-19')).said.join('\n')).toMatch(/exemple\.md:\d+: checked : /);
  expect((await build('2026-01-20')).said.join('\n')).not.toMatch(/exemple\.md:\d+: checked : /);
});

it('keeps no text that is gone', async () => {
  await build();
  folder.write('exemple.md', goodArticle('exemple').replaceAll('Essai', 'Exercice'));
  const { files, texts } = await build();
  expect(files).toBe(texts);
});
