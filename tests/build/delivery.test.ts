import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { addressOf } from '../../src/server/canonical.ts';
import { isText } from '../../src/server/content-types.ts';
import { listFiles } from '../../src/server/site-files.ts';

const DIST = new URL('../../dist/', import.meta.url);
const CLIENT = new URL('client/', DIST);
const files = listFiles(CLIENT.pathname).filter((file) => !/\.(br|gz)$/.test(file));
const pages = files.filter((file) => file.endsWith('.html'));
const read = (file: string) => readFile(new URL(`.${file}`, CLIENT));
const policies: Record<string, string> = JSON.parse(await readFile(new URL('policies.json', DIST), 'utf8'));

describe('policies', () => {
  test.each(pages)('%s carries the policy of its header, and no other', async (file) => {
    const html = String(await read(file));
    const metas = [...html.matchAll(/<meta http-equiv="content-security-policy" content="([^"]*)">/gi)];
    expect(metas.map(([, policy]) => policy)).toEqual([policies[addressOf(file)]]);
    expect(html).toMatch(/<head[^>]*><meta charset="?utf-8"?\/?><meta http-equiv="content-security-policy"/i);
  });

  test('none is loose, and none is longer than 2 kB', () => {
    for (const policy of Object.values(policies)) {
      expect(policy).not.toMatch(/unsafe|\*|https:(?!\/\/)|frame-ancestors/);
      expect(policy.length).toBeLessThanOrEqual(2048);
    }
  });
});

describe('compressed files', () => {
  const isCompressed = (file: string) => existsSync(new URL(`.${file}.br`, CLIENT));

  test('are all texts, save those of less than one packet', async () => {
    for (const file of files) {
      const isWorthIt = isText(file) && (await read(file)).length >= 500;
      expect([file, isCompressed(file)]).toEqual([file, isWorthIt]);
    }
  });

  test.each(files.filter(isCompressed))('%s is the same once read, and smaller', async (file) => {
    const original = await read(file);
    const [br, gz] = [await read(`${file}.br`), await read(`${file}.gz`)];
    expect(brotliDecompressSync(br).equals(original)).toBe(true);
    expect(gunzipSync(gz).equals(original)).toBe(true);
    expect(br.length).toBeLessThan(original.length);
  });
});

describe('hosts that serve files only', () => {
  test('find a page for unknown paths', () => {
    expect(files).toContain('/404.html');
  });

  test('give each page its policy and every file the common headers', async () => {
    const rules = String(await read('/_headers')).split('\n\n');
    expect(rules[0]).toMatch(/^\/\*\n[^]*X-Content-Type-Options: nosniff/);
    expect(rules.length).toBeLessThanOrEqual(100);
    for (const [address, policy] of Object.entries(policies)) {
      const rule = rules.find((text) => text.startsWith(`${address}\n`));
      expect(rule).toContain(`  Content-Security-Policy: ${policy}; frame-ancestors 'none'`);
    }
  });

  test('never join two values of a header, save the policy', async () => {
    const [common = '', ...others] = String(await read('/_headers')).split('\n\n');
    const names = (rule: string) => [...rule.matchAll(/^ {2}([\w-]+):/gm)].map(([, name]) => name);
    const shared = names(common).filter((name) => others.some((rule) => names(rule).includes(name)));
    expect(shared).toEqual(['Content-Security-Policy']);
  });
});

test('icons and the manifest are there in every form that browsers ask for', async () => {
  const manifest = JSON.parse(String(await read('/manifest.webmanifest')));
  const icons: { src: string }[] = manifest.icons;
  for (const { src } of icons) expect(files).toContain(src);
  for (const icon of ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png']) expect(files).toContain(icon);
});

test('the build shows nothing of how it was made', () => {
  expect(files.filter((file) => /\.(map|ts|astro|env)$|\/\.git/.test(file))).toEqual([]);
});
