import path from 'node:path';
import { fileAddress } from '#http/canonical.ts';
import { EDITOR_PATH, HEADER_POLICY, type Headers } from '#http/headers.ts';
import type { SiteFile, SiteManifest } from '#schemas/site-manifest.ts';
import { PAGE_HEADERS } from './file-headers.ts';

type HeaderRule = readonly [path: string, headers: Headers];

/** Headers of files that rules repeat; hosts know types, and make what has no other rule revalidate. */
const REPEATED = new Set([
  'Cache-Control',
  'X-Robots-Tag',
  'Content-Security-Policy',
  'Cross-Origin-Resource-Policy',
]);

const FOLDERS = ['/_astro/', '/og/', `${EDITOR_PATH}/`];
const DATA = new Set(['.csv', '.json', '.txt', '.xml']);

export function headersFile(manifest: SiteManifest, common: Headers): string {
  return headerRules(manifest, common).map(writeRule).join('\n');
}

/**
 * Makes the text of `_redirects`. Netlify shows the root 404.html everywhere unless told; both hosts redirect trailing
 * slashes and `index` themselves.
 */
export function redirectsFile({ redirects }: SiteManifest): string {
  const lines = Object.entries(redirects).map(([from, to]) => `${from} ${to} 301\n`);
  return `${lines.join('')}/en/* /en/404.html 404\n`;
}

/**
 * Makes few rules however many pages there are: one for all of them, one for each kind of file. Hosts join with a comma
 * what several rules say of one header, so that no header is in two rules that meet, save the policy: two policies are
 * both obeyed. The policy of a page alone stands in its meta.
 */
export function headerRules(manifest: SiteManifest, common: Headers): readonly HeaderRule[] {
  const files = Object.values(manifest.files);
  const pages = [...files, ...Object.values(manifest.notFound)].filter(({ file }) => file.endsWith('.html'));
  const groups = Map.groupBy(
    files.filter(({ file }) => rulePath(file) !== '/*'),
    ({ file }) => rulePath(file),
  );
  return [
    ['/*', { ...common, ...PAGE_HEADERS, ...sharedPolicy(pages) }],
    ...[...groups].map(([rule, group]): HeaderRule => [rule, repeatedHeaders(group)]),
  ];
}

function rulePath(file: string): string {
  const folder = FOLDERS.find((prefix) => file.startsWith(prefix));
  if (folder !== undefined) return `${folder}*`;
  if (file.endsWith('.html')) return fileAddress(file) === EDITOR_PATH ? EDITOR_PATH : '/*';
  const extension = path.extname(file);
  if (DATA.has(extension)) return `/*${extension}`;
  const [, first = '', ...rest] = file.split('/');
  return rest.length > 0 ? `/${first}/*` : file;
}

/** Policy that all pages have alike, with which pages that load tools work too. */
function sharedPolicy(pages: readonly SiteFile[]): Headers {
  const policies = pages.map(({ headers }) => (headers['Content-Security-Policy'] ?? '').split('; '));
  const directives = new Set([...sharedDirectives(policies), ...HEADER_POLICY.split('; ')]);
  const isLax = pages.some(({ headers }) => headers['Cross-Origin-Embedder-Policy'] === 'credentialless');
  return {
    'Content-Security-Policy': [...directives].join('; '),
    'Cross-Origin-Embedder-Policy': isLax ? 'credentialless' : 'require-corp',
  };
}

/** Headers that a rule repeats, of files that have them alike. */
function repeatedHeaders([first, ...others]: readonly SiteFile[]): Headers {
  const shared = Object.entries(first?.headers ?? {}).filter(
    ([name, value]) =>
      REPEATED.has(name) && value !== 'no-cache' && others.every(({ headers }) => headers[name] === value),
  );
  return Object.fromEntries(shared);
}

/** Directives that all policies have alike. `default-src` is none of them: it would forbid what each page adds. */
function sharedDirectives([first = [], ...others]: readonly (readonly string[])[]): readonly string[] {
  return first.filter(
    (directive) =>
      !directive.startsWith('default-src ') && others.every((policy) => policy.includes(directive)),
  );
}

function writeRule([rule, headers]: HeaderRule): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${rule}\n${lines.join('')}`;
}
