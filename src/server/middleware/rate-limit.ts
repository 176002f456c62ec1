import { hash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** At most `limit` requests of a client in `windowMs` milliseconds, counted under `name`. */
export interface RateRule {
  readonly name: string;
  readonly limit: number;
  readonly windowMs: number;
}

interface Window {
  readonly count: number;
  readonly endsAt: number;
}

/** Counts a request of a client; returns the seconds to wait when it is over the limit, else 0. */
export type RateLimiter = (rule: RateRule, client: string, at: number) => number;

/** Clients that are counted at a time; beyond, those that were counted longest ago are forgotten. */
const MAX_WINDOWS = 100_000;

/** Creates a rate limiter in memory. A window starts with its first request; one in the future is restarted. */
export function createRateLimiter(): RateLimiter {
  const key = randomBytes(32).toString('base64url');
  const windows = new LRUCache<string, Window>({ max: MAX_WINDOWS });
  return ({ name, limit, windowMs }, client, at) => {
    const id = hash('sha256', `${key} ${name} ${client}`, 'base64url');
    const last = windows.get(id);
    const isRunning = last !== undefined && last.endsAt > at && last.endsAt <= at + windowMs;
    const { count, endsAt } = isRunning
      ? { ...last, count: last.count + 1 }
      : { count: 1, endsAt: at + windowMs };
    windows.set(id, { count, endsAt });
    return count > limit ? Math.ceil((endsAt - at) / 1000) : 0;
  };
}
