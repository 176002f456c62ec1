import { expect, test } from 'vitest';
import { commonHeaders, EDITOR_PATH, HEADER_POLICY } from '#http/headers.ts';
import { describeSite } from '#integrations/hosts/describe-site.ts';
import { headerRules, redirectsFile } from '#integrations/hosts/host-files.ts';
import { SCREENS } from '#routes.ts';

const NOT_FOUND = ['/404.html', '/fr/404.html', '/en/404.html'];
const DATA = ['/robots.txt', '/search.fr.json', '/og/a.png', '/favicon.svg', '/_astro/a.js'];

/** A site with so many articles, its own policy in each page. */
function describeArticles(count: number, more: Readonly<Record<string, string>> = {}) {
  const screens = SCREENS.flatMap(([, route]) => Object.values(route));
  const articles = Array.from({ length: count }, (_, index) => `/article-${index}`);
  const pages = [...screens, ...articles].map((page) => (page === '/' ? '/index.html' : `${page}.html`));
  const policies = new Map([
    ...[...pages, ...NOT_FOUND].map(
      (file) => [file, `default-src 'none'; script-src 'sha256-${file}'; img-src 'self'`] as const,
    ),
    ...Object.entries(more),
  ]);
  return describeSite([...policies.keys(), ...DATA], policies, new Map());
}

const rulesFor = (...site: Parameters<typeof describeArticles>) =>
  new Map(
    headerRules(describeArticles(...site), commonHeaders({ PUBLIC_SITE_ORIGIN: 'https://example.com' })),
  );

/** Says whether a path falls under the pattern of a rule. */
const meets = (pattern: string, path: string) =>
  pattern.split('*').every((part, index, { length }) => {
    if (length === 1) return path === part;
    return index === 0 ? path.startsWith(part) : path.endsWith(part);
  });

test('_headers: has fewer than sixty rules, whatever the number of articles', () => {
  expect(rulesFor(10_000).size).toBe(rulesFor(10).size);
  expect(rulesFor(10_000).size).toBeLessThan(60);
});

test('_headers: has the shared policy; a page keeps its own in its meta', () => {
  const policy = rulesFor(10).get('/*')?.['Content-Security-Policy'];
  expect(policy).toBe(`img-src 'self'; ${HEADER_POLICY}`);
  expect(policy).not.toContain('default-src');
});

test('_headers: shares no header in which pages differ', () => {
  const other = { '/other.html': "default-src 'none'; img-src 'self' data:" };
  expect(rulesFor(10, other).get('/*')?.['Content-Security-Policy']).toBe(HEADER_POLICY);
});

test('_headers: no two rules that meet share a header, save policies', () => {
  const site = describeArticles(3, { [`${EDITOR_PATH}.html`]: "default-src 'none'" });
  const rules = headerRules(site, commonHeaders({ PUBLIC_SITE_ORIGIN: 'https://example.com' }));
  for (const path of Object.keys(site.files)) {
    const names = rules
      .filter(([pattern]) => meets(pattern, path))
      .flatMap(([, headers]) => Object.keys(headers))
      .filter((name) => name !== 'Content-Security-Policy');
    expect([path, names]).toEqual([path, [...new Set(names)]]);
  }
});

test('_headers: pages with tools load them without credentials', () => {
  expect(rulesFor(1).get('/*')?.['Cross-Origin-Embedder-Policy']).toBe('require-corp');
  const tools = { '/tools.html': "default-src 'none'; script-src 'self' https://tools.example" };
  expect(rulesFor(1, tools).get('/*')?.['Cross-Origin-Embedder-Policy']).toBe('credentialless');
});

test('_headers: hashed files are cached for ever', () => {
  const rules = rulesFor(1);
  expect(rules.get('/_astro/*')?.['Cache-Control']).toContain('immutable');
  expect(rules.get('/og/*')?.['Cross-Origin-Resource-Policy']).toBe('cross-origin');
});

test('the manifest has the exact policy of every page', () => {
  const { files, notFound } = describeArticles(2);
  const pages = [...Object.values(files), ...Object.values(notFound)].filter(({ file }) =>
    file.endsWith('.html'),
  );
  for (const { file, headers } of pages)
    expect(headers['Content-Security-Policy']).toContain(`'sha256-${file}'`);
});

test('a build without a not-found page says which file to restore', () => {
  expect(() => describeSite(['/404.html', '/fr/404.html'], new Map(), new Map())).toThrow(/en\/404\.html/);
});

test('_redirects has the former paths of pages that exist', () => {
  const redirects = new Map([
    ['/old', '/article-0'],
    ['/lost', '/nowhere'],
  ]);
  const site = describeSite([...NOT_FOUND, '/article-0.html'], new Map(), redirects);
  expect(redirectsFile(site).split('\n')[0]).toBe('/old /article-0 301');
  expect(redirectsFile(site)).not.toContain('/lost');
});
