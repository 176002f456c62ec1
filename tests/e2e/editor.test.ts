import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { readContent } from '../../src/editorial/content.ts';
import { describeProblem } from '../../src/editorial/problem.ts';
import { readFrontMatter } from '../../src/editorial/yaml/front-matter.ts';
import { EDITOR } from '../../src/http/headers.ts';
import { PICTURE_FIELDS } from '../../src/integrations/editor/config.ts';
import { ARTICLE_WORDS, GLOSSARY_WORDS } from '../../src/integrations/editor/words.ts';
import { ArticleSchema } from '../../src/schemas/article.ts';
import { GlossarySchema } from '../../src/schemas/glossary.ts';
import { contentFolder, goodArticle, goodDrawing, longArticle } from '../support/content-folder.ts';
import { keepFiles, keptFiles } from '../support/browser/kept-files.ts';
import { expect, test } from '../support/test.ts';

// So high that every field is seen, since the editor draws no other, and no higher: all of it is drawn again and again.
// So with a sixteenth of the dots, which takes an eighth of the time off: no test looks at them.
test.use({
  onTestPages: true,
  locale: 'fr-FR',
  viewport: { width: 1280, height: 5000 },
  deviceScaleFactor: 0.25,
});

/** What the editor itself says, in French. */
const SAYS = JSON.parse(readFileSync('node_modules/@sveltia/cms/locales/fr.json', 'utf8'));

const ARTICLES = 'content/articles';
const GLOSSARY = 'content/glossary.yaml';

/** An article that is in the repository before, and that the new one leads to. */
const THERE = 'un-article-deja-la';

/** What is to be written: an article that holds, and its text without the drawing. */
const { body, data } = readFrontMatter(longArticle('un-essai'), ArticleSchema, 'fr');
const article = { ...data, related: [THERE] };
const text = body.replace(/^!\[.*\n/m, '').trim();

/** The label of the text itself. */
const TEXT = 'Texte';

/** The words of every form. */
const WORDS = { ...GLOSSARY_WORDS, ...ARTICLE_WORDS };

const labelOf = (at: string) => WORDS[at]?.label ?? '';

/** Words as a regular expression that matches them alone. */
const escaped = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The field with a label, which stands between marks that isolate its direction. */
function field(scope: Page | Locator, label: string): Locator {
  return scope.getByRole('group', { name: new RegExp(`« .?${escaped(label)}.? »$`) });
}

/** Signs in to the repository in the browser, which holds these files. */
async function signIn(page: Page, files: ReadonlyMap<string, Buffer>): Promise<void> {
  const answer = await page.goto(EDITOR);
  expect(answer?.headers()['x-robots-tag']).toBe('noindex');
  expect(answer?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
  await keepFiles(page, files);
  await page.getByRole('button', { name: SAYS.work_with_test_repo }).click();
  await page.getByRole('button', { name: SAYS.create_new_entry, exact: true }).first().waitFor();
}

/** Signs in, and begins an article. */
async function beginArticle(page: Page): Promise<void> {
  const files = { [`${THERE}.md`]: goodArticle(THERE), [`${THERE}.svg`]: goodDrawing };
  const there = Object.entries(files).map(
    ([name, held]) => [`${ARTICLES}/${name}`, Buffer.from(held)] as const,
  );
  await signIn(page, new Map(there));
  await page.getByRole('button', { name: SAYS.create_new_entry, exact: true }).click();
  // Until its draft is made, which comes after its fields, what is written is lost.
  const title = field(page, labelOf('title')).getByRole('textbox');
  await expect(async () => {
    await title.fill('Un titre');
    await page.waitForTimeout(2000);
    await expect(title).toHaveValue('Un titre', { timeout: 1 });
  }).toPass();
}

const saveOf = (page: Page) => page.getByRole('button', { name: SAYS.save, exact: true });

/**
 * Opens an entry that is there, writes in it and saves it, until its file has these words: what is written before the
 * draft is made, which comes after the fields, is lost. The editor leaves the entry once it has saved it.
 */
async function writeAndSave(
  page: Page,
  { entry, file, words }: { readonly entry: string; readonly file: string; readonly words: string },
  writeIn: () => Promise<void>,
): Promise<void> {
  // a file that is being written cannot be read
  const isSaved = async () =>
    String((await keptFiles(page).catch(() => undefined))?.get(file)).includes(words);
  await expect(async () => {
    if (!(await isSaved())) {
      await page.goto(`${EDITOR}#/collections/${entry}`);
      await writeIn();
      // It can be pressed once the draft knows of the change; on a busy machine a press takes seconds.
      await expect(saveOf(page)).toBeEnabled({ timeout: 10_000 });
      await saveOf(page).click({ timeout: 30_000 });
    }
    await expect.poll(isSaved, { timeout: 10_000 }).toBe(true);
  }).toPass();
}

/** Writes a value of the front matter in its field, the `nth` of that name; `at` names it among the words of the form. */
async function write(scope: Page | Locator, at: string, value: unknown, nth = 0): Promise<void> {
  const own = field(scope, labelOf(at)).nth(nth);
  const adder = own.getByRole('button', { name: /^Ajouter/ }).last();
  if (typeof value === 'boolean') return expect(own.getByRole('switch')).toBeChecked({ checked: value });
  if (typeof value === 'number') return own.getByRole('spinbutton').fill(String(value));
  if (typeof value === 'string') return writeText(own, at, value);
  if (at === 'related') return own.getByRole('checkbox', { name: THERE }).click();
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      const isThere = await own.getByRole('button', { name: SAYS.reorder_item }).nth(index).isVisible();
      if (!isThere) await adder.click();
      if (typeof item === 'string') await own.getByRole('textbox').nth(index).fill(item);
      else for (const [key, one] of Object.entries(item)) await write(own, `${at}.${key}`, one, index);
    }
    return undefined;
  }
  const { kind, ...fields } = Object(value);
  if (kind !== undefined) {
    await adder.click();
    await own
      .page()
      .getByRole('menuitem', { name: WORDS[at]?.choices?.[kind] ?? '' })
      .click();
  }
  for (const [key, one] of Object.entries(fields)) await write(own, `${at}.${key}`, one);
  return undefined;
}

