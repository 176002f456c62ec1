import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Islands with `client:intent={{ prefetch: true }}`. */
const PREFETCHED_ISLAND = /<astro-island\b[^>]*&quot;prefetch&quot;:true[^>]*>/g;

const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*"\.\/([^"]+)"/g;

/**
 * Adds the code of the page's prefetched islands to the addresses that its script prefetches when the browser is idle
 * (`client/prefetch`). Hashed names are known only once the build has written them.
 */
export function prefetchIslands(html: string, folder: string): string {
  const addresses = html.match(PREFETCHED_ISLAND)?.flatMap(codeAddresses) ?? [];
  const files = addresses.reduce(
    (found, address) => addWithImports(address, folder, found),
    new Set<string>(),
  );
  return html.replace(
    /(<html[^>]* data-prefetch=")([^"]*)/,
    (_, start: string, pages: string) => start + [...pages.split(' ').filter(Boolean), ...files].join(' '),
  );
}

function codeAddresses(island: string): string[] {
  return [...island.matchAll(/(?:component|renderer)-url="([^"]+)"/g)].map(([, address = '']) => address);
}

function addWithImports(address: string, folder: string, found: Set<string>): Set<string> {
  if (found.has(address)) return found;
  found.add(address);
  for (const [, name = ''] of readFileSync(folder + address, 'utf8').matchAll(STATIC_IMPORT))
    addWithImports(path.posix.join(path.posix.dirname(address), name), folder, found);
  return found;
}
