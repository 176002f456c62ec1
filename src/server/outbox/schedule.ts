import { DAY_MS, HOUR_MS, MINUTE_MS } from '#time.ts';
import type { SendResult } from './channel.ts';
import type { Attempt, Message } from './message.ts';

/** Time for which a message is tried, and while our settings are refused. */
export const LIFETIME_MS = 7 * DAY_MS;
const MISCONFIGURED_MS = DAY_MS;

/** Least attempts before a message is given up: one that seems too old after fewer was dated by a wrong clock. */
const LEAST_ATTEMPTS = 10;

export const LONGEST_DELAY_MS = 30 * MINUTE_MS;
export const LONGEST_PAUSE_MS = HOUR_MS;

const FIRST_DELAY_MS = 5000;
const SHORTEST_DELAY_MS = 1000;

/** Time after queueing in which delays stay short, since a visitor and the team wait for the message. */
const FAST_RETRY_WINDOW_MS = 2 * HOUR_MS;
const LONGEST_FAST_DELAY_MS = 5 * MINUTE_MS;

export function toAttempt(message: Message, result: SendResult, at: number): Attempt {
  const { recipients } = result;
  if (result.ok) return { outcome: result.isWritten ? 'written' : 'delivered', recipients };
  const { cause, reason } = result;
  if (cause === 'bounced') return { outcome: 'bounced', reason };
  if (cause === 'refused') return { outcome: 'failed', reason, recipients };
  const pause = pauseUntil(result.retryAfter, at);
  const next = Math.max(retryAt(message, at), pause ?? 0);
  const isMisconfigured = cause === 'settings';
  if (isLast(message, isMisconfigured, next, at)) return { outcome: 'failed', reason, recipients };
  return { outcome: 'retry', reason, retryAt: next, pauseUntil: pause, isMisconfigured, recipients };
}

/** Exponential back-off with full jitter, so that messages that failed together do not return together. */
export function retryAt(
  { attempts, expiresAt }: Pick<Message, 'attempts' | 'expiresAt'>,
  at: number,
): number {
  const isFast = at < expiresAt - LIFETIME_MS + FAST_RETRY_WINDOW_MS;
  const longest = isFast ? LONGEST_FAST_DELAY_MS : LONGEST_DELAY_MS;
  const delay = Math.min(longest, FIRST_DELAY_MS * 2 ** (attempts - 1));
  return at + Math.max(SHORTEST_DELAY_MS, Math.round(delay * Math.random()));
}

/** Computes the end of a pause from `Retry-After` (seconds or a date); `undefined` without one. */
function pauseUntil(retryAfter: string | undefined, at: number): number | undefined {
  if (retryAfter === undefined) return undefined;
  const until = /^\d{1,9}$/.test(retryAfter) ? at + Number(retryAfter) * 1000 : Date.parse(retryAfter);
  return until > at ? Math.min(until, at + LONGEST_PAUSE_MS) : undefined;
}

function isLast(
  { attempts, expiresAt, past }: Message,
  isMisconfigured: boolean,
  next: number,
  at: number,
): boolean {
  if (attempts < LEAST_ATTEMPTS) return false;
  const limit = isMisconfigured ? (past.misconfiguredSince ?? at) + MISCONFIGURED_MS : expiresAt;
  return next >= Math.min(limit, expiresAt);
}
