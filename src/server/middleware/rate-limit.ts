import { hash, randomBytes } from 'node:crypto';

/** At most `limit` times in `windowMs` milliseconds for each client, counted under `name`. */
export interface RateRule {
  readonly name: string;
  readonly limit: number;
  readonly windowMs: number;
}

/** Count since a window began, and the end of that window, in milliseconds since 1970. */
interface Hits {
  readonly count: number;
  readonly end: number;
}

/** Counts one more for `client`. Over the limit it returns the whole seconds to wait, at least one; else 0. */
export type SecondsToWait = (rule: RateRule, client: string, at: number) => number;

/**
 * Makes a count of events that may happen only so often, which a restart forgets. A client is kept as a hash alone, under
 * a key that nobody else has. A window begins with the first event and not with the clock, at whose minutes twice as many
 * would pass; one that a clock began that was ahead counts from now on.
 */
export function countRates(): SecondsToWait {
  const secret = randomBytes(32).toString('base64url');
  const counters = new Map<string, Hits>();
  let nextSweep = 0;

  function sweep(windowMs: number, at: number): void {
    if (at < nextSweep && nextSweep <= at + windowMs) return;
    nextSweep = at + windowMs;
    for (const [key, { end }] of counters) if (end <= at) counters.delete(key);
  }

  return ({ name, limit, windowMs }, client, at) => {
    sweep(windowMs, at);
    const key = hash('sha256', `${secret} ${name} ${client}`, 'base64url');
    const last = counters.get(key);
    const isRunning = last !== undefined && last.end > at && last.end <= at + 2 * windowMs;
    const count = isRunning ? last.count + 1 : 1;
    const end = isRunning ? Math.min(last.end, at + windowMs) : at + windowMs;
    counters.set(key, { count, end });
    return count > limit ? Math.ceil((end - at) / 1000) : 0;
  };
}
