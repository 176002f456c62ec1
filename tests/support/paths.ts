import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { isScreen } from '#routes.ts';
import { isNight } from './night.ts';

const CLIENT = path.resolve('dist/client');

/** Two addresses under which nothing is, one in each language. */
export const MISSING = ['/nulle-part', '/en/nowhere'] as const;

/** Addresses of every page of the build, the not-found ones included. Run after `npm run build`. */
export const BUILT: readonly string[] = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .toSorted()
  .map((file) => `/${file.replaceAll(path.sep, '/').replace(/(?:^|\/)index\.html$|\.html$/, '')}`);

export const ALL_PAGES = BUILT.filter((address) => !address.endsWith('/404'));

/**
 * Pages that one template makes from data (articles): no screens of the table of
 * routes, all in one folder. In the order of their size.
 */
const TEMPLATES = Object.values(
  Object.groupBy(
    ALL_PAGES.filter((address) => !isScreen(address)),
    path.posix.dirname,
  ),
).map((pages = []) => pages.toSorted((a, b) => pageSize(a) - pageSize(b)));

const FROM_TEMPLATES = new Set(TEMPLATES.flat());

/** Of each template the first page by name, the smallest and the largest. */
const SAMPLE = new Set(TEMPLATES.flatMap((pages) => [pages.toSorted()[0], pages[0], pages.at(-1)]));

/** Returns true for a page that per-page tests cover: a sample of each template by day, every page by night. */
export function isTested(address: string): boolean {
  return isNight || !FROM_TEMPLATES.has(address) || SAMPLE.has(address);
}

/** Pages that a test of each page takes. */
export const PAGES = ALL_PAGES.filter(isTested);

function pageSize(address: string): number {
  return statSync(path.join(CLIENT, `${address}.html`)).size;
}
