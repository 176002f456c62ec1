import { existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { MIGRATIONS, missingSteps } from './migrations.ts';
import { StoreUnavailableError } from './unavailable.ts';

/** How long opening may wait for another server that opens the same file, in milliseconds. */
const OPENING_MS = 2000;

/** How long a statement may wait for another process. Short, since it blocks the whole process. */
const BUSY_MS = 5;

/** An open file, and whether it is still the one at its path. */
export interface SqliteFile {
  readonly database: DatabaseSync;
  readonly isInPlace: () => boolean;
}

/**
 * Opens `site.db` in a folder, made if missing, for this user only. A file that was lost is not made anew: the
 * folder of the mails beside it tells that there was one.
 */
export function openSqliteFile(folder: string): SqliteFile {
  const file = path.join(folder, 'site.db');
  const mails = path.join(folder, 'outbox');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!existsSync(file) && (existsSync(mails) || existsSync(`${file}-wal`)))
    throw new StoreUnavailableError(
      'site.db is missing: restore it, or move what is left beside it away to begin anew',
    );
  const database = new DatabaseSync(file, { timeout: OPENING_MS });
  try {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
    migrate(database);
    database.exec(`PRAGMA busy_timeout = ${BUSY_MS}`);
    mkdirSync(mails, { recursive: true, mode: 0o700 });
  } catch (error) {
    database.close();
    throw error;
  }
  const { ino } = statSync(file);
  return { database, isInPlace: () => statSync(file, { throwIfNoEntry: false })?.ino === ino };
}

/** Brings a database to the shape that this version needs: all the missing steps, or none. */
function migrate(database: DatabaseSync): void {
  const version = () => Number(database.prepare('PRAGMA user_version').get()?.['user_version']);
  if (missingSteps(version()).length === 0) return;
  // Two servers may start at once: the second waits here, then finds nothing left to do.
  database.exec('BEGIN IMMEDIATE');
  try {
    for (const step of missingSteps(version())) database.exec(step.replaceAll('BIGINT', 'INTEGER'));
    database.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
    database.exec('COMMIT');
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
