import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { fileURLToPath } from 'node:url';
import { addressOf } from '../server/canonical.ts';
import { cacheControl, commonHeaders, pathHeaders, type Headers } from '../server/headers.ts';
import { publicOrigins } from './origins.ts';
import { listFiles } from '../server/site-files.ts';

/** Cloudflare ignores the rules beyond. */
const MAX_RULES = 100;

/** Folders whose files share one rule. */
const FOLDERS = ['/_astro/', '/og/'];

/** Writes what hosts that serve files only need (Netlify, Cloudflare): `_headers`, `_redirects`, and checks `404.html`. */
export function hostFiles(): AstroIntegration {
  const { PUBLIC_SITE_ORIGIN } = publicOrigins(process.env);
  return {
    name: 'host-files',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        if (!existsSync(new URL('404.html', dir))) {
          throw new Error(
            'The build has no 404.html, which hosts show for unknown paths: restore src/pages/404.astro.',
          );
        }
        const policies: Record<string, string> = JSON.parse(
          await readFile(new URL('../policies.json', dir), 'utf8'),
        );
        const rules = headerRules(listFiles(fileURLToPath(dir)), policies, PUBLIC_SITE_ORIGIN);
        if (rules.length > MAX_RULES)
          logger.warn(`_headers has ${rules.length} rules, Cloudflare reads ${MAX_RULES}`);
        await writeFile(new URL('_headers', dir), rules.map(writeRule).join('\n'));
        await writeFile(new URL('_redirects', dir), REDIRECTS);
      },
    },
  };
}

/** Netlify shows the root 404.html everywhere unless told; trailing slashes and `index` both hosts settle alone. */
const REDIRECTS = '/en/* /en/404.html 404\n';

/**
 * The header rules by path. Hosts join with a comma what several rules say of one header, so that no header may
 * be in two rules that meet, save the policy: two policies are both obeyed.
 */
export function headerRules(
  files: readonly string[],
  policies: Readonly<Record<string, string>>,
  siteOrigin: string,
): [path: string, headers: Headers][] {
  const common = { ...commonHeaders(siteOrigin), 'Content-Security-Policy': "frame-ancestors 'none'" };
  const folders = FOLDERS.filter((folder) => files.some((file) => file.startsWith(folder)));
  const alone = files
    .map(addressOf)
    .filter((address) => !FOLDERS.some((folder) => address.startsWith(folder)));
  return [
    ['/*', common],
    ...folders.map((folder): [string, Headers] => [`${folder}*`, ruleHeaders(folder)]),
    ...alone
      .toSorted()
      .map((address): [string, Headers] => [address, ruleHeaders(address, policies[address])]),
  ];
}

/** Hosts already make pages revalidate, so that only what is kept for ever says so. */
function ruleHeaders(address: string, pagePolicy?: string): Headers {
  const cache = cacheControl(address);
  const isKept = cache.includes('immutable');
  return { ...pathHeaders(address, pagePolicy), ...(isKept && { 'Cache-Control': cache }) };
}

function writeRule([path, headers]: [string, Headers]): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${lines.join('')}`;
}
