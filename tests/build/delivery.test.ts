import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { load } from 'cheerio';
import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from 'vitest';
import { fileAddress } from '#http/canonical.ts';
import { HEADER_POLICY } from '#http/headers.ts';
import { isText } from '#integrations/content-types.ts';
import { listFiles } from '#integrations/list-files.ts';
import { builtManifest, statedPolicy } from '../support/dist.ts';
import { isTested } from '../support/paths.ts';

const DIST = new URL('../../dist/', import.meta.url);
const CLIENT = new URL('client/', DIST);
const files = listFiles(CLIENT.pathname).filter((file) => !/\.(br|gz)$/.test(file));
const pages = files.filter((file) => file.endsWith('.html') && isTested(fileAddress(file)));
const read = (file: string) => readFile(new URL(`.${file}`, CLIENT));

/** Policies of the pages and of drawings with styles by file, without what only a header may have. */
const { files: described, notFound } = builtManifest();
const policies = Object.fromEntries(
  [...Object.values(described), ...Object.values(notFound)]
    .map(
      ({ file, headers }) =>
        [file, headers['Content-Security-Policy']?.replace(`; ${HEADER_POLICY}`, '') ?? ''] as const,
    )
    .filter(([, policy]) => policy !== "default-src 'none'"),
);

test.each(pages)('the page %s states its policy first, and the policy of its header', async (file) => {
  const html = String(await read(file));
  expect(html.match(/<meta http-equiv="content-security-policy"/gi)).toHaveLength(1);
  expect(html).toMatch(/<head[^>]*><meta charset="?utf-8"?\/?><meta http-equiv="content-security-policy"/i);
  // Hosts show this one for unknown paths; no server sends it.
  expect(file === '/404.html' ? undefined : statedPolicy(html)).toBe(policies[file]);
});

test('no policy has a known weakness of high or medium severity', () => {
  const weaknesses = [...new Set(Object.values(policies))].flatMap((policy) =>
    new CspEvaluator(new CspParser(`${policy}; ${HEADER_POLICY}`).csp)
      .evaluate()
      .filter(({ severity }) => severity <= Severity.MEDIUM)
      .map(({ directive, value, description }) => `${directive} ${value}: ${description}`),
  );
  expect([...new Set(weaknesses)]).toEqual([]);
});

test.each(pages)('the policy of %s names what a full parse finds in it, and nothing more', async (file) => {
  const html = String(await read(file));
  const $ = load(html, { scriptingEnabled: false });
  const run = $('style, script:not([src])')
    .toArray()
    .filter((element) => !/json/.test($(element).attr('type') ?? ''))
    .map((element) => createHash('sha256').update($(element).text()).digest('base64'));
  const named = [...(statedPolicy(html) ?? '').matchAll(/'sha256-([^']+)'/g)].map(([, hash]) => hash);
  expect(named.toSorted()).toEqual([...new Set(run)].toSorted());
});

test('no policy is loose, names another host, or is longer than 2 kB', () => {
  for (const policy of Object.values(policies)) {
    expect(policy).not.toMatch(/unsafe|\*|\b(?:https?|data|blob):|frame-ancestors/);
    expect(`${policy}; ${HEADER_POLICY}`.length).toBeLessThanOrEqual(2048);
  }
});

const isCompressed = (file: string) => existsSync(new URL(`.${file}.br`, CLIENT));

test('compressed files: every text above one packet has them', async () => {
  for (const file of files) {
    const isWorthIt = isText(file) && (await read(file)).length >= 500;
    expect([file, isCompressed(file)]).toEqual([file, isWorthIt]);
  }
});

test('the build shows nothing of how it was made', () => {
  expect(files.filter((file) => /\.(map|ts|astro|env)$|\/\.git/.test(file))).toEqual([]);
});
