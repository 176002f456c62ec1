import type { Attempt, Job } from '../store/message.ts';
import { TRIED_MS } from '../store/queue.ts';
import { postJson, type Posted, type Receiver } from './post-json.ts';
import { PrivateAddressError } from './private-addresses.ts';
import { pauseUntil, waitAfter } from './schedule.ts';

/** What is posted of a message. */
export interface Payload {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * What an answer means: taken; to be sent again later; refused because of our settings, which somebody has to correct; or
 * refused because of what it says, which would be again.
 */
export interface Meaning {
  readonly kind: 'taken' | 'later' | 'settings' | 'refused';
  /** Why, in a few words without anything that was sent: an operator reads it, and the log. */
  readonly reason?: string;
  /** Seconds for which the receiver wants to be left alone, or a date, as Retry-After has it. */
  readonly retryAfter?: string | undefined;
}

/** Statuses that refuse our address or our secret, whatever is posted: the setting has to be corrected. */
const OURS = new Set([401, 403, 404, 405, 407, 410]);

/** Those that ask to come again later. All other 4xx refuse what is posted, and would again. */
const LATER = new Set([408, 425, 429]);

/** What the status of an answer means by itself. */
export function meaningOf({ status, header }: Posted): Meaning {
  const reason = `answered ${status}`;
  if (status >= 200 && status < 300) return { kind: 'taken' };
  if (OURS.has(status) || (status >= 300 && status < 400))
    return { kind: 'settings', reason, retryAfter: header('retry-after') };
  if (status >= 400 && status < 500 && !LATER.has(status)) return { kind: 'refused', reason };
  return { kind: 'later', reason, retryAfter: header('retry-after') };
}

/** Makes one attempt to post a message. Never rejects: how it went is the answer. */
export async function attemptPost(
  receiver: Receiver,
  job: Job,
  at: number,
  { payload, read = meaningOf }: { payload: Payload | undefined; read?: (answer: Posted) => Meaning },
): Promise<Attempt> {
  if (payload === undefined) return { outcome: 'parked', reason: 'what it was about is gone' };
  const wait = waitAfter(job.attempts, at - (job.expiresAt - TRIED_MS));
  try {
    const answer = await postJson(receiver, payload.body, payload.headers);
    const { kind, reason = `answered ${answer.status}`, retryAfter } = read(answer);
    if (kind === 'taken') return { outcome: 'delivered' };
    if (kind === 'refused') return { outcome: 'parked', reason };
    const pause = pauseUntil(retryAfter, at);
    const retryAt = Math.max(at + wait, pause ?? 0);
    return { outcome: 'retry', reason, retryAt, pauseUntil: pause, isMisconfigured: kind === 'settings' };
  } catch (error) {
    const isMisconfigured = error instanceof PrivateAddressError;
    return { outcome: 'retry', reason: postErrorReason(error), retryAt: at + wait, isMisconfigured };
  }
}

/** Why there was no answer: short, without anything that was sent. */
export function postErrorReason(error: unknown): string {
  if (error instanceof PrivateAddressError)
    return 'private address: set LEADS_WEBHOOK_PRIVATE=1 if it is meant';
  if (!(error instanceof Error)) return 'failed';
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'no answer in 10 s';
  return 'code' in error ? String(error.code) : error.name;
}
