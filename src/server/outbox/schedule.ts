import { DAY_MS, HOUR_MS } from '#time.ts';
import type { Message } from './message.ts';

/** Time for which a message is tried, in milliseconds: seven days. */
export const LIFETIME_MS = 7 * DAY_MS;

/** Longest delay between two attempts, and longest pause that the other side may ask for, in milliseconds. */
export const LONGEST_DELAY_MS = 1_800_000;
export const LONGEST_PAUSE_MS = HOUR_MS;

/** Delay after the first failure, and shortest delay, in milliseconds. */
const FIRST_DELAY_MS = 5000;
const SHORTEST_DELAY_MS = 1000;

/** Time after queueing in which delays stay short, since a visitor and the team wait for the message. */
const FAST_RETRY_WINDOW_MS = 7_200_000;
const LONGEST_FAST_DELAY_MS = 300_000;

/**
 * Computes the time of the next attempt: exponential back-off with full jitter, so that messages that failed together do
 * not return together.
 */
export function retryAt(
  { attempts, expiresAt }: Pick<Message, 'attempts' | 'expiresAt'>,
  at: number,
): number {
  const isFast = at < expiresAt - LIFETIME_MS + FAST_RETRY_WINDOW_MS;
  const longest = isFast ? LONGEST_FAST_DELAY_MS : LONGEST_DELAY_MS;
  const delay = Math.min(longest, FIRST_DELAY_MS * 2 ** (attempts - 1));
  return at + Math.max(SHORTEST_DELAY_MS, Math.round(delay * Math.random()));
}

/** Computes the end of a pause from `Retry-After` (seconds or a date), one hour at most; `undefined` without one. */
export function pauseUntil(retryAfter: string | undefined, at: number): number | undefined {
  if (retryAfter === undefined) return undefined;
  const until = /^\d{1,9}$/.test(retryAfter) ? at + Number(retryAfter) * 1000 : Date.parse(retryAfter);
  return until > at ? Math.min(until, at + LONGEST_PAUSE_MS) : undefined;
}
