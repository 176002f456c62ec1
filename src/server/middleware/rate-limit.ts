import { hash, randomBytes } from 'node:crypto';

/** At most `limit` requests of a client in `windowMs` milliseconds, counted under `name`. */
export interface RateRule {
  readonly name: string;
  readonly limit: number;
  readonly windowMs: number;
}

/** Requests of a window, and its end in milliseconds since 1970. */
interface Window {
  readonly count: number;
  readonly end: number;
}

/** Counts a request of a client; returns the seconds to wait when it is over the limit, else 0. */
export type RateLimiter = (rule: RateRule, client: string, at: number) => number;

/**
 * Creates a rate limiter in memory, which stores clients as keyed hashes. A window starts with its first request; one
 * that a wrong clock started in the future is restarted.
 */
export function createRateLimiter(): RateLimiter {
  const key = randomBytes(32).toString('base64url');
  const windows = new Map<string, Window>();
  let nextSweep = 0;

  function sweep(windowMs: number, at: number): void {
    if (at < nextSweep && nextSweep <= at + windowMs) return;
    nextSweep = at + windowMs;
    for (const [name, { end }] of windows) if (end <= at) windows.delete(name);
  }

  return ({ name, limit, windowMs }, client, at) => {
    sweep(windowMs, at);
    const id = hash('sha256', `${key} ${name} ${client}`, 'base64url');
    const last = windows.get(id);
    const isRunning = last !== undefined && last.end > at && last.end <= at + 2 * windowMs;
    const count = isRunning ? last.count + 1 : 1;
    const end = isRunning ? Math.min(last.end, at + windowMs) : at + windowMs;
    windows.set(id, { count, end });
    return count > limit ? Math.ceil((end - at) / 1000) : 0;
  };
}
