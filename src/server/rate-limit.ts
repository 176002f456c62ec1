import { randomBytes } from 'node:crypto';
import { StoreUnavailableError } from './database/database.ts';
import { counterKey, secondsOver, type Hits, type RateCounters, type RateRule } from './store/rates.ts';

/** Counts one more for `client`. Over the limit it returns the whole seconds to wait, at least one; else 0. */
export async function secondsToWait(
  rule: RateRule,
  client: string,
  counters: RateCounters,
  at: number,
): Promise<number> {
  return secondsOver(rule, await counters.hit(rule.name, client, rule.windowMs, at), at);
}

/** Counters of this process only, for when there is no store, or when a disk would be too slow. */
export function memoryRates(): RateCounters {
  const secret = randomBytes(32);
  const counters = new Map<string, Hits>();
  let nextSweep = 0;

  function sweep(windowMs: number, at: number): void {
    if (at < nextSweep && nextSweep <= at + windowMs) return;
    nextSweep = at + windowMs;
    for (const [key, { end }] of counters) if (end <= at) counters.delete(key);
  }

  return {
    async hit(name, client, windowMs, at) {
      sweep(windowMs, at);
      const key = counterKey(secret, name, client);
      const last = counters.get(key);
      // As the counters of the store treat a clock that was ahead.
      const hits =
        last !== undefined && last.end > at && last.end <= at + 2 * windowMs
          ? { count: last.count + 1, end: Math.min(last.end, at + windowMs) }
          : { count: 1, end: at + windowMs };
      counters.set(key, hits);
      return hits;
    },
  };
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
