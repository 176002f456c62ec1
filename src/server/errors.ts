import { randomUUID } from 'node:crypto';
import { CODE_BY_STATUS, FAILURE, REFUSALS, type RefusalStatus } from '#http/refusals.ts';
import { href, localeOf } from '#routes.ts';
import type { FormAnswer } from '#schemas/forms/form-answer.ts';
import type { AppContext, WholeResponse } from './context.ts';
import { StoreUnavailableError } from './database/database.ts';
import { describeError, logEvent } from './log.ts';
import { prefersJson } from './negotiation.ts';

/** Seconds after which a request that met a failure of ours may be sent again. */
export const RETRY_AFTER_SECONDS = 30;

export function answerError(error: Error, c: AppContext): Response {
  const { incoming } = c.env ?? {};
  // The client closed the connection in the middle of its post.
  if (incoming?.destroyed && !incoming.complete) return c.body(null, 400);
  if (error instanceof StoreUnavailableError)
    return refuse(c, 503, { 'Retry-After': String(RETRY_AFTER_SECONDS) });
  const id = randomUUID();
  logEvent('error', 'error.unhandled', { id, path: c.req.path, ...describeError(error) });
  const isJson = c.req.header('accept')?.includes('application/json') ?? false;
  const headers = {
    'Content-Type': `${isJson ? 'application/json' : 'text/html'}; charset=utf-8`,
    'Cache-Control': 'no-store',
  };
  const body = isJson ? JSON.stringify({ error: 'unexpected', id }) : failurePage(pagePath(c.req), id);
  return respond(c, { status: 500, headers, body });
}

/** Refuses a request in the language of its page; the script of a form gets JSON. */
export function refuse(
  c: AppContext,
  status: RefusalStatus,
  headers: WholeResponse['headers'] = {},
): Response {
  const { req } = c;
  const message = REFUSALS[status][localeOf(pagePath(req))];
  const code = CODE_BY_STATUS[status];
  const isScript = req.path.startsWith('/api/') && prefersJson(req);
  const answer: FormAnswer | undefined =
    isScript && code !== undefined ? { status: 'refused', code, message } : undefined;
  const type = answer === undefined ? 'text/plain' : 'application/json';
  return respond(c, {
    status,
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store', ...headers },
    body: answer === undefined ? `${message}\n` : JSON.stringify(answer),
  });
}

export function respond(c: AppContext, { status, headers, body }: WholeResponse): Response {
  // Set here for HEAD, whose answer has no body to measure.
  return c.body(body, status, { ...headers, 'Content-Length': String(Buffer.byteLength(body)) });
}

/** Returns the path of the page behind a request: the path itself, or for an endpoint that of the form (`Referer`). */
export function pagePath(req: AppContext['req']): string {
  if (!req.path.startsWith('/api/')) return req.path;
  const referrer = req.header('referer') ?? '';
  return URL.canParse(referrer) ? new URL(referrer).pathname : '/';
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
