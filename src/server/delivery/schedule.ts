import { LONGEST_PAUSE_MS, LONGEST_WAIT_MS } from '../store/queue.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The first waits between attempts; then one wait for as long as its period lasts, counted from the first attempt. */
const FIRST_WAITS = [5 * SECOND, 30 * SECOND, 2 * MINUTE];
const PERIODS = [
  { until: 2 * HOUR, wait: 5 * MINUTE },
  { until: 26 * HOUR, wait: 30 * MINUTE },
  { until: Number.POSITIVE_INFINITY, wait: LONGEST_WAIT_MS },
] as const;

/**
 * Computes the back-off after a failed attempt, in milliseconds: anything up to the wait of the schedule, so that what
 * failed together does not come back together. `age` is the time since the message was queued.
 */
export function waitAfter(attempts: number, age: number, random: () => number = Math.random): number {
  const wait = FIRST_WAITS[attempts - 1] ?? PERIODS.find(({ until }) => age < until)?.wait ?? LONGEST_WAIT_MS;
  return Math.max(SECOND, Math.round(wait * random()));
}

/** Until when a receiver asks to be left alone, from its Retry-After (seconds or a date), an hour at most. */
export function pauseUntil(retryAfter: string | undefined, at: number): number | undefined {
  if (retryAfter === undefined) return undefined;
  const until = /^\d{1,9}$/.test(retryAfter) ? at + Number(retryAfter) * SECOND : Date.parse(retryAfter);
  return until > at ? Math.min(until, at + LONGEST_PAUSE_MS) : undefined;
}
