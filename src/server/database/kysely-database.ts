import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import pLimit from 'p-limit';
import { StoreUnavailableError, type Database, type Transaction } from './database.ts';
import { migrate } from './migrate.ts';
import type { Tables } from './tables.ts';

/** Transactions that may run or wait: more would wait longer than a visitor does. */
const MAX_PENDING = 1000;

/** Time for which a transaction is retried after conflicts, and the first and longest delay between two runs. */
const RETRY_WINDOW_MS = 5000;
const FIRST_DELAY_MS = 10;
const LONGEST_DELAY_MS = 160;

export interface Clock {
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<unknown>;
}

const REAL_CLOCK: Clock = { now: () => performance.now(), sleep: wait };

/** Differences between SQLite and PostgreSQL. */
export interface Engine {
  readonly kysely: Kysely<Tables>;
  /** Returns whether the same transaction may succeed when run again, as after a lock or a deadlock. */
  readonly isTransient: (error: unknown) => boolean;
  /** Converts an error of the database or the disk; `undefined` when our own statement is wrong. */
  readonly toUnavailableError: (error: unknown) => StoreUnavailableError | undefined;
  readonly concurrency: number;
  readonly clock?: Clock | undefined;
}

/** Creates a database that migrates itself before its first transaction. */
export function kyselyDatabase({
  kysely,
  isTransient,
  toUnavailableError,
  concurrency,
  clock,
}: Engine): Database {
  const { now, sleep } = clock ?? REAL_CLOCK;
  const queue = pLimit(concurrency);
  let isMigrated = false;
  let isClosed = false;

  /** Runs a transaction; after a conflict again with exponential back-off, until `deadline`. */
  async function run<Result>(callback: (transaction: Transaction) => Promise<Result>, deadline: number) {
    if (now() >= deadline) throw new StoreUnavailableError('the database is too busy');
    for (let ms = FIRST_DELAY_MS; ; ms = Math.min(2 * ms, LONGEST_DELAY_MS)) {
      try {
        if (!isMigrated) await kysely.transaction().execute(migrate);
        isMigrated = true;
        return await kysely.transaction().execute(callback);
      } catch (error) {
        if (!isTransient(error) || now() >= deadline) throw error;
        await sleep(ms);
      }
    }
  }

  return {
    async transaction(callback) {
      if (isClosed) throw new StoreUnavailableError('the store is closed');
      if (queue.activeCount + queue.pendingCount >= MAX_PENDING)
        throw new StoreUnavailableError('the database is too busy');
      try {
        // The time in the queue counts.
        return await queue(run, callback, now() + RETRY_WINDOW_MS);
      } catch (error) {
        throw toUnavailableError(error) ?? error;
      }
    },
    async close() {
      isClosed = true;
      await queue(async () => undefined); // after the running transactions
      await kysely.destroy();
    },
  };
}
