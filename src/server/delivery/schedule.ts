import type { Job } from '../store/message.ts';
import { LONGEST_PAUSE_MS, LONGEST_WAIT_MS } from '../store/queue.ts';

/** The first wait between two attempts, and the least, in milliseconds. */
const FIRST_MS = 5000;
const LEAST_MS = 1000;

/**
 * Computes when a message that failed is tried again: exponential back-off with full jitter (anything up to the wait), so
 * that what failed together does not come back together.
 */
export function retryAt({ attempts }: Pick<Job, 'attempts'>, at: number): number {
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_MS * 2 ** (attempts - 1));
  return at + Math.max(LEAST_MS, Math.round(wait * Math.random()));
}

/** Until when a receiver asks to be left alone, from its Retry-After (seconds or a date), an hour at most. */
export function pauseUntil(retryAfter: string | undefined, at: number): number | undefined {
  if (retryAfter === undefined) return undefined;
  const until = /^\d{1,9}$/.test(retryAfter) ? at + Number(retryAfter) * 1000 : Date.parse(retryAfter);
  return until > at ? Math.min(until, at + LONGEST_PAUSE_MS) : undefined;
}
