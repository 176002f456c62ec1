import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { IncomingMessage } from 'node:http';
import { ENDPOINTS } from '../schemas/endpoints.ts';
import { answer, refuse, type Exchange } from './answer.ts';
import { readBody } from './body.ts';
import { isCrossSite } from './csrf.ts';
import { toEndpointRequest, type Endpoint, type EndpointFile } from './endpoint.ts';
import { pageOf } from './page-of.ts';
import { clientAddress } from './client-address.ts';
import { productOf, type ProductSettings } from './login/product.ts';
import type { Addresses } from '../http/headers.ts';
import type { Site } from './pages/built-site.ts';
import type { Store } from './store/store.ts';

/** Passes a request under `/api/` to its endpoint, once nothing is wrong with it. */
export type CallEndpoint = (exchange: Exchange, path: string, notFound: () => void) => Promise<void>;

/** What the endpoints need of the environment. */
export interface EndpointSettings extends ProductSettings, Addresses {
  /** How many proxies in front of the server add the address that they were called from. */
  readonly TRUSTED_PROXY_HOPS: number;
}

const FOLDER = new URL('../pages/api/', import.meta.url);

/** Loads the files of `src/pages/api`, and gives them what they serve with. */
export async function loadEndpoints(
  settings: EndpointSettings,
  services: { readonly site: Site; readonly store: Store | undefined },
): Promise<CallEndpoint> {
  const files = await endpointFiles();
  const product = productOf(settings);
  const { PUBLIC_SITE_ORIGIN: siteOrigin } = settings;

  return async function callEndpoint(exchange, path, notFound) {
    const { request, response } = exchange;
    const page = pageOf(path, request.headers.referer);
    response.setHeader('Cache-Control', 'no-store');
    const file = files.get(path);
    if (file === undefined) return notFound();
    let body: Buffer = Buffer.alloc(0);
    if (request.method === 'POST') {
      if (path !== ENDPOINTS.unsubscribe && isCrossSite(request.headers, settings))
        return refuse(exchange, 403, page);
      if (isEncoded(request)) return refuse(exchange, 415, page, { 'Accept-Encoding': 'identity' });
      const read = await readBody(request);
      if (read === 'too-large') return refuse(exchange, 413, page);
      body = read;
    }
    const endpoint = methodOf(file, request.method);
    if (endpoint === undefined) return refuse(exchange, 405, page, { Allow: allowed(file) });
    const client = clientAddress(request, settings.TRUSTED_PROXY_HOPS);
    const {
      status,
      headers,
      body: text,
    } = await endpoint({
      request: toEndpointRequest(request, siteOrigin, body),
      locals: { ...services, product, client },
    });
    if (isLedTo(request) && String(headers?.['Content-Type']).startsWith('application/json'))
      return notFound();
    answer(exchange, status, headers ?? {}, text);
  };
}

/** The endpoints by their address. */
async function endpointFiles(): Promise<ReadonlyMap<string, EndpointFile>> {
  const names = globSync('**/*.ts', { cwd: fileURLToPath(FOLDER) });
  return new Map(
    await Promise.all(
      names.map(async (name): Promise<[string, EndpointFile]> => {
        const path = name.replaceAll('\\', '/');
        return [`/api/${path.replace(/\.ts$/, '')}`, await import(new URL(path, FOLDER).href)];
      }),
    ),
  );
}

function methodOf(file: EndpointFile, method: string | undefined): Endpoint | undefined {
  return (method === 'POST' ? file.POST : file.GET)?.endpoint;
}

function allowed({ GET, POST }: EndpointFile): string {
  return [...(GET ? ['GET', 'HEAD'] : []), ...(POST ? ['POST'] : []), 'OPTIONS'].join(', ');
}

/** Whether a browser reads it as a page of its own, from a link or its address bar: data is for our scripts. */
function isLedTo({ headers, method }: IncomingMessage): boolean {
  return method !== 'POST' && headers['sec-fetch-dest'] === 'document';
}

/** A compressed body could be a thousand times larger once read. */
function isEncoded({ headers }: IncomingMessage): boolean {
  return (headers['content-encoding'] ?? 'identity').trim().toLowerCase() !== 'identity';
}
