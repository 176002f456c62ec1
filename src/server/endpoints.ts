import { pathToFileURL } from 'node:url';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { refuse, type Exchange } from './answer.ts';
import { readBody } from './body.ts';
import { isCrossSite } from './cross-site.ts';
import { pageOf } from './page-of.ts';
import type { Store } from './store/store.ts';

/** Astro's handler in middleware mode; it calls `next` for a path without an endpoint. */
type AstroHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
  locals: App.Locals,
) => Promise<void>;

/** Passes a request under `/api/` to its endpoint, once nothing is wrong with it. */
export type CallEndpoint = (exchange: Exchange, path: string, notFound: () => void) => Promise<void>;

/** Loads the endpoints that Astro built, and gives them the store: their own copy of our modules has none. */
export async function loadEndpoints(
  entry: string,
  siteOrigin: string,
  store: Store | undefined,
): Promise<CallEndpoint> {
  const built: { handler: AstroHandler } = await import(pathToFileURL(entry).href);

  return async function callEndpoint(exchange, path, notFound) {
    const { request, response } = exchange;
    const page = pageOf(path, request.headers.referer);
    response.setHeader('Cache-Control', 'no-store');
    if (request.method === 'POST') {
      if (isCrossSite(request.headers, siteOrigin)) return refuse(exchange, 403, page);
      if (isEncoded(request)) return refuse(exchange, 415, page, { 'Accept-Encoding': 'identity' });
      const body = await readBody(request);
      if (body === 'too-large') return refuse(exchange, 413, page);
      // Astro takes a body that was already read from here.
      Object.assign(request, { body });
    }
    await built.handler(request, response, notFound, { store });
  };
}

/** A compressed body could be a thousand times larger once read. */
function isEncoded({ headers }: IncomingMessage): boolean {
  return (headers['content-encoding'] ?? 'identity').trim().toLowerCase() !== 'identity';
}
