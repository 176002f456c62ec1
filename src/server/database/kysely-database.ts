import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import pLimit from 'p-limit';
import { StoreUnavailableError, type Database, type Transaction } from './database.ts';
import { migrate } from './migrate.ts';
import type { Tables } from './tables.ts';

/** Transactions that run or wait at most: more than that would wait for longer than a visitor does. */
const MOST_WAITING = 1000;

/** The time for which a transaction waits while others are in its way, and the waits between two runs, in milliseconds. */
const PATIENCE_MS = 5000;
const FIRST_WAIT_MS = 10;
const LONGEST_WAIT_MS = 160;

/** Time, which a test makes pass faster. */
export interface Clock {
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<unknown>;
}

const REAL_CLOCK: Clock = { now: () => performance.now(), sleep: wait };

/** Operations that SQLite and PostgreSQL do each in their way. */
export interface Engine {
  readonly kysely: Kysely<Tables>;
  /** Tells an error after which the same transaction may succeed if it is run again: a lock, a deadlock. */
  readonly isTransient: (error: unknown) => boolean;
  /** The error as the store's users know it; `undefined` when the fault is in our own statements. */
  readonly unavailable: (error: unknown) => StoreUnavailableError | undefined;
  /** Transactions that run at a time: the others wait for their turn, and only the first of them tries again. */
  readonly atOnce: number;
  readonly clock?: Clock | undefined;
}

/** Makes a database of an engine: migrates it first, and names what is wrong with it. */
export function kyselyDatabase({ kysely, isTransient, unavailable, atOnce, clock }: Engine): Database {
  const { now, sleep } = clock ?? REAL_CLOCK;
  const queue = pLimit(atOnce);
  let isMigrated = false;
  let isClosed = false;

  /** Runs a transaction, again with exponential back-off until `deadline` while another one is in the way. */
  async function run<Result>(work: (transaction: Transaction) => Promise<Result>, deadline: number) {
    // Refused before it begins, so that nothing of it is kept.
    if (now() >= deadline) throw new StoreUnavailableError('the database is too busy');
    for (let ms = FIRST_WAIT_MS; ; ms = Math.min(2 * ms, LONGEST_WAIT_MS)) {
      try {
        if (!isMigrated) await kysely.transaction().execute(migrate);
        isMigrated = true;
        return await kysely.transaction().execute(work);
      } catch (error) {
        if (!isTransient(error) || now() >= deadline) throw error;
        await sleep(ms);
      }
    }
  }

  return {
    async transaction(work) {
      if (isClosed) throw new StoreUnavailableError('the store is closed');
      if (queue.activeCount + queue.pendingCount >= MOST_WAITING)
        throw new StoreUnavailableError('the database is too busy');
      try {
        // The time in the queue counts: whoever waits in it is refused at about the time at which it would be alone.
        return await queue(run, work, now() + PATIENCE_MS);
      } catch (error) {
        throw unavailable(error) ?? error;
      }
    },
    async close() {
      isClosed = true;
      await queue(async () => undefined); // after the transactions that have begun
      await kysely.destroy();
    },
  };
}
