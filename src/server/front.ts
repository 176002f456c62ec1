import type { IncomingMessage, RequestListener } from 'node:http';
import { answer, hasUnreadBody, refuse, type Exchange } from './answer.ts';
import { fail } from './failure.ts';
import { commonHeaders, pathHeaders, type Addresses } from '../http/headers.ts';
import { pageOf } from './page-of.ts';
import { hasValidHost, readTarget, type Target } from './request-target.ts';
import { allow, type Router } from './router.ts';

/** The methods of the whole site. Astro's own server dies of a TRACE. */
export const METHODS = 'GET, HEAD, POST, OPTIONS';

const KNOWN = new Set(METHODS.split(', '));

/** Checks every request before anything reads it, gives every answer its headers, and survives every failure. */
export function createFront(router: Router, addresses: Addresses): RequestListener {
  const common = new Map(Object.entries(commonHeaders(addresses)));

  return function front(request, response) {
    const exchange = { request, response };
    const url = request.url ?? '';
    const target = readTarget(url);
    const setHeaders = () => {
      response.setHeaders(common);
      response.setHeaders(new Map(Object.entries(pathHeaders(target?.path ?? url))));
    };
    try {
      const sendFile = target && isPlainRead(request) ? router.fileAt(target.path) : undefined;
      // It brings its headers: set one by one, they would take longer than all the rest.
      if (sendFile !== undefined) return sendFile(exchange);
    } catch (error) {
      if (!response.headersSent) setHeaders();
      return answerFailure(exchange, target, error);
    }
    setHeaders();
    // Only posts are read: the body of anything else stays in the connection, which cannot serve again.
    if (request.method !== 'POST' && hasUnreadBody(request)) response.setHeader('Connection', 'close');
    check(exchange, url, target, router).catch((error: unknown) => answerFailure(exchange, target, error));
  };
}

async function check(
  exchange: Exchange,
  url: string,
  target: Target | undefined,
  { route }: Router,
): Promise<void> {
  const { request } = exchange;
  const page = target?.path ?? url;
  if (!KNOWN.has(request.method ?? '') || isUpgrade(exchange)) {
    return refuse(exchange, 405, page, { Allow: METHODS });
  }
  if (!hasValidHost(request)) return refuse(exchange, 400, page);
  if (request.method === 'OPTIONS' && url === '*') return allow(exchange, METHODS);
  if (target === undefined) return refuse(exchange, 400, page);
  return route(exchange, target);
}

/** Whether nothing is asked but to read, which is nearly always so, and nothing of the request is odd. */
function isPlainRead(request: IncomingMessage): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const { upgrade, expect } = request.headers;
  return (
    isRead &&
    upgrade === undefined &&
    expect === undefined &&
    !hasUnreadBody(request) &&
    hasValidHost(request)
  );
}

/** Some clients offer h2c with every plain request, and expect to be answered without it. */
function isUpgrade({ request }: Exchange): boolean {
  return request.headers.upgrade !== undefined && !/^h2c$/i.test(request.headers.upgrade);
}

function answerFailure(exchange: Exchange, target: Target | undefined, error: unknown): void {
  const { request, response } = exchange;
  // A visitor who left in the middle of a post is nobody's failure.
  if (request.destroyed && !request.complete) return;
  const path = target?.path ?? '/';
  const { status, headers, body } = fail(error, {
    path,
    page: pageOf(path, request.headers.referer),
    accept: request.headers.accept ?? '',
  });
  if (response.headersSent) response.destroy();
  else answer(exchange, status, headers, body);
}
