import { answer, refuse, type Exchange } from './answer.ts';
import { allowPages } from './cors.ts';
import { loadEndpoints, type EndpointSettings } from './endpoints.ts';
import { createNotFound } from './pages/not-found.ts';
import { commonHeaders } from '../http/headers.ts';
import type { Target } from './request-target.ts';
import { openSite } from './pages/built-site.ts';
import { createSender } from './pages/send-file.ts';
import type { Store, StoreHealth } from './store/store.ts';

/** The way through a site. */
export interface Router {
  /** Answers a well-formed request. */
  readonly route: (exchange: Exchange, target: Target) => Promise<void> | void;
  /** How to send the file at a path, with all of its headers, to who only reads it; `undefined` when there is none. */
  readonly fileAt: (path: string) => ((exchange: Exchange) => void) | undefined;
}

const READ = 'GET, HEAD, OPTIONS';

/** Opens a build and gives the way through it: health, endpoints, redirects, files, not found. */
export async function createRouter(
  dist: string,
  settings: EndpointSettings,
  store: Store | undefined,
): Promise<Router> {
  const site = openSite(dist, settings);
  const sendFile = createSender(site, commonHeaders(settings));
  const sendNotFound = createNotFound(site);
  const callEndpoint = await loadEndpoints(settings, { site, store });

  function fileAt(asked: string) {
    const found = site.find(asked);
    return found.kind === 'file' ? (exchange: Exchange) => sendFile(exchange, found.file) : undefined;
  }

  function route(exchange: Exchange, target: Target) {
    const { method } = exchange.request;
    const isEndpoint = target.path.startsWith('/api/');
    if (isEndpoint) allowPages(exchange, target.path, settings);
    if (method === 'OPTIONS') return allow(exchange, isEndpoint ? 'GET, HEAD, POST, OPTIONS' : READ);
    if (isEndpoint && !target.path.endsWith('/')) {
      return callEndpoint(exchange, target.path, () => sendNotFound(exchange, target.path));
    }
    if (isEndpoint) return redirect(exchange, target.path.replace(/(?<!\/)\/+$/, ''), target.query);
    const found = target.path === '/healthz' ? 'health' : site.find(target.path);
    if (found !== 'health' && found.kind === 'missing') return sendNotFound(exchange, target.path);
    if (method === 'POST') return refuse(exchange, 405, target.path, { Allow: READ });
    if (found === 'health') return sendHealth(exchange, store);
    if (found.kind === 'redirect') return redirect(exchange, found.location, target.query);
    return sendFile(exchange, found.file);
  }
  return { route, fileAt };
}

/** 308 and not 301: a post stays a post. */
function redirect(exchange: Exchange, location: string, query: string): void {
  answer(exchange, 308, { Location: location + query, 'Cache-Control': 'no-cache' });
}

/** Says which methods an address has. */
export function allow(exchange: Exchange, methods: string): void {
  answer(exchange, 204, { Allow: methods });
}

/** 200 also when forms cannot be received: the pages are served, and whoever balances the load must send them. */
async function sendHealth(exchange: Exchange, store: Store | undefined): Promise<void> {
  const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };
  const health = (await store?.health(Date.now())) ?? { writable: false, reason: 'there is none' };
  answer(exchange, 200, headers, `${JSON.stringify(toReport(health))}\n`);
}

function toReport(health: StoreHealth) {
  if (!health.writable) return { status: 'degraded', store: health };
  const { oldestUndeliveredMs, parked } = health;
  const delivery = { oldestUndeliveredSeconds: Math.round(oldestUndeliveredMs / 1000), parked };
  return { status: parked > 0 ? 'degraded' : 'ok', store: { writable: true }, delivery };
}
