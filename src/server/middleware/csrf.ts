import type { Addresses } from '#http/headers.ts';
import { ENDPOINTS } from '#schemas/endpoints.ts';
import type { AppContext } from '../context.ts';
import { refuse } from '../errors.ts';
import { isNativeForm } from '../negotiation.ts';

/**
 * Refuses with 403 a post that a page of another site makes a browser send (CSRF), JSON included. Browsers always say
 * where a post comes from; a client that says nothing is no browser, and there is no visitor to protect from it. The
 * one-click link of a mail is exempt: mail programs on the web send it from their own site, and its token is the proof.
 * The page of a form answers a native post with what was typed.
 */
export function csrf(addresses: Addresses) {
  return async (c: AppContext, next: () => Promise<void>) => {
    const isExempt = c.req.method !== 'POST' || c.req.path === ENDPOINTS.unsubscribe;
    if (isExempt || !isCrossSite((name) => c.req.header(name), addresses)) return next();
    if (!isNativeForm(c.req)) return refuse(c, 403);
    c.set('refusal', { reason: 'cross-site' });
    return next();
  };
}

function isCrossSite(
  header: (name: string) => string | undefined,
  { PUBLIC_SITE_ORIGIN: site, PUBLIC_API_ORIGIN: api }: Addresses,
): boolean {
  const origin = header('origin');
  const fetchSite = header('sec-fetch-site');
  if (origin === site) return false;
  // A referrer policy that a proxy or an extension sets hides the origin, not that it is the same.
  if (origin === 'null' && fetchSite === 'same-origin') return false;
  // On a host of their own the endpoints answer with pages too, whose forms are sent again from there.
  if (api !== undefined && origin !== undefined) return origin !== api;
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return true;
  if (origin === undefined) return false;
  // The scheme is not compared: behind a proxy that ends TLS we are asked in http for a page of https.
  return !URL.canParse(origin) || new URL(origin).host === '' || new URL(origin).host !== header('host');
}
