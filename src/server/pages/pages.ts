import type { IncomingMessage, ServerResponse } from 'node:http';
import { commonHeaders, type Addresses } from '../../http/headers.ts';
import type { WholeResponse } from '../context.ts';
import { refusal, sendResponse } from '../errors.ts';
import { askedBy, type Target } from '../request-checks.ts';
import type { BuiltSite } from './built-site.ts';
import { createNotFound } from './not-found.ts';
import { createSender } from './send-file.ts';

/** The built pages and files, as our own Node server sends them. */
export interface Pages {
  /** Sends the file at a path, all headers included, to a request that only reads; `false` when there is none. */
  readonly sendFile: (path: string, request: IncomingMessage, response: ServerResponse) => boolean;
  /** Answers any other well-formed request outside the endpoints. The common headers are set before. */
  readonly answer: (target: Target, request: IncomingMessage, response: ServerResponse) => void;
}

/** An address with the query that was asked; `query` begins with its question mark, or is empty. */
function withQuery(location: string, query: string): string {
  return location + (location.includes('?') ? query.replace('?', '&') : query);
}

const METHODS = 'GET, HEAD, OPTIONS';

/** Files, redirects to the one address of each, and not-found pages. */
export function createPages(site: BuiltSite, addresses: Addresses): Pages {
  const sendTo = createSender(site, commonHeaders(addresses));
  const notFound = createNotFound(site);

  function sendFile(path: string, request: IncomingMessage, response: ServerResponse): boolean {
    const found = site.find(path);
    if (found.kind === 'file') sendTo(request, response, found.file);
    return found.kind === 'file';
  }

  function answerOf({ path, query }: Target, request: IncomingMessage): WholeResponse | undefined {
    const found = site.find(path);
    if (found.kind === 'missing') return notFound(path, request.headers['accept-encoding']?.toString());
    if (request.method === 'POST') return refusal(askedBy(request, path), 405, { Allow: METHODS });
    if (found.kind === 'file') return undefined;
    return {
      status: found.status,
      headers: { Location: withQuery(found.location, query), 'Cache-Control': 'no-cache' },
      body: '',
    };
  }
  return {
    sendFile,
    answer(target, request, response) {
      if (request.method === 'OPTIONS') return void response.writeHead(204, { Allow: METHODS }).end();
      const answer = answerOf(target, request);
      if (answer !== undefined) sendResponse(response, answer);
      else sendFile(target.path, request, response);
    },
  };
}
