import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { logEvent } from '../log.ts';
import { sqliteErrors } from './errors.ts';
import { migrate } from './migrations.ts';
import { sqliteRates } from './rates.ts';
import type { Store } from './store.ts';

/** How long a write waits for another process, in milliseconds. Short: meanwhile this one serves nobody. */
const BUSY_MS = 2000;

/** Opens the store in a folder, made if missing, for this user only. What was acknowledged is on the disk. */
export function openStore(folder: string): Store {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(path.join(folder, 'site.db'), { timeout: BUSY_MS });
  try {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
    migrate(database);
    return {
      rates: sqliteRates(database),
      errors: sqliteErrors(database),
      close: () => database.close(),
    };
  } catch (error) {
    database.close();
    throw error;
  }
}

/** The store, or `undefined` with a line in the log: the pages need none, and go on. */
export function openStoreIfPossible(folder: string): Store | undefined {
  try {
    return openStore(folder);
  } catch (error) {
    logEvent('store-unavailable', { folder, reason: error instanceof Error ? error.message : String(error) });
    return undefined;
  }
}
