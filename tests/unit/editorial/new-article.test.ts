import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readContent } from '#editorial/content.ts';
import { createArticle } from '#editorial/new-article/new-article.ts';
import { ArticleSchema } from '#schemas/content/article.ts';
import { isError } from '#editorial/problem.ts';
import { todayInParis } from '#build-time.ts';
import { contentFolder, type ContentFolder } from '../../support/content-folder.ts';

const TITLE = "Répondre à l'appel d'offres en groupement";
const SLUG = 'repondre-a-l-appel-d-offres-en-groupement';
const TODAY = todayInParis();

let folder: ContentFolder;
beforeEach(() => {
  folder = contentFolder();
});
afterEach(() => folder.remove());

const file = (name: string) => path.join(folder.root, 'content/articles', name);

it('new:article: makes a draft of today with its drawing, valid as they are', async () => {
  const made = createArticle(TITLE, folder.root, TODAY);
  expect(made).toEqual({
    slug: SLUG,
    files: [`content/articles/${SLUG}.md`, `content/articles/${SLUG}.svg`],
  });
  const text = readFileSync(file(`${SLUG}.md`), 'utf8');
  expect(text).toContain(`title: "${TITLE}"`);
  expect(text).toContain(`date: "${TODAY}"`);
  expect(text).toContain('draft: true');
  const { problems } = await readContent(folder.root, TODAY);
  expect(problems.filter(isError)).toEqual([]);
});

it('new:article: the check names the placeholders left, and refuses to publish them', async () => {
  createArticle(TITLE, folder.root, TODAY);
  const left = ({ message }: { message: string }) => message.includes('À REMPLACER');
  const draft = (await readContent(folder.root, TODAY)).problems.filter(left);
  expect(draft.map(({ field }) => field)).toContain('answer');
  expect(draft.filter(isError)).toEqual([]);
  const text = readFileSync(file(`${SLUG}.md`), 'utf8');
  folder.write(`${SLUG}.md`, text.replace('draft: true\n', ''));
  const published = (await readContent(folder.root, TODAY)).problems.filter(left);
  expect(published.filter(isError)).toHaveLength(draft.length);
});

it('new:article: explains every field above it', () => {
  createArticle(TITLE, folder.root, TODAY);
  const lines = readFileSync(file(`${SLUG}.md`), 'utf8').split('\n');
  for (const field of Object.keys(ArticleSchema.shape)) {
    const place = lines.findIndex((line) => new RegExp(`^(?:# .*)?\\b${field}:`).test(line));
    expect(lines.slice(place - 1, place + 1).join('\n'), field).toMatch(/^#\s+\S/m);
  }
});

it('new:article: shortens the address, and escapes quotes in the title', async () => {
  const made = createArticle(
    'Le « DCE » : "tout" ce que le règlement de la consultation doit dire',
    folder.root,
    TODAY,
  );
  expect('slug' in made && made.slug.length).toBeLessThanOrEqual(60);
  expect((await readContent(folder.root, TODAY)).problems.filter(({ field }) => field === 'en-tête')).toEqual(
    [],
  );
});

it.each([
  ['', 'Donnez un titre'],
  ['   ', 'Donnez un titre'],
  ['Trop court', 'de 20 à 80'],
  ['mot '.repeat(30), 'de 20 à 80'],
  ['?!? … ??? !!! … ??? !!!', 'pas de lettre'],
])('new:article: refuses the title %j with a sentence', (title, sentence) => {
  const made = createArticle(title, folder.root, TODAY);
  expect('refusal' in made && made.refusal).toContain(sentence);
});

it('new:article: refuses a taken address and changes nothing', () => {
  folder.write(`${SLUG}.md`, 'à moi');
  const made = createArticle(TITLE, folder.root, TODAY);
  expect('refusal' in made && made.refusal).toContain('existe déjà');
  expect(readFileSync(file(`${SLUG}.md`), 'utf8')).toBe('à moi');
  expect(existsSync(file(`${SLUG}.svg`))).toBe(false);
});
