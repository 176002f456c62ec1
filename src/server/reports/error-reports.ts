import { createHash } from 'node:crypto';
import { ErrorReportSchema, REPORT_BYTES, type ErrorReport } from '../../schemas/error-report.ts';
import { maskPersonal } from '../../schemas/masking.ts';
import type { EndpointAnswer, EndpointRequest } from '../endpoint.ts';
import { logEvent } from '../log.ts';
import { parseJson } from '../parse-json.ts';
import { countersOrMemory, secondsToWait, type RateRule } from '../rate-limit.ts';
import { memoryRates } from '../store/rates.ts';
import type { Store, StoredError } from '../store/store.ts';

const WINDOW_MS = 60_000;

/** A page sends ten a session at most; more than that is no page of ours. */
const PER_CLIENT: RateRule = { name: 'errors', limit: 30, windowMs: WINDOW_MS };

/** Each report is written to the disk before the next request is served: together they may not slow the pages. */
const TOGETHER: RateRule = { name: 'errors-together', limit: 300, windowMs: WINDOW_MS };

const memory = memoryRates();

/**
 * Receives an error report: keeps it under its fingerprint, logs one line, answers 204. A store that is missing or
 * fails loses the count, not the line. Refusals have no body: nobody reads the answer to a beacon.
 */
export async function receiveErrorReport(
  request: Pick<EndpointRequest, 'bytes'>,
  client: string,
  store: Store | undefined,
): Promise<EndpointAnswer> {
  const at = Date.now();
  const wait = await secondsToKeepSilent(client, store, at);
  if (wait > 0) return empty(429, { 'Retry-After': String(wait) });
  const body = await request.bytes();
  if (body.byteLength > REPORT_BYTES) return empty(413);
  const report = ErrorReportSchema.safeParse(parseJson(body));
  if (!report.success) return empty(400);
  const error = toStoredError(report.data);
  const count = await attempt(async () => store?.errors.record(error, at));
  logEvent('error-report', { ...error, ...(count !== undefined && { count }) });
  return empty(204);
}

async function secondsToKeepSilent(client: string, store: Store | undefined, at: number): Promise<number> {
  const together = await secondsToWait(TOGETHER, 'everyone', memory, at);
  return together || secondsToWait(PER_CLIENT, client, countersOrMemory(store?.rates), at);
}

/** Masked again: a request can come from elsewhere than our page. Numbers change from one visitor to the next. */
function toStoredError({ message, url }: ErrorReport): StoredError {
  const masked = maskPersonal(message);
  const path = maskPersonal(new URL(url).pathname);
  const kind = `${masked.replace(/\d+/g, '#')}\n${path}`;
  return {
    fingerprint: createHash('sha256').update(kind).digest('hex').slice(0, 16),
    message: masked,
    path,
  };
}

async function attempt<Result>(run: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await run();
  } catch (error) {
    logEvent('store-failed', { reason: error instanceof Error ? error.message : String(error) });
    return undefined;
  }
}

function empty(
  status: 204 | 400 | 413 | 429,
  headers: Readonly<Record<string, string>> = {},
): EndpointAnswer {
  return { status, headers };
}
