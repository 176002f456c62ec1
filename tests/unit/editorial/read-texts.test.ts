import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildTime } from '../../../src/build-time.ts';
import { readContent } from '../../../src/editorial/content.ts';
import { isError } from '../../../src/editorial/problem.ts';
import { todayInParis } from '../../../src/editorial/publication.ts';
import { readTextPage } from '../../../src/editorial/text-page.ts';
import type { ArticleData } from '../../../src/schemas/article.ts';
import { contentFolder, goodArticle, goodDrawing, type ContentFolder } from '../../support/content-folder.ts';

// The texts of the site are among those read, and may be changed on any day.
const TODAY = todayInParis();
const LATER = todayInParis(new Date(buildTime().getTime() + 36 * 3_600_000));
let folder: ContentFolder;
beforeEach(() => {
  folder = contentFolder();
  folder.write('exemple.svg', goodDrawing);
  folder.write('exemple.md', goodArticle('exemple'));
});
afterEach(() => folder.remove());

/** Reads as a new build does: what is wrong with the article, and its page when nothing is. */
async function read(slug = 'exemple', today = TODAY) {
  const { records, pages, problems } = await readContent(folder.root, today);
  const record = records.find(({ id }) => id === slug);
  const file = record && pages.get(record);
  return {
    errors: problems.filter(isError).map(({ message }) => message),
    page: file === undefined ? undefined : readTextPage<ArticleData>(path.join(folder.root, file)),
  };
}

test('a text is read once: its page is found again, ready to print', async () => {
  const first = await read();
  expect(first.errors).toEqual([]);
  expect(first.page?.data.title).toBe('Un article nommé exemple');
  const readings = readdirSync(path.join(folder.root, '.cache/texts')).toSorted();
  expect(await read()).toEqual(first);
  expect(readdirSync(path.join(folder.root, '.cache/texts')).toSorted()).toEqual(readings);
});

test('a changed text is read again', async () => {
  const { page } = await read();
  folder.write('exemple.md', goodArticle('exemple').replace('Un article nommé', 'Un texte nommé'));
  const changed = await read();
  expect(changed.page?.data.title).toBe('Un texte nommé exemple');
  expect(changed.page?.html).toBe(page?.html);
});

test('a changed drawing is seen, although the text that names it is the same', async () => {
  expect((await read()).errors).toEqual([]);
  folder.write('exemple.svg', goodDrawing.replace('</svg>', '<script>alert(1)</script></svg>'));
  expect((await read()).errors.join()).toContain('<script>');
  folder.write('exemple.svg', goodDrawing);
  expect((await read()).errors).toEqual([]);
});

test('another day is another reading: what was in the future no longer is', async () => {
  folder.write('exemple.md', goodArticle('exemple').replace(/^checked: .*$/m, `checked: "${LATER}"`));
  expect((await read()).errors.join()).toContain('dans le futur');
  expect((await read('exemple', LATER)).errors).toEqual([]);
});

test('many new texts are shared between threads, and none is lost', async () => {
  const slugs = Array.from({ length: 120 }, (_, index) => `exemple-${index}`);
  for (const slug of slugs) {
    writeFileSync(path.join(folder.root, `content/articles/${slug}.svg`), goodDrawing);
    const text = goodArticle(slug).replace(/^(description|seoTitle): "/gm, `$1: "${slug} `);
    folder.write(`${slug}.md`, text);
  }
  const { records, pages, problems } = await readContent(folder.root, TODAY);
  expect(problems.filter(isError)).toEqual([]);
  const titles = records
    .filter(({ collection }) => collection === 'articles')
    .map((record) => readTextPage(path.join(folder.root, pages.get(record) ?? '')).data.title);
  expect(titles.toSorted()).toEqual(
    ['exemple', ...slugs].map((slug) => `Un article nommé ${slug}`).toSorted(),
  );
}, 60_000);
