import { LRUCache } from 'lru-cache';
import { DAY_MS } from '#time.ts';

export const TOKEN_LIFETIME_MS = DAY_MS;

/** Used form tokens, each with the digest of the form it was used for. */
export type UsedTokens = LRUCache<string, string>;

/** Creates an empty record of used form tokens, which a restart loses. */
export function createUsedTokens(): UsedTokens {
  return new LRUCache({ max: 100_000, ttl: TOKEN_LIFETIME_MS });
}
