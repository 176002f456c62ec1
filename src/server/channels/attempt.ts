import type { Answer } from '../call-json.ts';
import { SUBJECT_DELETED, type Attempt, type Message } from '../outbox/message.ts';
import { pauseUntil, retryAt } from '../outbox/schedule.ts';
import type { Interpretation } from './http-channel.ts';

/** Statuses that refuse our address or our key, whatever is sent. */
const CONFIGURATION_ERRORS = new Set([401, 403, 404, 405, 407, 410]);

/** Statuses below 500 that ask to try again. The other ones refuse what was sent. */
const TEMPORARY_ERRORS = new Set([408, 425, 429]);

/** Interprets an answer by its status. */
export function interpretStatus({ status, header }: Answer): Interpretation {
  const reason = `answered ${status}`;
  if (status >= 200 && status < 300) return { kind: 'accepted' };
  if (CONFIGURATION_ERRORS.has(status) || (status >= 300 && status < 400))
    return { kind: 'settings', reason, retryAfter: header('retry-after') };
  if (status >= 400 && status < 500 && !TEMPORARY_ERRORS.has(status)) return { kind: 'refused', reason };
  return { kind: 'retry', reason, retryAfter: header('retry-after') };
}

/** Makes one attempt at a message; `send` interprets its answer, or returns `undefined` without content. Never rejects. */
export async function makeAttempt(
  message: Message,
  at: number,
  send: () => Promise<Interpretation | undefined>,
): Promise<Attempt> {
  const next = retryAt(message, at);
  try {
    const interpretation = await send();
    if (interpretation === undefined) return SUBJECT_DELETED;
    const { kind, reason = 'refused', retryAfter } = interpretation;
    if (kind === 'accepted') return { outcome: 'delivered' };
    if (kind === 'refused') return { outcome: 'failed', reason };
    const pause = pauseUntil(retryAfter, at);
    return {
      outcome: 'retry',
      reason,
      retryAt: Math.max(next, pause ?? 0),
      pauseUntil: pause,
      isMisconfigured: kind === 'settings',
    };
  } catch (error) {
    return { outcome: 'retry', reason: callErrorReason(error), retryAt: next };
  }
}

/** Returns the reason why there was no answer, without anything that was sent. */
export function callErrorReason(error: unknown): string {
  if (!(error instanceof Error)) return 'failed';
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'no answer in time';
  return 'code' in error ? String(error.code) : error.name;
}