async function writeText(own: Locator, at: string, value: string): Promise<void> {
  const { choices = {}, options = {} } = WORDS[at] ?? {};
  if (value in choices) return own.getByRole('radio', { name: choices[value] ?? '' }).click();
  if (!('widget' in options)) return own.getByRole('textbox', { name: labelOf(at) }).fill(value);
  await own.getByRole('combobox').click();
  return own.page().getByRole('option', { name: value }).click();
}

/** Adds a picture to an empty text, as somebody who has it on the disk. */
async function addPicture(own: Locator, alternative: string): Promise<void> {
  const page = own.page();
  const photograph = sharp({ create: { width: 1400, height: 900, channels: 3, background: '#a39b8f' } });
  const buffer = await photograph.jpeg().toBuffer();
  await own.getByRole('textbox', { name: TEXT }).click();
  await own.getByRole('button', { name: PICTURE_FIELDS.label }).click();
  await own.getByRole('button', { name: SAYS.browse, exact: true }).click();
  const choice = page.waitForEvent('filechooser');
  await page.getByRole('dialog').getByRole('button', { name: SAYS.upload }).click();
  await (await choice).setFiles({ name: 'Une Salle à Paris.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('dialog').getByRole('button', { name: SAYS.insert }).click();
  const [file, ...words] = PICTURE_FIELDS.fields.map(({ name, label = name }) =>
    field(own, label).getByRole('textbox'),
  );
  await file?.waitFor();
  for (const [index, said] of [alternative, 'La salle du conseil'].entries()) await words[index]?.fill(said);
}

test('an article written with a picture passes the check as it is', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).origin));
  await beginArticle(page);
  for (const [at, value] of Object.entries(article)) await write(page, at, value);
  const own = field(page, TEXT).first();
  const alternative = 'Une salle de réunion vide et claire, avant l’ouverture des plis.';
  await addPicture(own, alternative);
  await own.getByRole('button', { name: SAYS['_sui'].text_editor.edit_in_markdown }).click();
  const markdown = own.getByRole('textbox', { name: TEXT });
  await expect(markdown).toHaveValue(new RegExp(alternative));
  await markdown.fill(`${text}\n\n${await markdown.inputValue()}`);
  await saveOf(page).click();
  await page.getByRole('button', { name: SAYS.create_new_entry, exact: true }).waitFor();

  const folder = contentFolder();
  try {
    const files = await keptFiles(page);
    for (const [file, bytes] of files) writeFileSync(path.join(folder.root, file), bytes);
    const added = [...files.keys()].filter((file) => !file.includes(THERE));
    const written = added.find((file) => file.endsWith('.md')) ?? '';
    const { texts, problems } = await readContent(folder.root);
    expect(problems.filter(({ file }) => added.includes(file)).map(describeProblem)).toEqual([]);
    const read = readFrontMatter(String(files.get(written)), ArticleSchema, 'fr');
    expect(read.data, 'nothing is written otherwise').toEqual(article);
    expect(read.body).toContain(text);
    const images = texts.find(({ file }) => file === written)?.images;
    expect(images, 'beside the article').toEqual(added.filter((file) => file !== written));
    expect(images).toHaveLength(1);
  } finally {
    folder.remove();
  }
  expect(new Set(asked.filter((origin) => origin !== 'null'))).toEqual(new Set([new URL(page.url()).origin]));
});

