import type { Answer } from '../call-json.ts';
import type { SendResult } from '../outbox/channel.ts';

/** Statuses that refuse our address or our key, whatever is sent. */
const CONFIGURATION_ERRORS = new Set([401, 403, 404, 405, 407, 410]);

/** Statuses below 500 that ask to try again. The other ones refuse what was sent. */
const TEMPORARY_ERRORS = new Set([408, 425, 429]);

export function interpretStatus({ status, header }: Answer, code = ''): SendResult {
  if (status >= 200 && status < 300) return { ok: true };
  const reason = `answered ${status} ${code}`.trim();
  const retryAfter = header('retry-after');
  if (CONFIGURATION_ERRORS.has(status) || (status >= 300 && status < 400))
    return { ok: false, cause: 'settings', reason, retryAfter };
  const isRefused = status >= 400 && status < 500 && !TEMPORARY_ERRORS.has(status);
  return isRefused
    ? { ok: false, cause: 'refused', reason }
    : { ok: false, cause: 'temporary', reason, retryAfter };
}

/** Returns the reason why there was no answer, without anything that was sent. */
export function callErrorReason(error: unknown): string {
  if (!(error instanceof Error)) return 'failed';
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'no answer in time';
  return 'code' in error ? String(error.code) : error.name;
}
