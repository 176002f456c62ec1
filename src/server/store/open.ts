import path from 'node:path';
import { sqliteDatabase } from '../database/sqlite.ts';
import type { ChannelSettings } from './message.ts';
import { storeIn, type Store } from './store.ts';

/** Settings of the environment that the store needs. */
export interface StoreSettings extends ChannelSettings {
  readonly DATA_DIR: string;
  readonly DATABASE_URL?: string | undefined;
}

/** Longest time of a command's statement on PostgreSQL, in milliseconds. */
const PATIENCE_MS = 30_000;

/**
 * Opens the store that the environment asks for: PostgreSQL at `DATABASE_URL`, whose code is loaded for it alone, else
 * SQLite in `DATA_DIR`, of which `mayMake` makes the file where there is none. Waits for nothing. `patienceMs` is how long
 * PostgreSQL may take for a statement; a visitor's, if it is left out.
 */
export async function openStore(
  settings: StoreSettings,
  mayMake = true,
  patienceMs?: number,
): Promise<Store> {
  const { DATA_DIR, DATABASE_URL } = settings;
  if (DATABASE_URL === undefined) return storeIn(sqliteDatabase(DATA_DIR, mayMake), settings);
  const { postgresDatabase } = await import('../database/postgres.ts');
  return storeIn(postgresDatabase(DATABASE_URL, patienceMs), settings);
}

/** Opens the store of the server for a command of an operator, and makes none. */
export const openCommandStore = (settings: StoreSettings): Promise<Store> =>
  openStore(settings, false, PATIENCE_MS);

/** Names where a store is, for operators. The address of a database holds its password. */
export function storePlace({ DATA_DIR, DATABASE_URL }: StoreSettings): string {
  return DATABASE_URL === undefined ? path.join(DATA_DIR, 'site.db') : 'the database of DATABASE_URL';
}
