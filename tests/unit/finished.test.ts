import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { finisher } from '../../src/integrations/finished.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'finished-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const NO_HOSTS = { origins: {}, tools: [] };
const PAGE = `<!doctype html><html lang="fr"><head><meta charset="utf-8"><style>p{margin:0}</style></head>
<body>${'<p>Un marché.</p>'.repeat(60)}</body></html>`;

const aBuild = (hosts = NO_HOSTS) => finisher(folder, hosts);
const article = { file: '/article.html', ratio: 'quick', key: 'its props' } as const;

test('a later build takes the page of a key that it knows, without being told what it says', async () => {
  const made = await aBuild().finish(article, Buffer.from(PAGE));
  const later = aBuild();
  expect(later.knows(article)).toBe(true);
  expect(await later.finish(article)).toEqual(made);
  expect(String(made.bytes)).toContain('http-equiv="content-security-policy"');
  expect([brotliDecompressSync(made.br), gunzipSync(made.gz)]).toEqual([made.bytes, made.bytes]);
});

test('so it does a text too short to be compressed', async () => {
  const note = { file: '/note.md', ratio: 'quick', key: 'its props' } as const;
  const made = await aBuild().finish(note, Buffer.from('# Une note'));
  expect(await aBuild().finish(note)).toEqual(made);
  expect([String(made.bytes), made.br.length]).toEqual(['# Une note', 0]);
});

test.each([
  ['another key', { ...article, key: 'other props' }, NO_HOSTS],
  ['another file', { ...article, file: '/other.html' }, NO_HOSTS],
  ['another ratio', { ...article, ratio: 'best' as const }, NO_HOSTS],
  ['other hosts', article, { origins: { PUBLIC_API_ORIGIN: 'https://api.example.com' }, tools: [] }],
])('with %s it is not known', async (_, text, hosts) => {
  await aBuild().finish(article, Buffer.from(PAGE));
  expect(aBuild(hosts).knows(text)).toBe(false);
  await expect(aBuild(hosts).finish(text)).rejects.toThrow('is not in the cache');
});

test('without a key it is known by what it says', async () => {
  const { file, ratio } = article;
  expect(aBuild().knows({ file, ratio })).toBe(false);
  const made = await aBuild().finish({ file, ratio }, Buffer.from(PAGE));
  expect(await aBuild().finish({ file, ratio }, Buffer.from(PAGE))).toEqual(made);
  const other = await aBuild().finish({ file, ratio }, Buffer.from(PAGE.replace('marché', 'lot')));
  expect(String(other.bytes)).toContain('Un lot.');
});

test('what a build did not ask for is forgotten', async () => {
  await aBuild().finish(article, Buffer.from(PAGE));
  const later = aBuild();
  const { kept } = await later.finish({ ...article, key: 'after an edit' }, Buffer.from(PAGE));
  later.forgetRest([kept]);
  expect(aBuild().knows(article)).toBe(false);
});
