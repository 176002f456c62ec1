import { readFileSync } from 'node:fs';
import path from 'node:path';
import { canonicalPath } from '#http/canonical.ts';
import { StartError } from '#http/exit.ts';
import { MANIFEST, SiteManifestSchema, type SiteFile, type SiteManifest } from '#schemas/site-manifest.ts';

export interface BuiltSite {
  readonly folder: string;
  readonly files: ReadonlyMap<string, SiteFile>;
  readonly redirects: ReadonlyMap<string, string>;
  readonly notFound: SiteManifest['notFound'];
}

/** File at a path; or the redirect from a former path, or from another form of the only path of a page. */
type PathResult = SiteFile | { readonly location: string; readonly status: 301 | 308 };

/** Opens the build in `dist`. What its manifest does not list does not exist, so that no path leads elsewhere. */
export function openSite(dist: string): BuiltSite {
  const { files, redirects, notFound } = readManifest(path.join(dist, MANIFEST));
  return {
    folder: path.join(dist, 'client'),
    files: new Map(Object.entries(files)),
    redirects: new Map(Object.entries(redirects)),
    notFound,
  };
}

function readManifest(file: string): SiteManifest {
  try {
    return SiteManifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new StartError(`${file} is not what this server reads: run npm run build.`, { cause });
  }
}

export function findPath({ files, redirects }: BuiltSite, pathname: string): PathResult | undefined {
  const file = files.get(pathname);
  if (file !== undefined) return file;
  const canonical = canonicalPath(pathname);
  const location = redirects.get(pathname) ?? redirects.get(canonical);
  if (location !== undefined) return { location, status: 301 };
  return files.has(canonical) ? { location: canonical, status: 308 } : undefined;
}
