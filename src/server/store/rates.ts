import type { DatabaseSync } from 'node:sqlite';
import type { RateCounters } from './store.ts';

/** Counters that all the processes of this machine share, and that outlive a restart. */
export function sqliteRates(database: DatabaseSync): RateCounters {
  const forget = database.prepare('DELETE FROM rate_counters WHERE expires_at <= ?');
  const count = database.prepare(
    `INSERT INTO rate_counters (key, expires_at, count) VALUES (?, ?, 1)
     ON CONFLICT (key) DO UPDATE SET count = count + 1 RETURNING count`,
  );
  return {
    hit(key, expiresAt) {
      forget.run(Date.now());
      return Number(count.get(key, expiresAt)?.['count']);
    },
  };
}

/** Counters of this process only, for when there is no store, or when a disk would be too slow. */
export function memoryRates(): RateCounters {
  const counters = new Map<string, { count: number; readonly expiresAt: number }>();
  return {
    hit(key, expiresAt) {
      for (const [known, counter] of counters) if (counter.expiresAt <= Date.now()) counters.delete(known);
      const counter = counters.get(key) ?? { count: 0, expiresAt };
      counter.count += 1;
      counters.set(key, counter);
      return counter.count;
    },
  };
}
