import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a post comes from another site. Browsers always say where a post comes from, JSON included; a client
 * that says nothing is no browser, and there is no visitor to protect from it.
 */
export function isCrossSite(headers: IncomingHttpHeaders, siteOrigin: string): boolean {
  const { origin, host, 'sec-fetch-site': fetchSite } = headers;
  // Also from the pages on another host than the endpoints.
  if (origin === siteOrigin) return false;
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return true;
  if (origin === undefined) return false;
  // The scheme is not compared: behind a proxy that ends TLS we are asked in http for a page of https.
  return !URL.canParse(origin) || new URL(origin).host === '' || new URL(origin).host !== host;
}
