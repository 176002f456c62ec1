import { hash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** At most `limit` requests of a client in `windowMs` milliseconds, counted under `name`. */
export interface RateRule {
  readonly name: string;
  readonly limit: number;
  readonly windowMs: number;
}

/** Counts a request of a client; returns the seconds to wait when it is over the limit, else 0. */
export type RateLimiter = (rule: RateRule, client: string) => number;

/** Clients that are counted at a time; beyond, those that were counted longest ago are forgotten. */
const MAX_WINDOWS = 100_000;

/** Creates a rate limiter in memory. A window starts with its first request; a clock set back does not move its end. */
export function createRateLimiter(): RateLimiter {
  const key = randomBytes(32).toString('base64url');
  const counts = new LRUCache<string, number>({ max: MAX_WINDOWS, ttlResolution: 0 });
  return ({ name, limit, windowMs }, client) => {
    const id = hash('sha256', `${key} ${name} ${client}`, 'base64url');
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count, { ttl: windowMs, noUpdateTTL: true });
    return count > limit ? Math.ceil(counts.getRemainingTTL(id) / 1000) : 0;
  };
}
