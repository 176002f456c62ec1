import { createHmac, randomBytes } from 'node:crypto';
import type { RateCounters } from './store/store.ts';

/** How often something may happen, under a name of its own. */
export interface RateRule {
  readonly name: string;
  readonly limit: number;
  readonly windowMs: number;
}

/** Known to this process only and never written: nobody can find an address back from a key. */
const secret = randomBytes(32);

/** Counts one more for `client`, and says whether that is more than the rule allows in the current window. */
export function isOverLimit(
  { name, limit, windowMs }: RateRule,
  client: string,
  counters: RateCounters,
): boolean {
  const end = (Math.floor(Date.now() / windowMs) + 1) * windowMs;
  const key = createHmac('sha256', secret).update(`${name} ${end} ${client}`).digest('base64url');
  return counters.hit(key, end) > limit;
}
