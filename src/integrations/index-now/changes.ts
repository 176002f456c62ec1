import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { canonicalPath } from '../../http/canonical.ts';
import { listFiles } from '../../http/site-files.ts';

/** What each page of the sitemap says, as a digest by address. */
export type PageDigests = Readonly<Record<string, string>>;

const LOCATION = /<url><loc>([^<]+)<\/loc>/g;

/** What a visitor reads of a page: a change of style or of script is no news. */
const WORDS = [/<title>[^]*?<\/title>/, /<meta name="description"[^>]*>/, /<main[^]*<\/main>/];

/** Reads the digests of a build in `dist/client`. */
export function digestPages(client: string): PageDigests {
  const sitemaps = listFiles(client).filter((file) => /^\/sitemap-\d+\.xml$/.test(file));
  const addresses = sitemaps.flatMap((file) =>
    [...readFileSync(client + file, 'utf8').matchAll(LOCATION)].map(([, address = '']) => address),
  );
  return Object.fromEntries(
    addresses.toSorted().map((address) => [address, digestOf(client, new URL(address).pathname)]),
  );
}

/** The addresses to tell of: those that are new, say something else, or are gone since the digests before. */
export function changedPages(before: PageDigests, now: PageDigests): string[] {
  const all = new Set([...Object.keys(now), ...Object.keys(before)]);
  return [...all].filter((address) => before[address] !== now[address]).toSorted();
}

function digestOf(client: string, pathname: string): string {
  const page = canonicalPath(pathname);
  const html = readFileSync(path.join(client, page === '/' ? 'index.html' : `${page}.html`), 'utf8');
  const words = WORDS.map((part) => part.exec(html)?.[0] ?? '').join('\n');
  // Attributes hold the ranks of styles; the description is read from its own.
  const text = words
    .replace(/<meta[^>]*content="([^"]*)"[^>]*>/g, '$1')
    .replace(/<(?:script|style)[^]*?<\/(?:script|style)>|<[^>]*>/g, ' ');
  return createHash('sha256').update(text.replace(/\s+/g, ' ')).digest('hex').slice(0, 32);
}
