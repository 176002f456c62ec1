import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Transaction } from '../database/database.ts';
import type { Secrets } from './secrets.ts';

const DAY_MS = 86_400_000;

/** At most `limit` times in `windowMs` milliseconds for each client, counted under `name`. */
export interface RateRule {
  readonly name: string;
  readonly limit: number;
  readonly windowMs: number;
}

/** Count since a window began, and the end of that window, in milliseconds since 1970. */
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
      const key = counterKey(await secrets.get(dailySecret(at)), name, client);
      return database.transaction((transaction) =>
        hit(transaction, key, windowMs, at).executeTakeFirstOrThrow(),
      );
    },
  };
}

/**
 * Writes the query that counts one more under a key. A window that began later than now was begun by a clock that was
 * ahead: it counts from now on, and not at all where it lies further away than any clock of a server would be.
 */
export function hit(transaction: Transaction, key: string, windowMs: number, at: number) {
  const end = sql.ref<number>('rate_counters.expires_at');
  const runs = sql`${end} > ${at} AND ${end} <= ${at + 2 * windowMs}`;
  return transaction
    .insertInto('rate_counters')
    .values({ key, expires_at: at + windowMs, count: 1 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`CASE WHEN ${runs} THEN rate_counters.count + 1 ELSE 1 END`,
        expires_at: sql`CASE WHEN ${runs} AND ${end} < excluded.expires_at THEN ${end} ELSE excluded.expires_at END`,
      }),
    )
    .returning(['count', 'expires_at as end']);
}

/** Names the counter of a client without saying who it is. */
export function counterKey(secret: Buffer, name: string, client: string): string {
  return hash('sha256', `${secret.toString('base64url')} ${name} ${client}`, 'base64url');
}

/** The name of the key of a day. It is deleted afterwards, so that a counter cannot be traced to a client. */
export function dailySecret(at: number): string {
  return `rates-${Math.floor(at / DAY_MS)}`;
}

/** Returns the whole seconds to wait, at least one, after a hit that was over the limit; else 0. */
export function secondsOver({ limit }: RateRule, { count, end }: Hits, at: number): number {
  return count > limit ? Math.ceil((end - at) / 1000) : 0;
}
