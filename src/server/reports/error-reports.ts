import { createHash } from 'node:crypto';
import { ErrorReportSchema, REPORT_BYTES, type ErrorReport } from '#schemas/error-report.ts';
import { maskPersonal } from '#schemas/masking.ts';
import { MINUTE_MS } from '#time.ts';
import type { AppContext } from '../context.ts';
import { readJson } from '../json.ts';
import { logEvent } from '../log.ts';
import type { RateLimiter, RateRule } from '../middleware/rate-limit.ts';
import { stripTags } from '../plain-text.ts';
import type { StoredError, StoredErrors } from './stored-errors.ts';

/** Reports of one client: a page sends ten a session at most. */
const PER_CLIENT: RateRule = { name: 'errors-each', limit: 30, windowMs: MINUTE_MS };

/** Reports of all clients: each is a write to the disk. */
const PER_SITE: RateRule = { name: 'errors-together', limit: 300, windowMs: MINUTE_MS };

/** Error of a page, at an address whose path is stored. */
export type PageError = Pick<ErrorReport, 'message' | 'url'>;

export interface ReportServices {
  readonly errors: StoredErrors;
  readonly rateLimiter: RateLimiter;
}

/** Handler of an error report. Refusals have no body, since browsers ignore the answer to a beacon. */
export function handleErrorReport(services: ReportServices) {
  return async (c: AppContext): Promise<Response> => {
    const text = await c.req.text();
    if (Buffer.byteLength(text) > REPORT_BYTES) return c.body(null, 413);
    const report = ErrorReportSchema.safeParse(readJson(text));
    return report.success ? storeReports(c, services, [report.data]) : c.body(null, 400);
  };
}

/** Stores and logs each report until a limit is reached (429). Without the store only the count is lost. */
export async function storeReports(
  c: AppContext,
  { errors, rateLimiter }: ReportServices,
  reports: readonly PageError[],
): Promise<Response> {
  const at = Date.now();
  for (const report of reports) {
    const retryAfter = rateLimiter(PER_CLIENT, c.get('client')) || rateLimiter(PER_SITE, 'all');
    if (retryAfter > 0) return c.body(null, 429, { 'Retry-After': String(retryAfter) });
    const error = toStoredError(report);
    const count = await recordError(errors, error, at);
    logEvent('info', 'report.received', { ...error, ...(count !== undefined && { count }) });
  }
  return c.body(null, 204);
}

/** Masks personal data, as the page does before it sends a report. Numbers do not tell two errors apart. */
function toStoredError({ message, url }: PageError): StoredError {
  const masked = maskPersonal(stripTags(message));
  const path = maskPersonal(stripTags(new URL(url).pathname));
  const kind = `${masked.replace(/\d+/g, '#')}\n${path}`;
  const fingerprint = createHash('sha256').update(kind).digest('hex').slice(0, 16);
  return { fingerprint, message: masked, path };
}

async function recordError(
  errors: StoredErrors,
  error: StoredError,
  at: number,
): Promise<number | undefined> {
  try {
    return await errors.record(error, at);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    logEvent('error', 'report.store_failed', { reason });
    return undefined;
  }
}
