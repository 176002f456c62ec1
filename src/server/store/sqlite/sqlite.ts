import type { DatabaseSync, StatementSync } from 'node:sqlite';
import {
  StoreUnavailableError,
  type Database,
  type Row,
  type SqlValue,
  type Transaction,
} from '../database.ts';
import { groupCommit } from './group-commit.ts';
import { openingUnavailable, sqliteUnavailable } from './sqlite-errors.ts';
import { openSqliteFile, type SqliteFile } from './sqlite-file.ts';

/** How often a file that cannot be opened is tried again, at most, in milliseconds; what takes long, less often. */
const REOPEN_MS = 1000;

/** SQLite in a folder. While the file cannot be opened every transaction says why, and tries again. */
export function sqliteDatabase(folder: string, mayMake: boolean): Database {
  let open: SqliteFile | undefined;
  let failure: { readonly error: StoreUnavailableError; readonly until: number } | undefined;

  function file(): SqliteFile {
    if (open?.isInPlace() === false)
      throw new StoreUnavailableError('site.db was moved or deleted: put it back, or restart the server');
    if (open !== undefined) return open;
    if (failure !== undefined && performance.now() < failure.until) throw failure.error;
    const begun = performance.now();
    try {
      open = openSqliteFile(folder, mayMake);
      return open;
    } catch (cause) {
      const end = performance.now();
      failure = { error: openingUnavailable(cause), until: end + Math.max(REOPEN_MS, 10 * (end - begun)) };
      throw failure.error;
    }
  }

  return {
    transaction: groupCommit(() => file().database, sqliteTransaction),
    async close() {
      // Closing a file that is no longer at its path would delete what belongs to the one that took its place.
      if (open?.isInPlace() === true) {
        try {
          // Leaves nothing in the journal of what was deleted, even while another process has the file open.
          open.database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
        } catch (error) {
          // On a full disk it stays in the journal, which the next start reads.
          if (sqliteUnavailable(error) === undefined) throw error;
        } finally {
          open.database.close();
        }
      }
      open = undefined;
      failure = { error: new StoreUnavailableError('the store is closed'), until: Infinity };
    },
  };
}

/** SQLite answers at once, and has one writer: the promises are for PostgreSQL, and there is nothing to lock. */
function sqliteTransaction(database: DatabaseSync): Transaction {
  const prepared = new Map<string, StatementSync>();

  function run(sql: string, values: readonly SqlValue[]): readonly Row[] {
    let statement = prepared.get(sql);
    if (statement === undefined) {
      statement = database.prepare(sql.replaceAll('$', '?'));
      prepared.set(sql, statement);
    }
    return statement.all(...values) as unknown as readonly Row[]; // no column holds a blob or a large integer
  }

  return {
    query: async (sql, ...values) => run(sql, values),
    lock: async () => undefined,
  };
}
