import path from 'node:path';
import type { Database } from '../database/database.ts';
import { sqliteDatabase } from '../database/sqlite.ts';
import type { ChannelSettings } from './message.ts';
import { storeIn, type Store } from './store.ts';

/** Settings of the environment that the store needs. */
export interface StoreSettings extends ChannelSettings {
  readonly DATA_DIR: string;
  readonly DATABASE_URL?: string | undefined;
}

/** Opens the server's store. Waits for nothing, and makes a file where there is none. */
export async function openStore(settings: StoreSettings): Promise<Store> {
  return storeIn(await openStoreDatabase(settings, true), settings);
}

/**
 * Opens the database that the environment asks for: PostgreSQL at `DATABASE_URL`, whose code is loaded for it alone, else
 * SQLite in `DATA_DIR`, of which `mayMake` makes the file where there is none. `patienceMs` is how long PostgreSQL may take
 * for a statement; a visitor's, if it is left out.
 */
export async function openStoreDatabase(
  { DATA_DIR, DATABASE_URL }: StoreSettings,
  mayMake: boolean,
  patienceMs?: number,
): Promise<Database> {
  if (DATABASE_URL === undefined) return sqliteDatabase(DATA_DIR, mayMake);
  const { postgresDatabase } = await import('../database/postgres.ts');
  return postgresDatabase(DATABASE_URL, patienceMs);
}

/** Names where a store is, for operators. The address of a database holds its password. */
export function storePlace({ DATA_DIR, DATABASE_URL }: StoreSettings): string {
  return DATABASE_URL === undefined ? path.join(DATA_DIR, 'site.db') : 'the database of DATABASE_URL';
}
