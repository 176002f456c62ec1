import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { commonHeaders, pathHeaders, type Addresses } from '../http/headers.ts';
import { failure, refusal, sendResponse } from './errors.ts';
import type { Pages } from './pages/pages.ts';
import { askedBy, hasValidHost, isPlainRead, isUpgrade, originForm, readTarget } from './request-checks.ts';

/** The methods of the whole site. */
export const METHODS = 'GET, HEAD, POST, OPTIONS';

const KNOWN = new Set(METHODS.split(', '));

/**
 * Checks every request before anything reads it, then passes it on: to the endpoints what is under `/api/`, and the
 * health; to the built pages the rest. An error in sending a page is answered and logged here.
 */
export function createRequestListener(
  pages: Pages,
  endpoints: RequestListener,
  addresses: Addresses,
): RequestListener {
  const common = commonHeaders(addresses);

  return function listener(request, response) {
    const url = originForm(request);
    request.url = url;
    const target = readTarget(url);
    const path = target?.path ?? url;
    try {
      // The shortest way first, for nearly all requests: a file brings all its headers.
      if (target && isPlainRead(request) && pages.sendFile(target.path, request, response)) return;
      const refused = refusedStatus(request, url, target !== undefined);
      if (refused === undefined && target && isEndpoint(target.path))
        return void endpoints(request, response);
      setHeaders(response, { ...common, ...pathHeaders(path) });
      if (refused === 204) return void response.writeHead(204, { Allow: METHODS }).end();
      if (refused !== undefined || target === undefined) {
        const headers = refused === 405 ? { Allow: METHODS } : {};
        return sendResponse(response, refusal(askedBy(request, path), refused ?? 400, headers));
      }
      pages.answer(target, request, response);
    } catch (error) {
      const answer = failure(error, askedBy(request, target?.path ?? '/'));
      if (response.headersSent) return void response.destroy();
      setHeaders(response, { ...common, ...pathHeaders(path) });
      sendResponse(response, answer);
    }
  };
}

/** Why a request goes no further, as a status; 204 for `OPTIONS *`, which asks for the methods of the whole site. */
function refusedStatus(request: IncomingMessage, url: string, hasTarget: boolean) {
  if (!KNOWN.has(request.method ?? '') || isUpgrade(request)) return 405;
  if (!hasValidHost(request)) return 400;
  if (request.method === 'OPTIONS' && url === '*') return 204;
  return hasTarget ? undefined : 400;
}

function isEndpoint(path: string): boolean {
  return path.startsWith('/api/') || path === '/healthz';
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  response.setHeaders(new Map(Object.entries(headers)));
}
