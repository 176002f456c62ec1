import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { localeOf } from '../../routes.ts';
import type { EndpointAnswer } from '../endpoint.ts';
import type { Site } from './built-site.ts';
import { leadTo } from '../forms/lead-to.ts';

/** Answers with a page of the build, changed on the way: under its own policy, never kept by anyone. */
export async function pageAnswer(
  site: Site | undefined,
  address: string,
  { status, headers }: { readonly status: number; readonly headers?: Readonly<Record<string, string>> },
  change: (html: string) => string,
): Promise<EndpointAnswer> {
  if (site === undefined) return { status, body: `${address} ${status}\n` }; // development: no build
  const html = await readFile(path.join(site.folder, site.fileAt(address).file), 'utf8');
  const changed = change(html);
  return {
    status,
    body: site.pagesOrigin === undefined ? changed : leadTo(site.pagesOrigin, changed),
    headers: {
      ...site.headersOf(address),
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': localeOf(address),
      'Cache-Control': 'no-store',
      ...headers,
    },
  };
}
