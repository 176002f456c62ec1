import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { articleHref, ROUTES } from '#routes.ts';
import { ENDPOINTS } from '#schemas/endpoints.ts';
import { goodArticle, goodDrawing } from '../support/content-folder.ts';
import { ProjectCopy } from '../support/project-copy.ts';
import { freePort } from '../support/server/ports.ts';
import { demoRequest, visitor } from '../support/server/visitor.ts';

const ARTICLE = 'content/articles/essai.md';
const PAGE = articleHref('essai');
const GLOSSARY = 'content/glossary.yaml';
const TO_CORRECT = 'À corriger';

const copy = new ProjectCopy();
const at = (file: string) => path.join(copy.root, file);
const originals = new Map([ARTICLE, GLOSSARY].map((file) => [file, '']));
let server: ChildProcess;
let origin = '';

/** Starts `astro dev` on the copy; resolves once it has printed its address and watches the files. */
async function start(): Promise<void> {
  const astro = path.resolve('node_modules/astro/bin/astro.mjs');
  const { VITEST: _, ...rest } = process.env; // within Vitest, the development server answers nothing
  const env = { ...rest, NODE_ENV: 'development', NO_COLOR: '1' };
  server = spawn(process.execPath, [astro, 'dev', '--port', String(await freePort())], {
    cwd: copy.root,
    env,
  });
  origin = await new Promise<string>((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += String(chunk);
      const [address] = /http:\/\/localhost:\d+/.exec(output) ?? [];
      if (address !== undefined && output.includes('watching for file changes')) resolve(address);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.on('exit', () => reject(new Error(output)));
  });
}

async function open(page: string): Promise<string> {
  const response = await fetch(origin + page, { headers: { accept: 'text/html' } });
  return response.text();
}

async function expectPage(page: string, text = '<footer'): Promise<void> {
  // A new entry is a page half a second after it is loaded.
  const state = async () => {
    const html = await open(page);
    return [html.includes(text), html.includes('ENOENT'), html.includes(TO_CORRECT)];
  };
  await expect.poll(state, { timeout: 60_000, message: page }).toEqual([true, false, false]);
}

const breakTheme = (text: string) => text.replace(/^theme: .*$/m, 'theme: "sport"');

beforeAll(async () => {
  copy.write(ARTICLE, goodArticle('essai'));
  copy.write('content/articles/essai.svg', goodDrawing);
  for (const file of originals.keys()) originals.set(file, copy.read(file));
  await start();
});

afterEach(() => {
  for (const [file, text] of originals) writeFileSync(at(file), text);
});

afterAll(() => {
  server.kill();
  copy.discard();
});

test('the development server shows the problems of an article in place of its page', async () => {
  await expectPage(PAGE);
  copy.edit(ARTICLE, /[\s\S]*/, breakTheme(copy.read(ARTICLE)));
  await expect.poll(() => open(PAGE), { timeout: 60_000 }).toContain(TO_CORRECT);
  expect(await open(PAGE)).toContain(`${ARTICLE}:`);
  await expectPage('/');
  writeFileSync(at(ARTICLE), originals.get(ARTICLE) ?? '');
  await expectPage(PAGE);
});

test('the development server follows an editor that saves by renaming another file', async () => {
  for (const text of ['Une première version', 'Une deuxième version']) {
    writeFileSync(at(`${ARTICLE}~`), `${originals.get(ARTICLE)}\n${text} de ce paragraphe.\n`);
    rmSync(at(ARTICLE));
    expect(await open(PAGE)).not.toContain('ENOENT');
    renameSync(at(`${ARTICLE}~`), at(ARTICLE));
    await expectPage(PAGE, text);
  }
});

test('the development server starts with a broken article and a broken data file', async () => {
  server.kill();
  for (const kept of ['.astro', '.cache']) rmSync(at(kept), { recursive: true, force: true });
  writeFileSync(at(ARTICLE), breakTheme(readFileSync(at(ARTICLE), 'utf8')));
  writeFileSync(at(GLOSSARY), copy.read(GLOSSARY).replace('terms:', 'termes:'));
  await start();
  expect(await open(ROUTES.glossary.fr)).not.toContain('<footer');
  for (const [file, text] of originals) writeFileSync(at(file), text);
  for (const page of [PAGE, ROUTES.glossary.fr]) await expectPage(page);
});

test('the development server answers the endpoints', async () => {
  const { post } = visitor({ origin });
  const { status, answer } = await post(ENDPOINTS.demo, demoRequest(1));
  expect([status, answer['status']]).toEqual([201, 'received']);
  const refused = await post(ENDPOINTS.demo, demoRequest(2, { email: 'nobody' }));
  expect([refused.status, refused.answer['fields']]).toEqual([422, { email: expect.any(String) }]);
});
