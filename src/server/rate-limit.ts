import { memoryRates } from './store/rates.ts';
import type { RateCounters } from './store/store.ts';
import { isStoreUnavailable } from './store/unavailable.ts';

/** How often something may happen, under a name of its own. */
export interface RateRule {
  readonly name: string;
  readonly limit: number;
  readonly windowMs: number;
}

/** Counts one more for `client`, and says whether that is more than the rule allows in the window that holds `at`. */
export async function isOverLimit(
  { name, limit, windowMs }: RateRule,
  client: string,
  counters: RateCounters,
  at: number,
): Promise<boolean> {
  return (await counters.hit(name, client, windowMs, at)) > limit;
}

/** Whole seconds until the window that holds `at` ends. */
export function secondsLeft({ windowMs }: RateRule, at: number): number {
  return Math.ceil((windowMs - (at % windowMs)) / 1000);
}

const memory = memoryRates();

/** The counters of the store, or of this process for as long as the store cannot count. */
export function countersOrMemory(stored: RateCounters | undefined): RateCounters {
  return {
    async hit(...event) {
      try {
        if (stored !== undefined) return await stored.hit(...event);
      } catch (error) {
        if (!isStoreUnavailable(error)) throw error;
      }
      return memory.hit(...event);
    },
  };
}
