import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { readContent } from '#editorial/content.ts';
import { isError } from '#editorial/problem.ts';
import { splitFrontMatter } from '#editorial/yaml/source.ts';
import { EDITOR } from '#http/headers.ts';
import { contentFolder, goodArticle, goodDrawing } from '../support/content-folder.ts';
import { expect, test } from '../support/test.ts';

// So high that every field is seen, since the editor draws no other; so with a sixteenth of the dots.
test.use({
  onTestPages: true,
  locale: 'fr-FR',
  viewport: { width: 1280, height: 5000 },
  deviceScaleFactor: 0.25,
});

/** What the editor itself says, in French. */
const SAYS = JSON.parse(readFileSync('node_modules/@sveltia/cms/locales/fr.json', 'utf8'));
const PACKAGE = JSON.parse(readFileSync('node_modules/@sveltia/cms/package.json', 'utf8'));

const FONT = 'src/styles/fonts/text.woff2';

const THERE = 'un-article-deja-la';

/** What is in the repository before. */
const FILES = new Map<string, Buffer>([
  [`content/articles/${THERE}.md`, Buffer.from(goodArticle(THERE))],
  [`content/articles/${THERE}.svg`, Buffer.from(goodDrawing)],
]);

/** Signs in to the repository in the browser, which holds these files. What the editor loads from other hosts comes from its package. */
async function signIn(page: Page): Promise<void> {
  await page.route('https://unpkg.com/@sveltia/cms@*/locales/*', (route) => route.fulfill({ json: SAYS }));
  await page.route('https://unpkg.com/@sveltia/cms/package.json', (route) =>
    route.fulfill({ json: PACKAGE }),
  );
  await page.route('https://cdn.jsdelivr.net/fontsource/**', (route) => route.fulfill({ path: FONT }));
  const answer = await page.goto(EDITOR);
  expect(answer?.headers()['x-robots-tag']).toBe('noindex');
  expect(answer?.headers()['content-security-policy']).toContain("script-src 'self';");
  await keepFiles(page, FILES);
  await page.getByRole('button', { name: SAYS.work_with_test_repo }).click();
  await page.getByRole('button', { name: SAYS.create_new_entry, exact: true }).first().waitFor();
}

/** Writes a title in an entry and saves it, until its file has it: what is written before the draft is made is lost. */
async function saveTitle(page: Page, entry: string, file: string, words: string): Promise<string> {
  const textOf = async () => String((await keptFiles(page).catch(() => undefined))?.get(file) ?? '');
  const title = page.getByRole('textbox', { name: 'Titre', exact: true }).first();
  await expect(async () => {
    await page.goto(`${EDITOR}#/collections/${entry}`);
    await title.fill(words);
    const save = page.getByRole('button', { name: SAYS.save, exact: true });
    await expect(save).toBeEnabled({ timeout: 10_000 });
    await expect(title).toHaveValue(words, { timeout: 1 });
    await save.click({ timeout: 30_000 });
    await expect.poll(textOf, { timeout: 10_000 }).toContain(words);
  }).toPass();
  return textOf();
}

test('saving a new text with a title alone makes a draft that the check accepts', async ({ page }) => {
  await signIn(page);
  const file = 'content/articles/une-idee-d-article.md';
  const text = await saveTitle(page, 'articles/new', file, 'Une idée d’article');
  expect(text).toContain('draft: true');
  const folder = contentFolder();
  try {
    writeFileSync(path.join(folder.root, file), text);
    const { problems } = await readContent(folder.root);
    expect(problems.filter((problem) => problem.file === file && isError(problem))).toEqual([]);
  } finally {
    folder.remove();
  }
});

/** The fields of a text but its titles and those that say nothing, and its words without their marks. */
function heldIn(text: string) {
  const { yaml = '', body = '' } = splitFrontMatter(text) ?? {};
  const { title: _, seoTitle: __, ...fields }: Record<string, unknown> = parse(yaml);
  const said = Object.entries(fields).filter(([, value]) => value !== false && String(value) !== '');
  return { fields: Object.fromEntries(said), words: body.match(/[\p{Letter}\p{Number}]+/gu) };
}

test('saving a published article keeps all but its new title', async ({ page }) => {
  await signIn(page);
  const file = `content/articles/${THERE}.md`;
  const text = await saveTitle(page, `articles/entries/${THERE}`, file, 'Un titre nouveau, et rien d’autre');
  expect(heldIn(text)).toEqual(heldIn(String(FILES.get(file))));
});

/** The folder of the repository in the browser that the editor's test backend writes to. */
const FOLDER = 'sveltia-cms-test';

/** Puts files into it, by their paths; the page is one of the origin. */
async function keepFiles(page: Page, files: ReadonlyMap<string, Buffer>): Promise<void> {
  const coded = [...files].map(([file, bytes]) => [file, bytes.toString('base64')] as const);
  await page.evaluate(
    async ({ folder, entries }) => {
      const top = await navigator.storage.getDirectory();
      for (const [file, base64] of entries) {
        const names = [folder, ...file.split('/')];
        const name = names.pop() ?? '';
        let place = top;
        for (const part of names) place = await place.getDirectoryHandle(part, { create: true });
        const writable = await (await place.getFileHandle(name, { create: true })).createWritable();
        await writable.write(Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)));
        await writable.close();
      }
    },
    { folder: FOLDER, entries: coded },
  );
}

/** All files in it, by their paths. */
async function keptFiles(page: Page): Promise<Map<string, Buffer>> {
  const coded = await page.evaluate(async (folder) => {
    const found: [string, string][] = [];
    async function list(place: FileSystemDirectoryHandle, prefix: string) {
      for await (const [name, handle] of place.entries())
        if (handle instanceof FileSystemDirectoryHandle) await list(handle, `${prefix}${name}/`);
        else if (handle instanceof FileSystemFileHandle) {
          const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
          const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
          found.push([prefix + name, btoa(text)]);
        }
    }
    await list(await (await navigator.storage.getDirectory()).getDirectoryHandle(folder), '');
    return found;
  }, FOLDER);
  return new Map(coded.map(([file, base64]) => [file, Buffer.from(base64, 'base64')]));
}
