import type { DatabaseSync } from 'node:sqlite';

/** Each step of the database's shape, in order. A step that was released is never changed: add one after it. */
const MIGRATIONS: readonly string[] = [
  `CREATE TABLE error_reports (
     fingerprint TEXT PRIMARY KEY,
     message TEXT NOT NULL,
     path TEXT NOT NULL,
     first_seen INTEGER NOT NULL,
     last_seen INTEGER NOT NULL,
     count INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX error_reports_last_seen ON error_reports (last_seen);
   CREATE TABLE rate_counters (
     key TEXT PRIMARY KEY,
     expires_at INTEGER NOT NULL,
     count INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX rate_counters_expires_at ON rate_counters (expires_at);`,
];

/** Raised when a database was made by a newer version of the site than this one. */
export class NewerDatabaseError extends Error {
  override name = 'NewerDatabaseError';
}

/** Brings a database to the shape that this version needs: all the missing steps, or none. */
export function migrate(database: DatabaseSync): void {
  // Two servers may start at once: the second waits here, then finds nothing left to do.
  database.exec('BEGIN IMMEDIATE');
  try {
    const done = Number(database.prepare('PRAGMA user_version').get()?.['user_version']);
    if (done > MIGRATIONS.length)
      throw new NewerDatabaseError(
        `The database has shape ${done}, this version knows ${MIGRATIONS.length}.`,
      );
    for (const step of MIGRATIONS.slice(done)) database.exec(step);
    database.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
    database.exec('COMMIT');
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}
