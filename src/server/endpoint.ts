import type { IncomingMessage } from 'node:http';

/** What an endpoint reads of a request: a part of the standard `Request`, which Astro gives it in development. */
export interface EndpointRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: { get(name: string): string | null };
  bytes(): Promise<Uint8Array>;
}

/** What an endpoint is called with: a part of Astro's context. */
export interface EndpointContext {
  readonly request: EndpointRequest;
  readonly locals: App.Locals;
}

/** One method of an endpoint. */
export type Endpoint = (context: EndpointContext) => Promise<Response> | Response;

/** A file of `src/pages/api`. */
export interface EndpointFile {
  readonly GET?: Endpoint;
  readonly POST?: Endpoint;
}

/** A request of Node, read whole, as endpoints see it. Making a standard `Request` of it takes longer than answering. */
export function toEndpointRequest(
  { method = 'GET', url = '/', headers }: IncomingMessage,
  origin: string,
  body: Uint8Array,
): EndpointRequest {
  return {
    method,
    url: origin + url,
    headers: { get: (name) => headers[name]?.toString() ?? null },
    bytes: () => Promise.resolve(body),
  };
}
