import { hash, randomBytes } from 'node:crypto';
import type { Database, Transaction } from './database.ts';
import type { Secrets } from './secrets.ts';
import type { Hits, RateCounters } from './store.ts';

const DAY_MS = 86_400_000;

/** Whether a window has not ended. One that ends later than any window can was begun by a wrong clock. */
const RUNS = 'rate_counters.expires_at > $3 AND rate_counters.expires_at <= $2 + $2 - $3';

/** Counters that all the servers share, and that outlive a restart. */
export function storedRates(database: Database, secrets: Secrets): RateCounters {
  return {
    async hit(name, client, windowMs, at) {
      const key = keyOf(await secrets.get(dailySecret(at)), name, client);
      return database.transaction((transaction) => hitIn(transaction, key, windowMs, at), 'volatile', [
        `rate ${key}`,
      ]);
    },
  };
}

/** Counts one more under a key, within a transaction. */
export async function hitIn(
  { query }: Transaction,
  key: string,
  windowMs: number,
  at: number,
): Promise<Hits> {
  const [counter] = await query(
    `INSERT INTO rate_counters (key, expires_at, count) VALUES ($1, $2, 1)
     ON CONFLICT (key) DO UPDATE SET
       count = CASE WHEN ${RUNS} THEN rate_counters.count + 1 ELSE 1 END,
       expires_at = CASE WHEN ${RUNS} THEN rate_counters.expires_at ELSE $2 END
     RETURNING count, expires_at`,
    key,
    at + windowMs,
    at,
  );
  return { count: Number(counter?.['count']), end: Number(counter?.['expires_at']) };
}

/** Counters of this process only, for when there is no store, or when a disk would be too slow. */
export function memoryRates(): RateCounters {
  const secret = randomBytes(32);
  const counters = new Map<string, Hits>();
  let nextSweep = 0;

  function sweep(windowMs: number, at: number): void {
    if (at < nextSweep) return;
    nextSweep = at + windowMs;
    for (const [key, { end }] of counters) if (end <= at) counters.delete(key);
  }

  return {
    async hit(name, client, windowMs, at) {
      sweep(windowMs, at);
      const key = keyOf(secret, name, client);
      const last = counters.get(key);
      const hits =
        last !== undefined && last.end > at && last.end <= at + 2 * windowMs
          ? { count: last.count + 1, end: last.end }
          : { count: 1, end: at + windowMs };
      counters.set(key, hits);
      return hits;
    },
  };
}

/** The name of the key of a day. It is deleted afterwards, so that a counter cannot be traced to a client. */
export function dailySecret(at: number): string {
  return `rates-${Math.floor(at / DAY_MS)}`;
}

function keyOf(secret: Buffer, name: string, client: string): string {
  return hash('sha256', `${secret.toString('base64url')} ${name} ${client}`, 'base64url');
}
