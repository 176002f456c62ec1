import { readdirSync } from 'node:fs';
import { ROUTES } from '../../src/routes.ts';

/** The addresses of the pages that visitors find, without reading the build. */
export const PAGES: readonly string[] = [
  ...Object.values(ROUTES).flatMap((route) => Object.values(route)),
  ...readdirSync('content/articles')
    .filter((file) => file.endsWith('.md'))
    .map((file) => `/${file.replace(/\.md$/, '')}`),
];

/** Two addresses under which nothing is, one in each language. */
export const MISSING = ['/nulle-part', '/en/nowhere'] as const;
