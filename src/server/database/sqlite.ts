import { Kysely } from 'kysely';
import { StoreUnavailableError, type Database } from './database.ts';
import { kyselyDatabase, type Clock } from './kysely-database.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { isBusy, openingUnavailable, sqliteUnavailable } from './sqlite-errors.ts';
import { openSqliteFile, type SqliteFile } from './sqlite-file.ts';
import type { Tables } from './tables.ts';

/** Least time between two attempts to open a file, in milliseconds; longer where an attempt takes long. */
const REOPEN_MS = 1000;

/**
 * SQLite in a folder, of which `mayMake` makes the file where there is none. While it cannot be opened every transaction
 * says why, and tries again.
 */
export function sqliteDatabase(folder: string, mayMake: boolean, clock?: Clock): Database {
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
      file = openSqliteFile(folder, mayMake);
      return file;
    } catch (cause) {
      const end = performance.now();
      failure = { error: openingUnavailable(cause), until: end + Math.max(REOPEN_MS, 10 * (end - begun)) };
      throw failure.error;
    }
  }

  const kysely = new Kysely<Tables>({ dialect: sqliteDialect(open) });
  const engine = { kysely, isTransient: isBusy, unavailable: sqliteUnavailable, atOnce: 1, clock };
  const database = kyselyDatabase(engine);
  return {
    transaction: database.transaction,
    async close() {
      await database.close();
      failure = { error: new StoreUnavailableError('the store is closed'), until: Infinity };
      const closing = file;
      file = undefined;
      // Closing a file that is no longer at its path would delete what belongs to the one that took its place.
      if (closing?.isInPlace() !== true) return;
      try {
        // Leaves nothing in the journal of what was deleted, even while another process has the file open.
        closing.database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      } catch (error) {
        // On a full disk it stays in the journal, which the next start reads.
        if (sqliteUnavailable(error) === undefined) throw error;
      } finally {
        closing.close();
      }
    },
  };
}
