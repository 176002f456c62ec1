import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EDITOR } from '#http/headers.ts';
import { articleHref, ROUTES } from '#routes.ts';
import { freePort } from '../support/server/ports.ts';
import { goodArticle, goodDrawing } from '../support/content-folder.ts';
import { TreeCopy } from '../changes/tree-copy.ts';

const copy = new TreeCopy();
const at = (file: string) => path.join(copy.root, file);
const SLUGS = ['essai-un', 'essai-deux'] as const;
const [ONE, OTHER] = SLUGS.map(articleHref) as [string, string];
const ARTICLE = `content/articles/${SLUGS[0]}.md`;
const LEGAL = 'content/legal/legal-notice/fr.md';
const MESSAGES = 'src/i18n/messages/home/fr.ts';
const GLOSSARY = 'content/glossary.yaml';

/** What a file was before a test, to be written again after it. */
const before = new Map<string, string>();

function change(file: string, edit: (text: string) => string): void {
  const text = readFileSync(at(file), 'utf8');
  if (!before.has(file)) before.set(file, text);
  writeFileSync(at(file), edit(text));
}

function mend(): void {
  for (const [file, text] of before) writeFileSync(at(file), text);
  before.clear();
}

const mistaken = (text: string) => text.replace(/^theme: .*$/m, 'theme: "sport"');
const withLead = (text: string, words: string) => text.replace(/(?<=^ {2}lead: ).*/m, `'${words}',`);
const withHtml = (text: string) => `${text}\n<b>HTML</b>\n`;

/** A mistake in each file of data, with a page that reads it. */
const IN_DATA: readonly (readonly [file: string, page: string, edit: (text: string) => string])[] = [
  [GLOSSARY, ROUTES.glossary.fr, (text) => text.replace('terms:', 'termes:')],
  ['content/tenders.json', ROUTES.demo.fr, (text) => text.replace('"title"', '"titel"')],
];

let server: ChildProcess;
let origin = '';

/** Starts the development server on the copy; resolves once it says where it listens. */
async function start(): Promise<void> {
  const astro = path.resolve('node_modules/astro/bin/astro.mjs');
  // within Vitest, Astro's development server answers nothing
  const { VITEST: _, ...rest } = process.env;
  const env = { ...rest, NODE_ENV: 'development', NO_COLOR: '1' };
  const words = [astro, 'dev', '--port', String(await freePort())];
  server = spawn(process.execPath, words, { cwd: copy.root, env });
  origin = await new Promise<string>((resolve, reject) => {
    let output = '';
    const listen = (chunk: Buffer) => {
      output += String(chunk);
      const [address] = /http:\/\/localhost:\d+/.exec(output) ?? [];
      if (address !== undefined) resolve(address);
    };
    server.stdout?.on('data', listen);
    server.stderr?.on('data', listen);
    server.on('exit', () => reject(new Error(output)));
  });
}

/** A page as a browser asks for it: its status, and its words. */
async function see(page: string) {
  const answer = await fetch(origin + page, { headers: { accept: 'text/html' } });
  const html = await answer.text();
  return { status: answer.status, html: html.replaceAll('&lt;', '<').replaceAll('&amp;', '&') };
}

/** What `npm run check:content` says of the copy now, notices and its last line left out. */
function said(): string[] {
  const { stdout } = spawnSync(process.execPath, ['src/editorial/check.ts'], {
    cwd: copy.root,
    encoding: 'utf8',
  });
  return stdout.split('\n').filter((line) => /^(?:content|src)\/\S+:\d+: (?!avis)/.test(line));
}

/** A page says what the check says, and each of the others is there. */
async function expectFaults(page: string, ...others: string[]): Promise<void> {
  const messages = said();
  expect(messages).not.toEqual([]);
  await expect.poll(async () => (await see(page)).html, { timeout: 60_000 }).toContain('À corriger');
  const { status, html } = await see(page);
  expect(status).toBe(200);
  for (const message of messages) expect(html).toContain(message);
  for (const other of others) await expectPage(other);
}

