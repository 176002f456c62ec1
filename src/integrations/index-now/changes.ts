import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { canonicalPath } from '../../http/canonical.ts';
import { listFiles } from '../../http/site-files.ts';

/** A digest of the text of each page of the sitemap, by address. */
export type PageDigests = Readonly<Record<string, string>>;

const LOCATION = /<url><loc>([^<]+)<\/loc>/g;

/** The text of a page, without styles and scripts, whose changes search engines need not know. */
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

/** The addresses to submit: pages added, changed or removed since the digests before. */
export function changedPages(before: PageDigests, now: PageDigests): string[] {
  const all = new Set([...Object.keys(now), ...Object.keys(before)]);
  return [...all].filter((address) => before[address] !== now[address]).toSorted();
}

function digestOf(client: string, pathname: string): string {
  const page = canonicalPath(pathname);
  const html = readFileSync(path.join(client, page === '/' ? 'index.html' : `${page}.html`), 'utf8');
  const words = WORDS.map((part) => part.exec(html)?.[0] ?? '').join('\n');
  // Attributes hold the numbers of Astro's styles; only the description's are kept.
  const text = words
    .replace(/<meta[^>]*content="([^"]*)"[^>]*>/g, '$1')
    .replace(/<(?:script|style)[^]*?<\/(?:script|style)>|<[^>]*>/g, ' ');
  return createHash('sha256').update(text.replace(/\s+/g, ' ')).digest('hex').slice(0, 32);
}
