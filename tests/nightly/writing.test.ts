import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContent } from '../../src/editorial/content.ts';
import { describeProblem, isError } from '../../src/editorial/problem.ts';
import { articleHref, ROUTES } from '../../src/routes.ts';
import { freePort } from '../support/server/free-port.ts';
import { goodArticle, goodDrawing } from '../support/content-folder.ts';
import { copySite } from '../support/site-copy.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'writing-'));
const at = (file: string) => path.join(folder, file);
const SLUGS = ['essai-un', 'essai-deux'] as const;
const [ONE, OTHER] = SLUGS.map(articleHref) as [string, string];
const ARTICLE = `content/articles/${SLUGS[0]}.md`;
const LEGAL = 'content/legal/legal-notice/fr.md';
const MESSAGES = 'src/i18n/messages/resources/fr.ts';

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
const withHtml = (text: string) => `${text}\n<b>HTML</b>\n`;

let server: ChildProcess;
let origin = '';

/** Starts the development server on the copy; resolves once it says where it listens. */
async function start(): Promise<void> {
  const astro = path.resolve('node_modules/astro/bin/astro.mjs');
  // within Vitest, Astro's development server answers nothing
  const { VITEST: _, ...rest } = process.env;
  const env = { ...rest, NODE_ENV: 'development', NO_COLOR: '1' };
  const words = [astro, 'dev', '--port', String(await freePort())];
  server = spawn(process.execPath, words, { cwd: folder, env });
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

/** What the check says of the copy now. */
async function said(): Promise<string[]> {
  const { problems } = await readContent(folder);
  return problems.filter(isError).map(describeProblem);
}

/** A page says what the check says, and each of the others is there. */
async function expectFaults(page: string, ...others: string[]): Promise<void> {
  const messages = await said();
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
  copySite(folder, ['fonts']);
  for (const slug of SLUGS) {
    writeFileSync(at(`content/articles/${slug}.md`), goodArticle(slug));
    writeFileSync(at(`content/articles/${slug}.svg`), goodDrawing);
  }
  await start();
});

afterAll(() => {
  server.kill();
  rmSync(folder, { recursive: true, force: true });
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

  it('says what is wrong with the glossary in place of any page', async () => {
    change('content/glossary.yaml', (text) => text.replace('terms:', 'termes:'));
    await expectFaults(ROUTES.glossary.fr);
    mend();
    await expectPage(ROUTES.glossary.fr);
  });

  it('keeps every page while words of the site change beside an article with an error', async () => {
    change(MESSAGES, (text) => text.replace(/À paraître/, 'Bientôt'));
    change(ARTICLE, mistaken);
    await expectFaults(ONE, OTHER, ROUTES.legal.fr, '/', ROUTES.sources.fr);
    mend();
    await expectPage(ONE);
  });

  it('follows an editor that saves by a file beside the text', async () => {
    for (const words of ['Une première version', 'Une deuxième version']) {
      const text = readFileSync(at(ARTICLE), 'utf8');
      writeFileSync(at(`${ARTICLE}~`), `${text}\n${words} de ce paragraphe.\n`);
      rmSync(at(ARTICLE));
      await new Promise((resolve) => setTimeout(resolve, 100));
      renameSync(at(`${ARTICLE}~`), at(ARTICLE));
      await expectPage(ONE, words);
      await expectPage(OTHER);
    }
  });
});

it('starts whatever a text holds', async () => {
  server.kill();
  rmSync(at('.astro'), { recursive: true, force: true });
  rmSync(at('.cache'), { recursive: true, force: true });
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
