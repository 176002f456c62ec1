import { memoryRates, type RateCounters } from './store/rates.ts';
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

/** The counters of this process. */
export const processRates = memoryRates();

/** The counters of the store, or of this process for as long as the store cannot count. */
export function countersOrMemory(stored: RateCounters): RateCounters {
  return {
    async hit(...event) {
      try {
        return await stored.hit(...event);
      } catch (error) {
        if (!(error instanceof StoreUnavailableError)) throw error;
      }
      return processRates.hit(...event);
    },
  };
}
