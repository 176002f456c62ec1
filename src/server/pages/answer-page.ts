import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { attribute } from '../../http/html-nodes.ts';
import { localeOf } from '../../routes.ts';
import type { AppContext, Answer } from '../context.ts';
import { respond } from '../errors.ts';
import { editPage, setAttribute } from './edit-html.ts';

/** Answers with a page of the build, changed on the way: under its own policy, never kept by anyone. */
export async function answerPage(
  c: AppContext,
  address: string,
  { status, headers }: Pick<Answer, 'status' | 'headers'>,
  change: (html: string) => string,
): Promise<Response> {
  const { site } = c.get('services');
  if (site === undefined) return c.text(`${address} ${status}\n`, status); // development: no build
  const html = change(await readFile(path.join(site.folder, site.fileAt(address).file), 'utf8'));
  return respond(c, {
    status,
    headers: {
      ...site.headersOf(address),
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': localeOf(address),
      ...headers,
    },
    body: site.pagesOrigin === undefined ? html : linkToSite(site.pagesOrigin, html),
  });
}

/** On their own host, the endpoints answer with pages whose links go to the site at `origin`, not to a copy of it. */
function linkToSite(origin: string, source: string): string {
  return editPage(source, ({ elements }) => {
    for (const element of elements()) {
      const target = attribute(element, 'href');
      if (element.tagName === 'a' && target?.startsWith('/')) setAttribute(element, 'href', origin + target);
      // What the page would fetch ahead is on the other host.
      if (element.tagName === 'html') setAttribute(element, 'data-prefetch', undefined);
    }
  });
}
