import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readAliases } from '#editorial/articles/aliases.ts';
import { commonHeaders, type Addresses } from '#http/headers.ts';
import { SITEMAP } from '#routes.ts';
import { MANIFEST } from '#schemas/site-manifest.ts';
import { listFiles } from '../list-files.ts';
import { describeSite } from './describe-site.ts';
import { headersFile, redirectsFile } from './host-files.ts';

/**
 * Writes what is to be known of the files in a folder: the manifest beside it, which our server reads, and from the same
 * data `_headers` and `_redirects`, which hosts of files read.
 */
export function writeHostFiles(
  folder: string,
  policies: ReadonlyMap<string, string>,
  addresses: Addresses,
): void {
  const redirects = new Map([['/sitemap.xml', SITEMAP], ...readAliases()]);
  const manifest = describeSite(listFiles(folder), policies, redirects);
  writeFileSync(path.join(folder, '..', MANIFEST), JSON.stringify(manifest, null, 1));
  writeFileSync(path.join(folder, '_redirects'), redirectsFile(manifest));
  writeFileSync(path.join(folder, '_headers'), headersFile(manifest, commonHeaders(addresses))); // last: a build that has it is whole
}
