import { withDeadline } from './store/deadline.ts';
import { memoryRates } from './store/rates.ts';
import type { RateCounters } from './store/store.ts';
import { StoreUnavailableError } from './store/database.ts';

/** At most `limit` times in `windowMs` milliseconds for each client, counted under `name`. */
export interface RateRule {
  readonly name: string;
  readonly limit: number;
  readonly windowMs: number;
}

/** Counts one more for `client`. Over the limit it returns the whole seconds to wait, at least one; else 0. */
export async function secondsToWait(
  { name, limit, windowMs }: RateRule,
  client: string,
  counters: RateCounters,
  at: number,
): Promise<number> {
  const { count, end } = await counters.hit(name, client, windowMs, at);
  return count > limit ? Math.ceil((end - at) / 1000) : 0;
}

/** How long to wait for the store where a form does without it, in milliseconds. */
const COUNTING_MS = 1000;

/** The counters of this process. */
export const processRates = memoryRates();

/** The counters of the store, or of this process for as long as the store cannot count. */
export function countersOrMemory(stored: RateCounters): RateCounters {
  return {
    async hit(...event) {
      try {
        return await withDeadline(COUNTING_MS, () => stored.hit(...event));
      } catch (error) {
        if (!(error instanceof StoreUnavailableError)) throw error;
      }
      return processRates.hit(...event);
    },
  };
}
