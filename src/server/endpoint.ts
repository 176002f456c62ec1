import type { IncomingMessage } from 'node:http';
import { contentType } from '../http/content-types.ts';

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

/** What an endpoint answers. A standard `Response` would take as long as everything else that is done for a request. */
export interface EndpointAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: string;
}

/** One method of an endpoint. */
export type Endpoint = (context: EndpointContext) => Promise<EndpointAnswer> | EndpointAnswer;

/** What a file of `src/pages/api` exports for a method: Astro calls it in development, our server its `endpoint`. */
export interface EndpointRoute {
  (context: EndpointContext): Promise<Response>;
  readonly endpoint: Endpoint;
}

/** A file of `src/pages/api`. */
export interface EndpointFile {
  readonly GET?: EndpointRoute;
  readonly POST?: EndpointRoute;
}

/** Makes an endpoint one that Astro can call too. */
export function route(endpoint: Endpoint): EndpointRoute {
  return Object.assign(async (context: EndpointContext) => toResponse(await endpoint(context)), { endpoint });
}

function toResponse({ status, headers = {}, body }: EndpointAnswer): Response {
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, one]),
  );
  return new Response(body ?? null, { status, headers: lines });
}

/** An answer in JSON. */
export function jsonAnswer(
  status: number,
  value: unknown,
  headers?: Readonly<Record<string, string | readonly string[]>>,
): EndpointAnswer {
  return {
    status,
    headers: { ...headers, 'Content-Type': contentType('answer.json') },
    body: JSON.stringify(value),
  };
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
