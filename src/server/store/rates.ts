import { hash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Transaction } from './database.ts';
import type { Secrets } from './secrets.ts';

const DAY_MS = 86_400_000;

/** How often something happened since a window began, and when that window ends, in milliseconds since 1970. */
export interface Hits {
  readonly count: number;
  readonly end: number;
}

/** Counts events that may happen only so often. */
export interface RateCounters {
  /**
   * Counts one more for a client under a name. A window of `windowMs` begins with the first event and not with the
   * clock, at whose minutes twice as many would pass. The client is kept only as a hash whose key is forgotten after
   * a day.
   */
  hit(name: string, client: string, windowMs: number, at: number): Promise<Hits>;
}

/** Counters that all the servers share, and that outlive a restart. */
export function storedRates(database: Database, secrets: Secrets): RateCounters {
  return {
    async hit(name, client, windowMs, at) {
      const key = keyOf(await secrets.get(dailySecret(at)), name, client);
      return database.transaction((transaction) => hitIn(transaction, key, windowMs, at), 'volatile');
    },
  };
}

/** Counts one more under a key, within a transaction. */
export async function hitIn(
  transaction: Transaction,
  key: string,
  windowMs: number,
  at: number,
): Promise<Hits> {
  // A window that ends later than any can was begun by a wrong clock.
  const runs = sql<boolean>`rate_counters.expires_at > ${at} AND rate_counters.expires_at <= ${at + 2 * windowMs}`;
  const { count, expires_at: end } = await transaction
    .insertInto('rate_counters')
    .values({ key, expires_at: at + windowMs, count: 1 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`CASE WHEN ${runs} THEN rate_counters.count + 1 ELSE 1 END`,
        expires_at: sql`CASE WHEN ${runs} THEN rate_counters.expires_at ELSE excluded.expires_at END`,
      }),
    )
    .returning(['count', 'expires_at'])
    .executeTakeFirstOrThrow();
  return { count, end };
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
