import type { Attempt, Job } from '../outbox/message.ts';
import type { Answer } from '../call-json.ts';
import { PrivateAddressError } from '../private-addresses.ts';
import { pauseUntil, retryAt } from '../outbox/schedule.ts';

/**
 * The meaning of an answer: taken; to be sent again later; refused because of our settings, which somebody has to correct;
 * or refused because of what it says, which would be again.
 */
export interface Meaning {
  readonly kind: 'taken' | 'later' | 'settings' | 'refused';
  /** The reason in a few words, without anything that was sent: an operator reads it, and the log. */
  readonly reason?: string;
  /** Seconds for which the receiver wants to be left alone, or a date, as Retry-After has it. */
  readonly retryAfter?: string | undefined;
}

/** Statuses that refuse our address or our secret, whatever is sent: the setting has to be corrected. */
const OURS = new Set([401, 403, 404, 405, 407, 410]);

/** Those that ask to come again later. All other 4xx refuse what is sent, and would again. */
const LATER = new Set([408, 425, 429]);

/** Reads what the status of an answer means by itself. */
export function meaningOf({ status, header }: Answer): Meaning {
  const reason = `answered ${status}`;
  if (status >= 200 && status < 300) return { kind: 'taken' };
  if (OURS.has(status) || (status >= 300 && status < 400))
    return { kind: 'settings', reason, retryAfter: header('retry-after') };
  if (status >= 400 && status < 500 && !LATER.has(status)) return { kind: 'refused', reason };
  return { kind: 'later', reason, retryAfter: header('retry-after') };
}

/**
 * Makes one attempt at a message. `send` says what its answer means; `undefined` when what it was about is gone. Never
 * rejects: the attempt says how it went.
 */
export async function attempt(
  job: Job,
  at: number,
  send: () => Promise<Meaning | undefined>,
): Promise<Attempt> {
  const next = retryAt(job, at);
  try {
    const meaning = await send();
    if (meaning === undefined) return { outcome: 'failed', reason: 'what it was about is gone' };
    const { kind, reason = 'refused', retryAfter } = meaning;
    if (kind === 'taken') return { outcome: 'delivered' };
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
    const isMisconfigured = error instanceof PrivateAddressError;
    return { outcome: 'retry', reason: callErrorReason(error), retryAt: next, isMisconfigured };
  }
}

/** Says why there was no answer: short, without anything that was sent. */
export function callErrorReason(error: unknown): string {
  if (error instanceof PrivateAddressError)
    return 'private address: set LEADS_WEBHOOK_PRIVATE=1 if it is meant';
  if (!(error instanceof Error)) return 'failed';
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'no answer in 10 s';
  return 'code' in error ? String(error.code) : error.name;
}
