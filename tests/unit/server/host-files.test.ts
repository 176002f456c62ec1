import { expect, test } from 'vitest';
import { headerRules } from '#integrations/hosts/host-files.ts';
import { SCREENS } from '#routes.ts';
import { HEADER_POLICY } from '#http/headers.ts';

const screens = SCREENS.flatMap(([, route]) => Object.values(route));
const fileOf = (path: string) => (path === '/' ? '/index.html' : `${path}.html`);
const articles = (count: number) => Array.from({ length: count }, (_, index) => `/article-${index}`);

/** The paths of the rules of a site with so many articles, and the policies in them. */
function rulesFor(count: number) {
  const pages = [...screens, ...articles(count)];
  const files = [...pages.map(fileOf), ...articles(count).map((path) => `${path}.md`), '/robots.txt'];
  const policies = Object.fromEntries(pages.map((path) => [path, `script-src of ${path}`]));
  const rules = headerRules(files, policies, { PUBLIC_SITE_ORIGIN: 'https://example.com' });
  return {
    paths: rules.map(([path]) => path),
    policies: new Map(rules.map(([path, headers]) => [path, headers['Content-Security-Policy']])),
  };
}

test('a young site gives each page a rule with its policy, and all Markdown twins one', () => {
  const { paths, policies } = rulesFor(11);
  for (const path of [...screens, ...articles(11)])
    expect(policies.get(path)).toMatch(`script-src of ${path};`);
  expect(paths.filter((path) => path.endsWith('.md'))).toEqual(['/*.md']);
});

test('thousands of articles leave room: they have no rule, and every screen keeps its own', () => {
  const { paths, policies } = rulesFor(10_000);
  expect(paths.length).toBeLessThanOrEqual(100); // what Cloudflare reads
  for (const path of screens) expect(policies.get(path)).toMatch(`script-src of ${path};`);
  expect(paths.filter((path) => path.startsWith('/article-'))).toEqual([]);
  expect(policies.get('/*')).toBe(HEADER_POLICY);
});
