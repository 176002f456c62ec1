import { createHash } from 'node:crypto';
import { ErrorReportSchema, REPORT_BYTES, type ErrorReport } from '#schemas/error-report.ts';
import { maskPersonal } from '#schemas/masking.ts';
import type { AppContext } from '../context.ts';
import { logEvent } from '../log.ts';
import { stripTags } from '../plain-text.ts';
import type { RateRule } from '../middleware/rate-limit.ts';
import type { StoredError } from '../store/errors.ts';
import type { Store } from '../store/store.ts';

/** Reports of one client, however many a request holds: a page of ours sends ten a session at most. */
const EACH: RateRule = { name: 'errors-each', limit: 30, windowMs: 60_000 };

/** Each report is written to the disk before the next request is served: those of all clients may not slow the pages. */
const TOGETHER: RateRule = { name: 'errors-together', limit: 300, windowMs: 60_000 };

/** Receives an error report: 204, or a refusal without a body, since browsers ignore the answer to a beacon. */
export async function receiveErrorReport(c: AppContext): Promise<Response> {
  const body = await c.req.arrayBuffer();
  if (body.byteLength > REPORT_BYTES) return c.body(null, 413);
  const report = ErrorReportSchema.safeParse(parseJson(body));
  return report.success ? keepReports(c, [report.data]) : c.body(null, 400);
}

/**
 * Keeps each report under its fingerprint and logs one line, as long as there are not too many (429). A store that fails
 * loses the count, not the line.
 */
export async function keepReports(c: AppContext, reports: readonly ErrorReport[]): Promise<Response> {
  const { store, secondsToWait } = c.get('services');
  const at = Date.now();
  for (const report of reports) {
    const wait = secondsToWait(EACH, c.get('client'), at) || secondsToWait(TOGETHER, 'everyone', at);
    if (wait > 0) return c.body(null, 429, { 'Retry-After': String(wait) });
    const error = toStoredError(report);
    const count = await countOf(store, error, at);
    logEvent('error-report', { ...error, ...(count !== undefined && { count }) });
  }
  return c.body(null, 204);
}

/** Reads a body as JSON; `undefined` when it is none, or not in UTF-8, which no schema accepts. */
export function parseJson(body: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)) as unknown;
  } catch {
    return undefined;
  }
}

/** Masked again: a request can come from elsewhere than our page. Numbers change from one visitor to the next. */
function toStoredError({ message, url }: ErrorReport): StoredError {
  const masked = maskPersonal(stripTags(message));
  const path = maskPersonal(stripTags(new URL(url).pathname));
  const kind = `${masked.replace(/\d+/g, '#')}\n${path}`;
  return {
    fingerprint: createHash('sha256').update(kind).digest('hex').slice(0, 16),
    message: masked,
    path,
  };
}

async function countOf({ errors }: Store, error: StoredError, at: number): Promise<number | undefined> {
  try {
    return await errors.record(error, at);
  } catch (cause) {
    logEvent('store-failed', { reason: cause instanceof Error ? cause.message : String(cause) });
    return undefined;
  }
}
