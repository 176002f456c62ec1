import type { IncomingMessage, Server } from 'node:http';
import { ENDPOINTS } from '../../schemas/endpoints.ts';
import { logEvent } from '../log.ts';

/** A request that was answered, or whose connection broke before. */
export interface Answered {
  readonly method: string;
  /** The kind of what was asked for: an endpoint, `pages` or `files`; one of few names, whatever a client asks. */
  readonly route: string;
  /** The path as it was written, without its query, which may hold a token. */
  readonly path: string;
  /** 499 when the client left before the answer. */
  readonly status: number;
  readonly ms: number;
  readonly bytes: number;
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);
const ROUTES = new Set<string>([...Object.values(ENDPOINTS), '/healthz']);

/** As nginx says that the client closed the connection. */
const LEFT = 499;

/** The longest path that is told: longer than any of the site. */
const LONGEST = 200;

/** Calls back with every request of a server, once it is over. */
export function watchRequests(server: Server, callback: (answered: Answered) => void): void {
  server.prependListener('request', (request, response) => {
    const begun = performance.now();
    const before = request.socket.bytesWritten;
    response.once('close', () => {
      const path = pathOf(request);
      callback({
        method: METHODS.has(request.method ?? '') ? String(request.method) : 'other',
        route: routeOf(path),
        path: path.slice(0, LONGEST),
        status: response.headersSent ? response.statusCode : LEFT,
        ms: performance.now() - begun,
        bytes: request.socket.bytesWritten - before,
      });
    });
  });
}

/**
 * Logs every request as one line: what was asked, how it was answered, how long it took. No address, no browser, no
 * page that it came from, no query: nothing by which two lines would be known to be of one person.
 */
export function logRequests(server: Server): void {
  watchRequests(server, ({ method, path, status, ms, bytes }) =>
    logEvent('request', { method, path, status, ms: Math.round(ms * 10) / 10, bytes }),
  );
}

/** The name that a path is counted under. */
export function routeOf(path: string): string {
  if (ROUTES.has(path)) return path;
  if (path.startsWith('/api/')) return '/api/*';
  return /\.[a-z0-9]{1,12}$/i.test(path) ? 'files' : 'pages';
}

function pathOf({ url = '' }: IncomingMessage): string {
  const end = url.search(/[?#]/);
  return end === -1 ? url : url.slice(0, end);
}
