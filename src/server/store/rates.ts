import { hash, randomBytes } from 'node:crypto';
import type { Database } from './database.ts';
import type { Secrets } from './secrets.ts';
import type { RateCounters } from './store.ts';

/** Counters that all the servers share, and that outlive a restart. */
export function storedRates(database: Database, secrets: Secrets): RateCounters {
  return {
    async hit(name, client, windowMs, at) {
      const end = endOf(windowMs, at);
      const key = keyOf(await secrets.get(dailySecret(at)), name, client, end);
      return database.transaction(async ({ query }) => {
        const [counter] = await query(
          `INSERT INTO rate_counters (key, expires_at, count) VALUES ($1, $2, 1)
           ON CONFLICT (key) DO UPDATE SET count = rate_counters.count + 1 RETURNING count`,
          key,
          end,
        );
        return Number(counter?.['count']);
      }, 'volatile');
    },
  };
}

/** Counters of this process only, for when there is no store, or when a disk would be too slow. */
export function memoryRates(): RateCounters {
  const secret = randomBytes(32);
  const counters = new Map<string, { count: number; readonly end: number }>();
  return {
    async hit(name, client, windowMs, at) {
      for (const [known, { end }] of counters) if (end <= at) counters.delete(known);
      const end = endOf(windowMs, at);
      const key = keyOf(secret, name, client, end);
      const counter = counters.get(key) ?? { count: 0, end };
      counter.count += 1;
      counters.set(key, counter);
      return counter.count;
    },
  };
}

/** The name of the secret of a day, after which nobody can tell whom a counter stood for. */
export function dailySecret(at: number): string {
  return `rates-${new Date(at).toISOString().slice(0, 10)}`;
}

function endOf(windowMs: number, at: number): number {
  return (Math.floor(at / windowMs) + 1) * windowMs;
}

function keyOf(secret: Buffer, name: string, client: string, end: number): string {
  return hash('sha256', `${secret.toString('base64url')} ${name} ${end} ${client}`, 'base64url');
}
