import path from 'node:path';
import type { ChannelSettings } from './channels/enabled-channels.ts';
import { sqliteDatabase } from './database/sqlite.ts';
import { createStore, type Store } from './store.ts';

export interface StoreSettings extends ChannelSettings {
  readonly DATA_DIR: string;
  readonly DATABASE_URL?: string | undefined;
}

/** Timeout of a statement of a command on PostgreSQL, in milliseconds. */
const COMMAND_TIMEOUT_MS = 30_000;

/** Opens the store without connecting yet: PostgreSQL at `DATABASE_URL`, else SQLite in `DATA_DIR`. */
export async function openStore(settings: StoreSettings, create = true, timeoutMs?: number): Promise<Store> {
  const { DATA_DIR, DATABASE_URL } = settings;
  if (DATABASE_URL === undefined) return createStore(sqliteDatabase(DATA_DIR, create), settings);
  const { postgresDatabase } = await import('./database/postgres.ts');
  return createStore(postgresDatabase(DATABASE_URL, timeoutMs), settings);
}

export const openCommandStore = (settings: StoreSettings): Promise<Store> =>
  openStore(settings, false, COMMAND_TIMEOUT_MS);

/** Names the place of the store, without the password of its address. */
export function storePlace({ DATA_DIR, DATABASE_URL }: StoreSettings): string {
  return DATABASE_URL === undefined ? path.join(DATA_DIR, 'site.db') : 'the database of DATABASE_URL';
}
