import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { fileURLToPath } from 'node:url';
import { isScreen, SITEMAP } from '#routes.ts';
import { addressOf } from '#http/canonical.ts';
import {
  cacheControl,
  commonHeaders,
  EDITOR,
  HEADER_POLICY,
  pathHeaders,
  type Addresses,
  type Headers,
} from '#http/headers.ts';
import { listFiles, policyOf } from '#http/site-files.ts';
import { readAliases } from '#editorial/articles/aliases.ts';
import { publicOrigins } from '#http/origins.ts';

/** Cloudflare ignores the rules beyond. */
const MAX_RULES = 100;

/** Files that share one rule, by its path. */
const SHARED: Readonly<Record<string, RegExp>> = {
  '/_astro/*': /^\/_astro\//,
  '/og/*': /^\/og\//,
  [`${EDITOR}/*`]: new RegExp(`^${EDITOR}/`),
  '/*.md': /\.md$/,
};

/** Writes `_headers` and `_redirects`, which hosts of files read (Netlify, Cloudflare). Checks `404.html`. */
export function hostFiles(): AstroIntegration {
  const addresses = publicOrigins(process.env);
  return {
    name: 'host-files',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        if (!existsSync(new URL('404.html', dir))) {
          throw new Error(
            'The build has no 404.html, which hosts show for unknown paths: restore src/pages/404.astro.',
          );
        }
        const folder = fileURLToPath(dir);
        const files = listFiles(folder).filter((file) => !/\.(?:br|gz)$/.test(file));
        const policies = Object.fromEntries(
          files.flatMap((file) => {
            const policy = policyOf(folder + file);
            return policy === undefined ? [] : [[addressOf(file), policy] as const];
          }),
        );
        const rules = headerRules(files, policies, addresses);
        if (rules.length > MAX_RULES)
          logger.warn(`_headers has ${rules.length} rules, Cloudflare reads ${MAX_RULES}`);
        await writeFile(new URL('_headers', dir), rules.map(writeRule).join('\n'));
        const moved = [['/sitemap.xml', SITEMAP] as const, ...readAliases()].filter(([, to]) =>
          files.some((file) => addressOf(file) === to),
        );
        await writeFile(new URL('_redirects', dir), redirectRules(moved));
      },
    },
  };
}

/**
 * Makes the text of `_redirects`, which our server reads too: the former paths of articles. Netlify shows the root
 * 404.html everywhere unless told; both hosts redirect trailing slashes and `index` themselves.
 */
export function redirectRules(moved: readonly (readonly [from: string, to: string])[]): string {
  const lines = moved.map(([from, to]) => `${from} ${to} 301\n`);
  return `${lines.join('')}/en/* /en/404.html 404\n`;
}

/**
 * The header rules by path. Hosts join with a comma what several rules say of one header, so that no header may
 * be in two rules that meet, save the policy: two policies are both obeyed. Once the articles are too many for a rule
 * each, none has one: the policy in a page's own meta is enough.
 */
export function headerRules(
  files: readonly string[],
  policies: Readonly<Record<string, string>>,
  addresses: Addresses,
): [path: string, headers: Headers][] {
  const common = { ...commonHeaders(addresses), 'Content-Security-Policy': HEADER_POLICY };
  const shared = Object.entries(SHARED).flatMap(([path, pattern]): [string, Headers][] =>
    files.some((file) => pattern.test(file)) ? [[path, ruleHeaders(path)]] : [],
  );
  const alone = files.filter((file) => !Object.values(SHARED).some((pattern) => pattern.test(file)));
  const isCrowded = 1 + shared.length + alone.length > MAX_RULES;
  const own = alone.filter((file) => !isCrowded || !isArticle(file)).map(addressOf);
  return [
    ['/*', common],
    ...shared,
    ...own.toSorted().map((path): [string, Headers] => [path, ruleHeaders(path, policies[path])]),
  ];
}

function isArticle(file: string): boolean {
  return file.endsWith('.html') && !isScreen(addressOf(file)) && addressOf(file) !== EDITOR;
}

/** Hosts already make pages revalidate, so that only what is kept says so. */
function ruleHeaders(address: string, pagePolicy?: string): Headers {
  const cache = cacheControl(address);
  return {
    ...pathHeaders(address, pagePolicy),
    ...(cache !== 'no-cache' && { 'Cache-Control': cache }),
  };
}

function writeRule([path, headers]: [string, Headers]): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${lines.join('')}`;
}
