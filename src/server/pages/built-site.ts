import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { canonicalPath } from '#http/canonical.ts';
import { pathHeaders, type Addresses, type Headers } from '#http/headers.ts';
import { indexSite, type SiteFile } from '#http/site-files.ts';

/** The result of looking a path up in the built site. */
export type PathResult =
  | { readonly kind: 'file'; readonly file: SiteFile }
  | { readonly kind: 'redirect'; readonly location: string; readonly status: 301 | 308 }
  | { readonly kind: 'missing' };

/** The built site: its files by address, and the policy of each page. */
export interface BuiltSite {
  readonly folder: string;
  /** The addresses of its pages, but for the not-found pages. */
  readonly pages: readonly string[];
  readonly find: (path: string) => PathResult;
  readonly fileAt: (address: string) => SiteFile;
  readonly headersOf: (address: string) => Headers;
  /** The origin of the pages, when it is not that of the endpoints. */
  readonly pagesOrigin: string | undefined;
}

/** The not-found pages: they answer 404 at their own address too. */
const NOT_FOUND = /^(?:\/\w\w)?\/404$/;

/** Opens what `astro build` wrote in `dist`, or throws with what to do. */
export function openSite(dist: string, addresses?: Addresses): BuiltSite {
  const folder = path.join(dist, 'client');
  const files = indexSite(folder);
  const moved = readMoved(folder);

  function find(address: string): PathResult {
    const canonical = canonicalPath(address);
    const file = files.get(address);
    if (NOT_FOUND.test(canonical)) return { kind: 'missing' };
    if (file !== undefined) return { kind: 'file', file };
    const location = moved.get(address) ?? moved.get(canonical);
    if (location !== undefined) return { kind: 'redirect', location, status: 301 };
    return canonical !== address && files.has(canonical)
      ? { kind: 'redirect', location: canonical, status: 308 }
      : { kind: 'missing' };
  }

  function fileAt(address: string): SiteFile {
    const file = files.get(address);
    if (file === undefined) throw new Error(`The build has no page at ${address}: add it to src/pages.`);
    return file;
  }

  const pages = [...files.values()].filter(
    ({ file, address }) => file.endsWith('.html') && !NOT_FOUND.test(address),
  );
  return {
    folder,
    pages: pages.map(({ address }) => address),
    find,
    fileAt,
    headersOf: (address) => pathHeaders(address, files.get(address)?.policy),
    pagesOrigin: addresses?.PUBLIC_API_ORIGIN === undefined ? undefined : addresses.PUBLIC_SITE_ORIGIN,
  };
}

/** The paths that pages had, as the build wrote them for hosts of files. */
function readMoved(folder: string): Map<string, string> {
  const file = path.join(folder, '_redirects');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return new Map(
    lines.flatMap((line) => {
      const [from = '', to = '', status] = line.split(' ');
      return status === '301' ? [[from, to] as const] : [];
    }),
  );
}
