import type { Kysely } from 'kysely';
import { StoreUnavailableError, type Database, type Transaction } from './database.ts';
import { migrate } from './migrate.ts';
import type { Tables } from './tables.ts';

/** Transactions that run or wait at most: more than that would wait for longer than a visitor does. */
const MOST_WAITING = 1000;

/** Most runs of a transaction that another one was in the way of. */
const ATTEMPTS = 5;

/** Operations that SQLite and PostgreSQL do each in their way. */
export interface Engine {
  readonly kysely: Kysely<Tables>;
  /** Tells an error after which the same transaction may succeed if it is run again at once. */
  readonly isTransient: (error: unknown) => boolean;
  /** The error as the store's users know it; `undefined` when the fault is in our own statements. */
  readonly unavailable: (error: unknown) => StoreUnavailableError | undefined;
}

/** Makes a database of an engine: brings it to the shape of this version first, and names what is wrong with it. */
export function kyselyDatabase({ kysely, isTransient, unavailable }: Engine): Database {
  let shaped: Promise<void> | undefined;
  let isClosed = false;
  let waiting = 0;

  async function attempt<Result>(work: (transaction: Transaction) => Promise<Result>) {
    shaped ??= kysely.transaction().execute(migrate);
    await shaped.catch((error: unknown) => {
      shaped = undefined;
      throw error;
    });
    for (let attempts = 1; ; attempts += 1) {
      try {
        return await kysely.transaction().execute(work);
      } catch (error) {
        if (!isTransient(error) || attempts === ATTEMPTS) throw error;
      }
    }
  }

  return {
    async transaction(work) {
      if (isClosed) throw new StoreUnavailableError('the store is closed');
      if (waiting >= MOST_WAITING) throw new StoreUnavailableError('the database is too busy');
      waiting += 1;
      try {
        return await attempt(work);
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