async function expectPage(page: string, words = '<footer'): Promise<void> {
  // An entry that is new is a page half a second after it is loaded.
  const state = async () => {
    const { status, html } = await see(page);
    return [status, html.includes(words), html.includes('ENOENT'), html.includes('À corriger')];
  };
  await expect.poll(state, { timeout: 60_000, message: page }).toEqual([200, true, false, false]);
}

beforeAll(async () => {
  for (const slug of SLUGS) {
    writeFileSync(at(`content/articles/${slug}.md`), goodArticle(slug));
    writeFileSync(at(`content/articles/${slug}.svg`), goodDrawing);
  }
  await start();
});

afterEach(mend);

afterAll(() => {
  server.kill();
  copy.discard();
});

describe('while somebody writes', () => {
  it('says what is wrong with an article in place of its page, and shows the page once it is mended', async () => {
    await expectPage(ONE);
    change(ARTICLE, mistaken);
    await expectFaults(ONE, OTHER, '/', ROUTES.resources.fr);
    mend();
    await expectPage(ONE);
  });

  it('says what is wrong with the legal notice in place of it', async () => {
    await expectPage(ROUTES.legal.fr);
    change(LEGAL, withHtml);
    await expectFaults(ROUTES.legal.fr, ONE, ROUTES.legal.en);
    mend();
    await expectPage(ROUTES.legal.fr);
  });

  it.each(IN_DATA)(
    'shows no page that reads %s while it does not hold, and the page once it is mended',
    async (file, page, edit) => {
      await expectPage(page);
      change(file, edit);
      await expect.poll(async () => (await see(page)).html, { timeout: 60_000 }).not.toContain('<footer');
      mend();
      await expectPage(page);
    },
  );

  it('keeps every page while words of the site change beside an article with an error', async () => {
    change(MESSAGES, (text) => withLead(text, 'Une autre phrase'));
    change(ARTICLE, mistaken);
    await expectFaults(ONE, OTHER, ROUTES.legal.fr, '/', ROUTES.method.fr);
    mend();
    await expectPage(ONE);
  });

  it.each([
    [ARTICLE, ONE, (text: string, words: string) => `${text}\n${words} de ce paragraphe.\n`],
    [
      GLOSSARY,
      ROUTES.glossary.fr,
      (text: string, words: string) => text.replace(/term: .*/, `term: '${words}'`),
    ],
    [MESSAGES, '/', withLead],
  ])('follows an editor that saves %s by a file beside it', async (file, page, edit) => {
    change(file, (text) => text);
    for (const words of ['Une première version', 'Une deuxième version']) {
      const text = readFileSync(at(file), 'utf8');
      const edited = edit(text, words);
      expect(edited).toContain(words);
      writeFileSync(at(`${file}~`), edited);
      rmSync(at(file));
      for (const shown of [page, OTHER]) expect((await see(shown)).html, shown).not.toContain('ENOENT');
      renameSync(at(`${file}~`), at(file));
      await expectPage(page, words);
      await expectPage(OTHER);
    }
    mend();
    await expectPage(page);
  });
});

it('has the editor of texts', async () => {
  const { status, html } = await see(EDITOR);
  expect([status, html.includes('/sveltia-cms.js')]).toEqual([200, true]);
});

describe('starts whatever is written', () => {
  beforeEach(async () => {
    server.kill();
    for (const kept of ['.astro', '.cache']) rmSync(at(kept), { recursive: true, force: true });
  });

  it('in a text', async () => {
    change(ARTICLE, mistaken);
    change(LEGAL, withHtml);
    change(`content/articles/${SLUGS[1]}.md`, () => '');
    await start();
    await expectPage('/');
    for (const page of [ONE, OTHER, ROUTES.legal.fr])
      expect((await see(page)).html, page).toContain('À corriger');
    mend();
    for (const page of [ONE, OTHER, ROUTES.legal.fr]) await expectPage(page);
  });

  it('in the data', async () => {
    for (const [file, , edit] of IN_DATA) change(file, edit);
    await start();
    expect((await see('/')).html).not.toContain('<footer');
    mend();
    for (const page of ['/', ONE, ROUTES.legal.fr, ROUTES.glossary.fr]) await expectPage(page);
  });
});
