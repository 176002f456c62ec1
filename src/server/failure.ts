import { randomUUID } from 'node:crypto';
import { href, localeOf } from '../routes.ts';
import { logEvent, type LogFields } from './log.ts';
import { FAILURE } from '../http/refusals.ts';

/** What is answered when something broke: says nothing of the cause, only the id under which it was logged. */
export interface Failure {
  readonly status: 500;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Logs an unexpected error once and gives the answer for it: JSON to a script that asked for it, else a page. */
export function fail(
  error: unknown,
  { path, page, accept }: { path: string; page: string; accept: string },
): Failure {
  const id = logFailure(error, path);
  const isJson = accept.includes('application/json');
  return {
    status: 500,
    headers: {
      'Content-Type': isJson ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
    },
    body: isJson ? JSON.stringify({ error: 'unexpected', id }) : failurePage(page, id),
  };
}

/** Logs an unexpected error, and returns the id under which the line can be found. */
export function logFailure(error: unknown, path: string): string {
  const id = randomUUID();
  logEvent('failure', { id, path, ...describe(error) });
  return id;
}

/** Where it broke and what kind it was. Not its message, which may quote what a visitor wrote. */
function describe(error: unknown): LogFields {
  if (!(error instanceof Error)) return { name: typeof error };
  const { name, stack = '', code }: NodeJS.ErrnoException = error;
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return { name, ...(code !== undefined && { code }), stack: frames.slice(0, 8).map((line) => line.trim()) };
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
