import { deskStore, type DeskStore } from '../desk/desk-store.ts';
import { storedEditions, type StoredEditions } from '../newsletter/stored-editions.ts';
import { openStoreDatabase, type StoreSettings } from '../store/open.ts';
import { storeIn, type Store } from '../store/store.ts';

/** The store with what only the commands of an operator read and write. */
export interface CommandStore extends Store {
  readonly editions: StoredEditions;
  /** The leads, subscribers and errors as people look for them. */
  readonly desk: DeskStore;
}

/** Longest time of a command's statement on PostgreSQL, in milliseconds. */
const PATIENCE_MS = 30_000;

/** Opens the store that the server has; makes none, unless told to. */
export async function openCommandStore(settings: StoreSettings, mayMake = false): Promise<CommandStore> {
  const database = await openStoreDatabase(settings, mayMake, PATIENCE_MS);
  const store = storeIn(database, settings);
  return {
    ...store,
    editions: storedEditions(database, store.subscriptions),
    desk: deskStore(database),
  };
}
