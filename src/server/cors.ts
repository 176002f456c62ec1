import { ENDPOINTS } from '../schemas/endpoints.ts';
import type { Exchange } from './answer.ts';
import type { Addresses } from '../http/headers.ts';

/** How long a browser may remember that it may ask, in seconds: the most that Chromium does. */
const PREFLIGHT_S = '7200';

/**
 * Where the endpoints are on another host than the pages, lets the scripts of the pages call one at `path` and read
 * its answer. No other origin is ever named, and cookies go with a login only.
 */
export function allowPages(
  { request, response }: Exchange,
  path: string,
  { PUBLIC_SITE_ORIGIN: site, PUBLIC_API_ORIGIN: api }: Addresses,
): void {
  if (api === undefined) return;
  response.setHeader('Vary', 'Origin');
  if (request.headers.origin !== site) return;
  response.setHeader('Access-Control-Allow-Origin', site);
  response.setHeader('Access-Control-Expose-Headers', 'Retry-After');
  if (path === ENDPOINTS.login) response.setHeader('Access-Control-Allow-Credentials', 'true');
  if (request.method !== 'OPTIONS') return;
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST');
  response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
  response.setHeader('Access-Control-Max-Age', PREFLIGHT_S);
}
