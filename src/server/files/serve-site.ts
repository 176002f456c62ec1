import type { AppContext } from '../context.ts';
import { refuse, respond } from '../errors.ts';
import { findPath, type BuiltSite } from './built-site.ts';
import { createNotFound } from './not-found.ts';
import { sendFile } from './send-file.ts';

export function serveSite(site: BuiltSite | undefined) {
  if (site === undefined) return (c: AppContext) => c.text('Not found\n', 404); // development has no build
  const notFound = createNotFound(site);
  return async (c: AppContext): Promise<Response> => {
    const { pathname, search } = new URL(c.req.url);
    const found = findPath(site, pathname);
    if (found === undefined) return respond(c, notFound(pathname));
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return refuse(c, 405, { Allow: 'GET, HEAD' });
    if (!('location' in found))
      return (await sendFile(c.env, site.folder, found)) ?? respond(c, notFound(pathname));
    const headers = { Location: found.location + search, 'Cache-Control': 'no-cache' };
    return respond(c, { status: found.status, headers, body: '' });
  };
}
