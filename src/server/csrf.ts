import type { IncomingHttpHeaders } from 'node:http';
import type { Addresses } from '../http/headers.ts';

/**
 * Whether a post comes from another site. Browsers always say where a post comes from, JSON included; a client
 * that says nothing is no browser, and there is no visitor to protect from it.
 */
export function isCrossSite(
  headers: IncomingHttpHeaders,
  { PUBLIC_SITE_ORIGIN: site, PUBLIC_API_ORIGIN: api }: Addresses,
): boolean {
  const { origin, host, 'sec-fetch-site': fetchSite } = headers;
  if (origin === site) return false;
  // On a host of their own the endpoints answer with pages too, whose forms are sent again from there.
  if (api !== undefined && origin !== undefined) return origin !== api;
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return true;
  if (origin === undefined) return false;
  // The scheme is not compared: behind a proxy that ends TLS we are asked in http for a page of https.
  return !URL.canParse(origin) || new URL(origin).host === '' || new URL(origin).host !== host;
}
