import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { CommandError } from './command-line.ts';
import type { Transaction } from '../database/database.ts';
import { postgresDatabase } from '../database/postgres.ts';
import { isBusy } from '../database/sqlite-errors.ts';
import { sqliteDatabase } from '../database/sqlite.ts';
import { tablesOf, type RowCounts } from './backup.ts';

/** Rows of one statement, which PostgreSQL limits to 65,535 values. */
const ROWS = 500;

/** Timeout of a statement, in milliseconds. */
const STATEMENT_TIMEOUT_MS = 120_000;

/** Tables that are empty in a store that is not in use. */
const PEOPLE = ['leads', 'subscriptions', 'spam'] as const;

/**
 * Copies the SQLite store of a folder into an empty PostgreSQL, in one transaction. Returns the rows of each table. The
 * server must not run.
 */
export async function moveToPostgres(dataFolder: string, url: string): Promise<RowCounts> {
  const migrated = sqliteDatabase(dataFolder, false);
  await migrated.transaction(async () => undefined);
  await migrated.close();
  const source = openAlone(path.join(dataFolder, 'site.db'));
  const target = postgresDatabase(url, STATEMENT_TIMEOUT_MS);
  try {
    return await target.transaction(async (transaction) => {
      for (const table of PEOPLE)
        if ((await transaction.selectFrom(table).select('id').limit(1).execute()).length > 0)
          throw new CommandError(
            'The database of DATABASE_URL already holds leads or subscriptions: choose an empty one.',
          );
      const moved: [string, number][] = [];
      const tables = tablesOf(source);
      // Messages refer to leads and subscriptions.
      for (const table of [...tables.filter((name) => name !== 'outbox'), 'outbox'])
        moved.push([table, await moveTable(source, transaction, table)]);
      return Object.fromEntries(moved);
    });
  } finally {
    await target.close();
    source.close();
  }
}

/** Opens a store exclusively. Throws a CommandError while another process has it open. */
function openAlone(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: 1000 }); // for short reads of another process
  try {
    // In this mode the lock outlives the transaction.
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT');
    return database;
  } catch (error) {
    database.close();
    throw isBusy(error) ? new CommandError(`${file} is in use: stop the server first.`) : error;
  }
}

async function moveTable(source: DatabaseSync, transaction: Transaction, table: string): Promise<number> {
  await sql`DELETE FROM ${sql.table(table)}`.execute(transaction);
  const rows = source.prepare(`SELECT * FROM ${table}`).all();
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)));
  for (let from = 0; from < rows.length; from += ROWS) {
    const values = rows.slice(from, from + ROWS).map((row) => sql`(${sql.join(Object.values(row))})`);
    await sql`INSERT INTO ${sql.table(table)} (${columns}) VALUES ${sql.join(values)}`.execute(transaction);
  }
  return rows.length;
}
