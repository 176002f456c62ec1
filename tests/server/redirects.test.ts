import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAliases } from '../../src/editorial/articles/aliases.ts';
import { redirectRules } from '../../src/integrations/hosts/host-files.ts';
import { Hono } from 'hono';
import type { AppEnv } from '../../src/server/context.ts';
import { openSite } from '../../src/server/pages/built-site.ts';
import { answerOtherPaths } from '../../src/server/pages/other-paths.ts';
import { LOCALES } from '../../src/locales.ts';
import { contentFolder, goodArticle, type ContentFolder } from '../support/content-folder.ts';

const ADDRESSES = { PUBLIC_SITE_ORIGIN: 'https://www.example.org' };
const FILES = ['/index.html', '/404.html', '/fr/404.html', '/en/404.html', '/nouveau.html'];
/** As the not-found page has it, a place for suggestions. */
const PAGE = '<!doctype html><title>x</title><div data-near hidden><ul></ul></div>';
const OLD = ['/ancien', '/blog/2024/ancien.html'];
/** A path that led to a choice, which its address now says. */
const CHOICE = ['/choix', '/nouveau?ou=33'] as const;

let content: ContentFolder;
let dist = '';
let client = '';

/** A build of five pages, one of which had other paths; what its article says is what hosts are told. */
beforeAll(() => {
  content = contentFolder();
  content.write('autre.md', goodArticle('autre'));
  content.write(
    'nouveau.md',
    goodArticle('nouveau').replace(/^aliases: .*$/m, `aliases: ${JSON.stringify(OLD)}`),
  );
  dist = mkdtempSync(path.join(tmpdir(), 'dist-'));
  client = path.join(dist, 'client');
  for (const locale of LOCALES) mkdirSync(path.join(client, locale), { recursive: true });
  for (const file of FILES) writeFileSync(client + file, PAGE);
  writeFileSync(path.join(client, '_headers'), '/*\n  X-Test: 1\n');
  writeFileSync(path.join(client, '_redirects'), redirectRules([CHOICE, ...readAliases(content.root)]));
});
afterAll(() => {
  content.remove();
  rmSync(dist, { recursive: true, force: true });
});

test('our server leads from a path that a page had to its own, for good, with the query', async () => {
  const site = openSite(dist, ADDRESSES);
  const app = new Hono<AppEnv>().notFound(answerOtherPaths(site));
  const ask = (address: string) => app.request(`http://x${address}`);
  for (const old of OLD) {
    const asked = await ask(`${old}?a=1&b=%C3%A9`);
    expect([old, asked.status]).toEqual([old, 301]);
    expect(asked.headers.get('location')).toBe('/nouveau?a=1&b=%C3%A9');
  }
  const choice = await ask(CHOICE[0]);
  expect([choice.status, choice.headers.get('location')]).toEqual([301, '/nouveau?ou=33']);
  expect((await ask('/ancienne')).status).toBe(404);
});
