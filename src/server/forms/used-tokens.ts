import { LRUCache } from 'lru-cache';

/** Hashes of the forms that signed times were used for, by signed time, in memory. */
export type UsedTokens = LRUCache<string, string>;

/** Makes an empty record of used signed times, which a restart forgets; each is kept for `ttl` milliseconds. */
export function createUsedTokens(ttl: number): UsedTokens {
  return new LRUCache({ max: 100_000, ttl });
}
