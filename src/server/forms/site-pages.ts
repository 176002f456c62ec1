import { readFileSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '#http/exit.ts';
import type { Headers } from '#http/headers.ts';
import { localeOf } from '#routes.ts';
import type { AppContext, WholeResponse } from '../context.ts';
import { respond } from '../errors.ts';
import type { BuiltSite } from '../files/built-site.ts';
import { editPage, getAttribute, setAttribute } from './html.ts';

/** Built pages that answers are rendered from, by address. */
export type SitePages = ReadonlyMap<string, { readonly html: string; readonly headers: Headers }>;

/** Reads the pages at some addresses, so that they answer whatever becomes of their files. */
export function readSitePages(
  { files, folder }: BuiltSite,
  addresses: readonly string[],
  origin: string,
): SitePages {
  const pages = addresses.map((address) => {
    const file = files.get(address);
    if (file === undefined) throw new StartError(`The build has no page at ${address}: run npm run build.`);
    const html = readFileSync(path.join(folder, file.file), 'utf8');
    return [
      address,
      { html: origin === '' ? html : linkToSite(origin, html), headers: file.headers },
    ] as const;
  });
  return new Map(pages);
}

/** Makes the links of a page absolute, for endpoints on another host than the site at `origin`. */
function linkToSite(origin: string, source: string): string {
  return editPage(source, (elements) => {
    for (const element of elements()) {
      const target = getAttribute(element, 'href');
      if (element.tagName === 'a' && target?.startsWith('/')) setAttribute(element, 'href', origin + target);
      // Pages to prefetch are on the other host.
      if (element.tagName === 'html') setAttribute(element, 'data-prefetch', undefined);
    }
  });
}

/** Answers with a built page that is rendered for this request: under its own policy, never cached. */
export function answerPage(
  c: AppContext,
  pages: SitePages | undefined,
  { address, status, headers }: Pick<WholeResponse, 'status' | 'headers'> & { readonly address: string },
  render: (html: string) => string,
): Response {
  if (pages === undefined) return c.text(`${address} ${status}\n`, status); // development has no build
  const page = pages.get(address);
  if (page === undefined) throw new Error(`No form has a page at ${address}.`);
  return respond(c, {
    status,
    headers: {
      ...page.headers,
      'Cache-Control': 'no-store',
      Vary: 'Origin',
      'Content-Language': localeOf(address),
      ...headers,
    },
    body: render(page.html),
  });
}
