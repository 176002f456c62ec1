import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { StoreUnavailableError, type Database, type Transaction } from './database.ts';
import { migrate } from './migrate.ts';
import type { Tables } from './tables.ts';

/** Transactions that run or wait at most: more than that would wait for longer than a visitor does. */
const MOST_WAITING = 1000;

/** Most runs of a transaction that another one was in the way of, and the first wait between two, in milliseconds. */
const MOST_RUNS = 10;
const FIRST_WAIT_MS = 10;

/** Operations that SQLite and PostgreSQL do each in their way. */
export interface Engine {
  readonly kysely: Kysely<Tables>;
  /** Tells an error after which the same transaction may succeed if it is run again: a lock, a deadlock. */
  readonly isTransient: (error: unknown) => boolean;
  /** The error as the store's users know it; `undefined` when the fault is in our own statements. */
  readonly unavailable: (error: unknown) => StoreUnavailableError | undefined;
  /** Waits so many milliseconds; a test has its own. */
  readonly sleep?: ((ms: number) => Promise<unknown>) | undefined;
}

/** Makes a database of an engine: brings it to the shape of this version first, and names what is wrong with it. */
export function kyselyDatabase({ kysely, isTransient, unavailable, sleep = wait }: Engine): Database {
  let isShaped = false;
  let isClosed = false;
  let waiting = 0;

  /** Runs a transaction, again with exponential back-off (five seconds in all) while another one is in the way. */
  async function run<Result>(work: (transaction: Transaction) => Promise<Result>) {
    for (let runs = 1; ; runs += 1) {
      try {
        if (!isShaped) await kysely.transaction().execute(migrate);
        isShaped = true;
        return await kysely.transaction().execute(work);
      } catch (error) {
        if (!isTransient(error) || runs === MOST_RUNS) throw error;
        await sleep(FIRST_WAIT_MS * 2 ** (runs - 1));
      }
    }
  }

  return {
    async transaction(work) {
      if (isClosed) throw new StoreUnavailableError('the store is closed');
      if (waiting >= MOST_WAITING) throw new StoreUnavailableError('the database is too busy');
      waiting += 1;
      try {
        return await run(work);
      } catch (error) {
        throw unavailable(error) ?? error;
      } finally {
        waiting -= 1;
      }
    },
    async close() {
      isClosed = true;
      await kysely.destroy();
    },
  };
}
