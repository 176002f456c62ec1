import { Kysely } from 'kysely';
import { StoreUnavailableError, type Database } from './database.ts';
import { kyselyDatabase, type Clock } from './kysely-database.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { isBusy, toOpeningError, toUnavailableError } from './sqlite-errors.ts';
import { openSqliteFile, type SqliteFile } from './sqlite-file.ts';
import type { Tables } from './tables.ts';

const REOPEN_MS = 1000;

/** SQLite file in a folder. While it cannot be opened, transactions reject with the reason and opening is tried again. */
export function sqliteDatabase(folder: string, create: boolean, clock?: Clock): Database {
  let file: SqliteFile | undefined;
  let failure: { readonly error: StoreUnavailableError; readonly until: number } | undefined;

  function open(): SqliteFile {
    if (file?.isInPlace() === false)
      throw new StoreUnavailableError(
        'site.db or its journal was moved or deleted: put it back, or restart the server',
      );
    if (file !== undefined) return file;
    if (failure !== undefined && performance.now() < failure.until) throw failure.error;
    const begun = performance.now();
    try {
      file = openSqliteFile(folder, create);
      return file;
    } catch (cause) {
      const end = performance.now();
      failure = { error: toOpeningError(cause), until: end + Math.max(REOPEN_MS, 10 * (end - begun)) };
      throw failure.error;
    }
  }

  const kysely = new Kysely<Tables>({ dialect: sqliteDialect(open) });
  const engine = { kysely, isTransient: isBusy, toUnavailableError, concurrency: 1, clock };
  const database = kyselyDatabase(engine);
  return {
    transaction: database.transaction,
    async close() {
      await database.close();
      failure = { error: new StoreUnavailableError('the store is closed'), until: Infinity };
      const closing = file;
      file = undefined;
      // Closing a file that was moved would delete the journal of the file in its place.
      if (closing?.isInPlace() !== true) return;
      try {
        // Removes deleted data from the journal.
        closing.database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      } catch (error) {
        // On a full disk the journal stays, and is read by the next start.
        if (toUnavailableError(error) === undefined) throw error;
      } finally {
        closing.close();
      }
    },
  };
}
