import { localeOf } from '#routes.ts';
import type { AppContext, WholeResponse } from '../context.ts';
import { respond } from '../errors.ts';
import type { SitePages } from './site-pages.ts';

/** Answers with a built page that is rendered for this request: under its own policy, never cached. */
export function answerPage(
  c: AppContext,
  pages: SitePages | undefined,
  { address, status, headers }: Pick<WholeResponse, 'status' | 'headers'> & { readonly address: string },
  render: (pages: SitePages) => string,
): Response {
  if (pages === undefined) return c.text(`${address} ${status}\n`, status); // development has no build
  return respond(c, {
    status,
    headers: {
      ...pages.pageHeaders(address),
      'Cache-Control': 'no-store',
      Vary: 'Origin',
      'Content-Language': localeOf(address),
      ...headers,
    },
    body: render(pages),
  });
}
