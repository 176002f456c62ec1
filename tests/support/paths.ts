import { readdirSync, readFileSync } from 'node:fs';
import { todayInParis } from '../../src/editorial/collections.ts';
import { ROUTES } from '../../src/routes.ts';

/** The addresses of the pages that visitors find, without reading the build. */
export const PAGES: readonly string[] = [
  ...Object.values(ROUTES).flatMap((route) => Object.values(route)),
  ...readdirSync('content/articles')
    .filter((file) => file.endsWith('.md') && isOut(readFileSync(`content/articles/${file}`, 'utf8')))
    .map((file) => `/${file.replace(/\.md$/, '')}`),
];

/** Two addresses under which nothing is, one in each language. */
export const MISSING = ['/nulle-part', '/en/nowhere'] as const;

/** Whether an article is on the site today: neither a draft nor dated later. */
function isOut(article: string): boolean {
  const [, date = ''] = /^date: "(.*)"$/m.exec(article) ?? [];
  return !/^draft: true/m.test(article) && date <= todayInParis();
}
