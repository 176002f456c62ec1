import { cors as honoCors } from 'hono/cors';
import type { Addresses } from '#http/headers.ts';
import { ENDPOINTS } from '#schemas/endpoints.ts';
import type { AppContext } from '../context.ts';

/** CORS for endpoints on another host: allows the pages alone, with cookies for a login only. */
export function cors({ PUBLIC_SITE_ORIGIN: site, PUBLIC_API_ORIGIN: api }: Addresses) {
  const rules = {
    origin: site,
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['Content-Type'],
    exposeHeaders: ['Retry-After'],
    maxAge: 7200, // seconds, the maximum of Chromium
  };
  const allow = honoCors(rules);
  const allowWithCookies = honoCors({ ...rules, credentials: true });
  return async (c: AppContext, next: () => Promise<void>) => {
    if (api === undefined) return next();
    if (c.req.header('origin') === site)
      return (c.req.path === ENDPOINTS.login ? allowWithCookies : allow)(c, next);
    c.header('Vary', 'Origin');
    return next();
  };
}
