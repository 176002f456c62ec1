/** Answers to refused requests (4xx) and to unexpected errors (500). */
import { randomUUID } from 'node:crypto';
import { FAILURE, CODE_BY_STATUS, REFUSALS, type RefusalStatus } from '#http/refusals.ts';
import { href, localeOf } from '#routes.ts';
import type { FormAnswer } from '#schemas/forms/form-answer.ts';
import type { AppContext, WholeResponse } from './context.ts';
import { describeError, logEvent } from './log.ts';
import { prefersJson } from './negotiation.ts';

/** Part of a request that an error answer depends on: its path, and its headers by lower-case name. */
export interface RequestHead {
  readonly path: string;
  readonly header: (name: string) => string | undefined;
}

/** Refuses a request in the language of its page; the script of a form gets JSON. */
export function refusal(
  asked: RequestHead,
  status: RefusalStatus,
  headers: WholeResponse['headers'] = {},
): WholeResponse {
  const message = REFUSALS[status][localeOf(pageOf(asked))];
  const code = CODE_BY_STATUS[status];
  const isForm =
    asked.path.startsWith('/api/') && prefersJson(asked.header('accept'), asked.header('content-type'));
  const isJson = isForm && code !== undefined;
  const answer: FormAnswer | undefined = isJson ? { status: 'refused', code, message } : undefined;
  return {
    status,
    headers: {
      'Content-Type': `${isJson ? 'application/json' : 'text/plain'}; charset=utf-8`,
      'Cache-Control': 'no-store',
      ...headers,
    },
    body: answer === undefined ? `${message}\n` : JSON.stringify(answer),
  };
}

/** Refuses a request to an endpoint. */
export function refuse(c: AppContext, status: RefusalStatus, headers?: WholeResponse['headers']): Response {
  return respond(c, refusal(c.req, status, headers));
}

/** Logs an unexpected error once, and answers with the id of the log line, as JSON or as a page. */
export function failure(error: unknown, asked: RequestHead): WholeResponse {
  const id = randomUUID();
  logEvent('error', 'error.unhandled', { id, path: asked.path, ...describeError(error) });
  const isJson = asked.header('accept')?.includes('application/json') ?? false;
  return {
    status: 500,
    headers: {
      'Content-Type': `${isJson ? 'application/json' : 'text/html'}; charset=utf-8`,
      'Cache-Control': 'no-store',
    },
    body: isJson ? JSON.stringify({ error: 'unexpected', id }) : failurePage(pageOf(asked), id),
  };
}

/** Converts a complete answer to a response of Hono. */
export function respond(c: AppContext, { status, headers, body }: WholeResponse): Response {
  // Set here for HEAD, whose answer has no body to measure.
  return c.body(body, status, { ...headers, 'Content-Length': String(Buffer.byteLength(body)) });
}

/**
 * Returns the path of the page behind a request, which decides the language of the answer: the path itself, or for an
 * endpoint the page whose form was sent (`Referer`).
 */
export function pageOf(asked: RequestHead): string {
  if (!asked.path.startsWith('/api/')) return asked.path;
  const referrer = asked.header('referer');
  return referrer !== undefined && URL.canParse(referrer) ? new URL(referrer).pathname : '/';
}

function failurePage(path: string, id: string): string {
  const locale = localeOf(path);
  const { title, text, reference, home } = FAILURE[locale];
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark"></head>
<body><main><h1>${title}</h1><p>${text}</p><p>${reference} <code>${id}</code></p>
<p><a href="${href('home', locale)}">${home}</a></p></main></body>
</html>
`;
}
