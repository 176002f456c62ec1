import { storedRequests, type Requests } from '../desk/stored-requests.ts';
import { storedLetters, type Letters } from '../newsletter/stored-letters.ts';
import { openStoreDatabase, storeIn, type StoreSettings } from '../store/open.ts';
import type { Store } from '../store/store.ts';

/** The store with what only the commands of an operator read and write. */
export interface CommandStore extends Store {
  readonly letters: Letters;
  readonly requests: Requests;
}

/** How long PostgreSQL may take for a statement of a command, in milliseconds. */
const PATIENCE_MS = 30_000;

/** Opens the store that the server has; makes none, unless told to. */
export async function openCommandStore(settings: StoreSettings, mayMake = false): Promise<CommandStore> {
  const database = await openStoreDatabase(settings, mayMake, PATIENCE_MS);
  const store = storeIn(database, settings);
  return {
    ...store,
    letters: storedLetters(database, store.subscriptions),
    requests: storedRequests(database, store.spam),
  };
}
