import { DAY_MS, HOUR_MS, MINUTE_MS } from '#time.ts';
import type { SendResult } from './channel.ts';
import type { Message, MessageState } from './message.ts';

/** Time for which a message is tried. */
export const LIFETIME_MS = 7 * DAY_MS;

/** Least attempts before a message is given up: one that seems too old after fewer was dated by a wrong clock. */
const LEAST_ATTEMPTS = 10;

export const LONGEST_DELAY_MS = 30 * MINUTE_MS;
export const LONGEST_PAUSE_MS = HOUR_MS;

const FIRST_DELAY_MS = 5000;
const SHORTEST_DELAY_MS = 1000;

/** Time after queueing in which delays stay short, since a visitor and the team wait for the message. */
const FAST_RETRY_WINDOW_MS = 2 * HOUR_MS;
const LONGEST_FAST_DELAY_MS = 5 * MINUTE_MS;

/** State of a message after an attempt. */
export interface NextStep {
  readonly state: MessageState;
  readonly retryAt?: number;
  /** End of the pause that the other side asked for, which holds for the whole channel. */
  readonly pauseUntil?: number | undefined;
}

export function nextStep(message: Message, result: SendResult, at: number): NextStep {
  if (result.ok) return { state: result.isWritten ? 'written' : 'delivered' };
  if (result.cause === 'bounced') return { state: 'bounced' };
  if (result.cause === 'refused') return { state: 'failed' };
  const pauseUntil = endOfPause(result.retryAfter, at);
  const next = Math.max(retryAt(message, at), pauseUntil ?? 0);
  const isLast = message.attempts >= LEAST_ATTEMPTS && next >= message.expiresAt;
  return isLast ? { state: 'failed' } : { state: 'waiting', retryAt: next, pauseUntil };
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
function endOfPause(retryAfter: string | undefined, at: number): number | undefined {
  if (retryAfter === undefined) return undefined;
  const until = /^\d{1,9}$/.test(retryAfter) ? at + Number(retryAfter) * 1000 : Date.parse(retryAfter);
  return until > at ? Math.min(until, at + LONGEST_PAUSE_MS) : undefined;
}
