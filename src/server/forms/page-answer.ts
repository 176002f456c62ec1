import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { localeOf } from '../../routes.ts';
import type { Site } from '../site.ts';
import { leadTo } from './lead-to.ts';

/** Answers with a page of the build, changed on the way: under its own policy, never kept by anyone. */
export async function pageAnswer(
  site: Site | undefined,
  address: string,
  { status, headers }: { readonly status: number; readonly headers?: Readonly<Record<string, string>> },
  change: (html: string) => string,
): Promise<Response> {
  if (site === undefined) return new Response(`${address} ${status}\n`, { status }); // development: no build
  const html = await readFile(path.join(site.folder, site.fileAt(address).file), 'utf8');
  const changed = change(html);
  return new Response(site.pagesOrigin === undefined ? changed : leadTo(site.pagesOrigin, changed), {
    status,
    headers: {
      ...site.headersOf(address),
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': localeOf(address),
      'Cache-Control': 'no-store',
      ...headers,
    },
  });
}
