import type { AppContext } from '../context.ts';
import { refuse, respond } from '../errors.ts';
import type { BuiltSite } from './built-site.ts';
import { createNotFound } from './not-found.ts';

const METHODS = { Allow: 'GET, HEAD' };

/**
 * Answers what is neither an endpoint nor a file to send: leads to the one address of a page, says which methods it has,
 * or that there is none. A location is an address of the build or the path as it was asked for, never a decoded one.
 */
export function answerOtherPaths(site: BuiltSite | undefined) {
  const notFound = site && createNotFound(site);
  return (c: AppContext): Response => {
    const { pathname, search } = new URL(c.req.url);
    const lead = (location: string, status: 301 | 308) => {
      const query = location.includes('?') ? search.replace('?', '&') : search;
      return respond(c, {
        status,
        headers: { Location: location + query, 'Cache-Control': 'no-cache' },
        body: '',
      });
    };
    const found = site?.find(pathname) ?? { kind: 'missing' };
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    if (found.kind === 'missing')
      return notFound
        ? respond(c, notFound(pathname, c.req.header('accept-encoding')))
        : c.text('Not found\n', 404);
    if (!isRead) return refuse(c, 405, METHODS);
    return found.kind === 'redirect' ? lead(found.location, found.status) : lead(found.file.address, 308);
  };
}
