import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { load } from 'cheerio';
import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, test } from 'vitest';
import { addressOf } from '../../src/http/canonical.ts';
import { isText } from '../../src/http/content-types.ts';
import { HEADER_POLICY } from '../../src/http/headers.ts';
import { indexSite, listFiles } from '../../src/http/site-files.ts';
import { isScreen } from '../../src/routes.ts';
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

  test.each(pages)(
    'H7 %s: without any one hash of its policy, something of the page would not run',
    async (file) => {
      const html = String(await read(file));
      const policy = policies[addressOf(file)] ?? '';
      expect(uncovered(html, policy)).toEqual([]);
      const hashes = policy.match(/'sha256-[^']+'/g) ?? [];
      expect(hashes.length).toBeGreaterThan(1);
      for (const hash of hashes) expect(uncovered(html, policy.replace(hash, '')), hash).not.toEqual([]);
    },
  );

  test.each(pages)('%s names what a full parse finds in it, and nothing more', async (file) => {
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

/** The scripts and styles of a page that a policy would stop, found otherwise than the build finds them. */
function uncovered(html: string, policy: string): string[] {
  const inline = [
    ...html.matchAll(/<(script|style)(?![^>]*(?:\ssrc=|application\/ld\+json))[^>]*>(.*?)<\/\1>/gs),
  ];
  return inline
    .map(([, , text = '']) => text)
    .filter((text) => !policy.includes(createHash('sha256').update(text).digest('base64')));
}

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

describe('H10 hosts that serve files only', () => {
  test('find a page for unknown paths', () => {
    expect(files).toContain('/404.html');
  });

  test('give each screen its policy and every file the common headers', async () => {
    const rules = String(await read('/_headers')).split('\n\n');
    expect(rules[0]).toMatch(/^\/\*\n[^]*X-Content-Type-Options: nosniff/);
    expect(rules.length).toBeLessThanOrEqual(100);
    // Screens first: there are more pages made from data than the host reads rules.
    for (const [address, policy] of Object.entries(policies).filter(([path]) => isScreen(path))) {
      const rule = rules.find((text) => text.startsWith(`${address}\n`));
      expect(rule).toContain(`  Content-Security-Policy: ${policy}; frame-ancestors 'none'; report-to csp`);
    }
  });

  test('never join two values of a header, save the policy', async () => {
    const [common = '', ...others] = String(await read('/_headers')).split('\n\n');
    const names = (rule: string) => [...rule.matchAll(/^ {2}([\w-]+):/gm)].map(([, name]) => name);
    const shared = names(common).filter((name) => others.some((rule) => names(rule).includes(name)));
    expect(shared).toEqual(['Content-Security-Policy']);
  });
});

test('the build shows nothing of how it was made', () => {
  expect(files.filter((file) => /\.(map|ts|astro|env)$|\/\.git/.test(file))).toEqual([]);
});
