import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { load } from 'cheerio';
import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, test } from 'vitest';
import { addressOf } from '#http/canonical.ts';
import { isText } from '#http/content-types.ts';
import { HEADER_POLICY } from '#http/headers.ts';
import { indexSite, listFiles } from '#http/site-files.ts';
import { isTested } from '../support/paths.ts';

const DIST = new URL('../../dist/', import.meta.url);
const CLIENT = new URL('client/', DIST);
const files = listFiles(CLIENT.pathname).filter((file) => !/\.(br|gz)$/.test(file));
const pages = files.filter((file) => file.endsWith('.html') && isTested(addressOf(file)));
const read = (file: string) => readFile(new URL(`.${file}`, CLIENT));
const policies: Readonly<Record<string, string>> = Object.fromEntries(
  [...indexSite(CLIENT.pathname)].flatMap(([address, { policy }]) =>
    policy === undefined ? [] : [[address, policy]],
  ),
);

describe('policies', () => {
  test.each(pages)('%s carries the policy of its header, and no other', async (file) => {
    const html = String(await read(file));
    const metas = [...html.matchAll(/<meta http-equiv="content-security-policy" content="([^"]*)">/gi)];
    expect(metas.map(([, policy]) => policy)).toEqual([policies[addressOf(file)]]);
    expect(html).toMatch(/<head[^>]*><meta charset="?utf-8"?\/?><meta http-equiv="content-security-policy"/i);
  });

  test('H3 no weakness of high or medium severity is known in any', () => {
    const weaknesses = [...new Set(Object.values(policies))].flatMap((policy) =>
      new CspEvaluator(new CspParser(`${policy}; ${HEADER_POLICY}`).csp)
        .evaluate()
        .filter(({ severity }) => severity <= Severity.MEDIUM)
        .map(({ directive, value, description }) => `${directive} ${value}: ${description}`),
    );
    expect([...new Set(weaknesses)]).toEqual([]);
  });

  test.each(pages)('H7 %s names what a full parse finds in it, and nothing more', async (file) => {
    const $ = load(String(await read(file)), { scriptingEnabled: false });
    const run = $('style, script:not([src])')
      .toArray()
      .filter((element) => !/json/.test($(element).attr('type') ?? ''))
      .map((element) => createHash('sha256').update($(element).text()).digest('base64'));
    const named = [...(policies[addressOf(file)] ?? '').matchAll(/'sha256-([^']+)'/g)].map(
      ([, hash]) => hash,
    );
    expect(named.toSorted()).toEqual([...new Set(run)].toSorted());
  });

  test('H9 none is loose, names another host, or is longer than 2 kB', () => {
    for (const policy of Object.values(policies)) {
      expect(policy).not.toMatch(/unsafe|\*|\b(?:https?|data|blob):|frame-ancestors/);
      expect(`${policy}; ${HEADER_POLICY}`.length).toBeLessThanOrEqual(2048);
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

  test.each(files.filter((file) => isCompressed(file) && isTested(addressOf(file))))(
    '%s is the same once read, and smaller',
    async (file) => {
      const original = await read(file);
      const [br, gz] = [await read(`${file}.br`), await read(`${file}.gz`)];
      expect(brotliDecompressSync(br).equals(original)).toBe(true);
      expect(gunzipSync(gz).equals(original)).toBe(true);
      expect(br.length).toBeLessThan(original.length);
    },
  );
});

test('the build shows nothing of how it was made', () => {
  expect(files.filter((file) => /\.(map|ts|astro|env)$|\/\.git/.test(file))).toEqual([]);
});
