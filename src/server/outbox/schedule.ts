import type { Job } from './message.ts';
import { LONGEST_PAUSE_MS, LONGEST_WAIT_MS, TRIED_MS } from './queue.ts';

/** The first wait between two attempts, and the least, in milliseconds. */
const FIRST_MS = 5000;
const LEAST_MS = 1000;

/** A message is young for two hours, in which it waits five minutes at most: a visitor and the team await it. */
const YOUNG_MS = 7_200_000;
const LONGEST_YOUNG_MS = 300_000;

/**
 * Computes when a message that failed is tried again: exponential back-off with full jitter (anything up to the wait), so
 * that what failed together does not come back together.
 */
export function retryAt({ attempts, expiresAt }: Pick<Job, 'attempts' | 'expiresAt'>, at: number): number {
  const isYoung = at < expiresAt - TRIED_MS + YOUNG_MS;
  const wait = Math.min(isYoung ? LONGEST_YOUNG_MS : LONGEST_WAIT_MS, FIRST_MS * 2 ** (attempts - 1));
  return at + Math.max(LEAST_MS, Math.round(wait * Math.random()));
}

/** Until when a receiver asks to be left alone, from its Retry-After (seconds or a date), an hour at most. */
export function pauseUntil(retryAfter: string | undefined, at: number): number | undefined {
  if (retryAfter === undefined) return undefined;
  const until = /^\d{1,9}$/.test(retryAfter) ? at + Number(retryAfter) * 1000 : Date.parse(retryAfter);
  return until > at ? Math.min(until, at + LONGEST_PAUSE_MS) : undefined;
}
