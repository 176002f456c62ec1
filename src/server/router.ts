import path from 'node:path';
import { answer, refuse, type Exchange } from './answer.ts';
import { loadEndpoints } from './endpoints.ts';
import { createNotFound } from './not-found.ts';
import type { Target } from './request-target.ts';
import { openSite } from './site.ts';
import { createSender } from './static.ts';
import type { Store } from './store/store.ts';

/** Answers a well-formed request. */
export type Route = (exchange: Exchange, target: Target) => Promise<void> | void;

const READ = 'GET, HEAD, OPTIONS';

/** Opens a build and gives the way through it: health, endpoints, redirects, files, not found. */
export async function createRouter(
  dist: string,
  siteOrigin: string,
  store: Store | undefined,
): Promise<Route> {
  const site = openSite(dist);
  const sendFile = createSender(site);
  const sendNotFound = createNotFound(site);
  const callEndpoint = await loadEndpoints(path.join(dist, 'server/entry.mjs'), siteOrigin, store);

  return function route(exchange, target) {
    const { method } = exchange.request;
    const isEndpoint = target.path.startsWith('/api/');
    if (method === 'OPTIONS') return allow(exchange, isEndpoint ? 'GET, HEAD, POST, OPTIONS' : READ);
    if (isEndpoint && !target.path.endsWith('/')) {
      return callEndpoint(exchange, target.path, () => sendNotFound(exchange, target.path));
    }
    if (isEndpoint) return redirect(exchange, target.path.replace(/\/+$/, ''), target.query);
    const found = target.path === '/healthz' ? 'health' : site.find(target.path);
    if (found !== 'health' && found.kind === 'missing') return sendNotFound(exchange, target.path);
    if (method === 'POST') return refuse(exchange, 405, target.path, { Allow: READ });
    if (found === 'health') return sendHealth(exchange);
    if (found.kind === 'redirect') return redirect(exchange, found.location, target.query);
    return sendFile(exchange, found.file);
  };
}

/** 308 and not 301: a post stays a post. */
function redirect(exchange: Exchange, location: string, query: string): void {
  answer(exchange, 308, { Location: location + query, 'Cache-Control': 'no-cache' });
}

/** Says which methods an address has. */
export function allow(exchange: Exchange, methods: string): void {
  answer(exchange, 204, { Allow: methods });
}

function sendHealth(exchange: Exchange): void {
  const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };
  answer(exchange, 200, headers, `${JSON.stringify({ status: 'ok' })}\n`);
}