/** A term that the glossary does not have. */
const TERM = {
  id: 'offre-d-essai',
  group: 'procedures',
  fr: {
    term: 'offre d’essai',
    definition: 'Offre que le glossaire ne connaissait pas encore, et qu’il explique.',
  },
  en: {
    term: 'trial tender',
    definition: 'A tender that the glossary did not know yet, and that it explains.',
  },
  forms: ['offre d’essai', 'offres d’essai'],
};

test('a legal page, the page about the provider and the glossary pass the check as they are saved', async ({
  page,
}) => {
  const folder = contentFolder();
  const at = (file: string) => path.join(folder.root, file);
  try {
    const files = globSync('content/{about,legal}/**/*.{md,svg}', { cwd: folder.root }).concat(GLOSSARY);
    await signIn(page, new Map(files.map((file) => [file, readFileSync(at(file))])));
    const before = await readContent(folder.root);

    const heading = field(page, labelOf('title')).first().getByRole('textbox');
    for (const [entry, file] of [
      ['legal/entries/privacy', 'content/legal/privacy/fr.md'],
      ['others/entries/about', 'content/about/fr.md'],
    ] as const) {
      const words = `Un titre nouveau pour ${entry}`;
      await writeAndSave(page, { entry, file, words }, async () => {
        await expect(heading).toHaveValue(/./);
        await heading.fill(words);
      });
    }

    // The new term stands below all others.
    await page.setViewportSize({ width: 1280, height: 9000 });
    const terms = field(page, labelOf('terms'));
    const glossary = { entry: 'others/entries/glossary', file: GLOSSARY, words: TERM.id };
    await writeAndSave(page, glossary, async () => {
      const adder = terms.getByRole('button', { name: /^Ajouter .?terme/ });
      await adder.waitFor();
      const ids = await terms
        .getByRole('textbox')
        .evaluateAll((all) => all.map((one) => Reflect.get(one, 'value')));
      if (ids.includes(TERM.id)) return;
      await adder.click();
      for (const [name, value] of Object.entries(TERM)) await write(terms, `terms.${name}`, value);
    });

    for (const [file, bytes] of await keptFiles(page)) writeFileSync(at(file), bytes);
    const { texts, problems } = await readContent(folder.root);
    expect(problems.map(describeProblem)).toEqual(before.problems.map(describeProblem));
    expect(texts.map(({ sections }) => sections.map(({ title }) => title))).toEqual(
      before.texts.map(({ sections }) => sections.map(({ title }) => title)),
    );
    const { terms: now } = GlossarySchema.parse(parse(readFileSync(at(GLOSSARY), 'utf8')));
    const { terms: then } = GlossarySchema.parse(parse(readFileSync(GLOSSARY, 'utf8')));
    expect(now, 'the term is added, and no other changed').toEqual([...then, TERM]);
  } finally {
    folder.remove();
  }
});

test('five mistakes are refused in the form, each at its field', async ({ page }) => {
  await beginArticle(page);
  const { theme: _, ...rest } = article;
  const mistaken = {
    ...rest,
    title: 'Trop court',
    seoTitle: `Un titre pour les moteurs de recherche qui est ${'bien '.repeat(5)}trop long`,
    questions: article.questions?.slice(0, 2), // of three
    sources: article.sources?.map((source) => ({ ...source, url: 'http://www.legifrance.gouv.fr' })),
  };
  for (const [at, value] of Object.entries(mistaken)) await write(page, at, value);
  await saveOf(page).click();
  const refusals = {
    title: SAYS.validation.too_short,
    seoTitle: SAYS.validation.too_long,
    theme: SAYS.validation.value_missing,
    questions: SAYS.validation.value_missing,
    sources: 'https',
  };
  for (const [at, refusal] of Object.entries(refusals))
    await expect(field(page, labelOf(at)).first().getByRole('alert').first()).toContainText(refused(refusal));
  const answer = field(page, labelOf('answer')).getByRole('alert');
  await expect(answer, 'what is right is not refused').toHaveCount(0);
  expect([...(await keptFiles(page)).keys()].filter((file) => !file.includes(THERE))).toEqual([]);
});

/** A message of the editor, which may have a form for one and one for many; whatever its number is. */
function refused(message: string): RegExp {
  const forms = [...message.matchAll(/\{\{(.+?)\}\}(?:\s|$)/g)].map(([, form = '']) => form);
  const said = (forms.length === 0 ? [message] : forms).map((form) =>
    form
      .split(/\{\$\w+\}/)
      .map(escaped)
      .join('.+'),
  );
  return new RegExp(said.join('|'));
}
