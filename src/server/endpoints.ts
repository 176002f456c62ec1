import { pathToFileURL } from 'node:url';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ENDPOINTS } from '../schemas/endpoints.ts';
import { refuse, type Exchange } from './answer.ts';
import { readBody } from './body.ts';
import { isCrossSite } from './cross-site.ts';
import { pageOf } from './page-of.ts';
import { clientAddress } from './client-address.ts';
import { productOf, type ProductSettings } from './login/product.ts';
import type { Site } from './site.ts';
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

/** What the endpoints need of the environment. */
export interface EndpointSettings extends ProductSettings {
  readonly PUBLIC_SITE_ORIGIN: string;
  /** How many proxies in front of the server add the address that they were called from. */
  readonly TRUSTED_PROXY_HOPS: number;
}

/** Loads the endpoints that Astro built, and gives them what they serve with: their own copy of our modules has none. */
export async function loadEndpoints(
  entry: string,
  settings: EndpointSettings,
  services: { readonly site: Site; readonly store: Store | undefined },
): Promise<CallEndpoint> {
  const built: { handler: AstroHandler } = await import(pathToFileURL(entry).href);
  const product = productOf(settings);

  return async function callEndpoint(exchange, path, notFound) {
    const { request, response } = exchange;
    const page = pageOf(path, request.headers.referer);
    response.setHeader('Cache-Control', 'no-store');
    allowReading(exchange, settings.PUBLIC_SITE_ORIGIN);
    if (request.method === 'POST') {
      if (path !== ENDPOINTS.unsubscribe && isCrossSite(request.headers, settings.PUBLIC_SITE_ORIGIN))
        return refuse(exchange, 403, page);
      if (isEncoded(request)) return refuse(exchange, 415, page, { 'Accept-Encoding': 'identity' });
      const body = await readBody(request);
      if (body === 'too-large') return refuse(exchange, 413, page);
      // Astro takes a body that was already read from here.
      Object.assign(request, { body });
    }
    const client = clientAddress(request, settings.TRUSTED_PROXY_HOPS);
    await built.handler(request, response, notFound, { ...services, product, client });
  };
}

/** Lets the scripts of the site read our answers where its pages are on another host. */
function allowReading({ request, response }: Exchange, siteOrigin: string): void {
  if (request.headers.origin === siteOrigin) response.setHeader('Access-Control-Allow-Origin', siteOrigin);
}

/** A compressed body could be a thousand times larger once read. */
function isEncoded({ headers }: IncomingMessage): boolean {
  return (headers['content-encoding'] ?? 'identity').trim().toLowerCase() !== 'identity';
}
