import path from 'node:path';
import { storedMeetings } from '../meetings/stored-meetings.ts';
import type { Database } from './database.ts';
import { storedErrors } from './errors.ts';
import { storeHealth } from './health.ts';
import { storedLeads } from './leads.ts';
import { httpChannelsIn, type MessageKind, type ChannelSettings } from './message.ts';
import { storedOutbox } from './outbox.ts';
import { storedRates } from './rates.ts';
import { purge } from './retention.ts';
import { storedSecrets } from './secrets.ts';
import { storedSpam } from './spam.ts';
import { sqliteDatabase } from './sqlite.ts';
import { mailsLeft } from './queue.ts';
import type { Store } from './store.ts';
import { storedSubscriptions, type StoredSubscriptions } from './subscriptions.ts';

/** What the store needs of the environment. */
export interface StoreSettings extends ChannelSettings {
  readonly DATA_DIR: string;
  readonly DATABASE_URL?: string | undefined;
}

/** The server's store. Waits for nothing, and makes a file where there is none. */
export async function openStore(settings: StoreSettings): Promise<Store> {
  return storeIn(await openStoreDatabase(settings, true), settings);
}

/**
 * The database that the environment asks for: PostgreSQL at `DATABASE_URL`, whose code is loaded for it alone, else SQLite
 * in `DATA_DIR`, of which `mayMake` makes the file where there is none. `patienceMs` is how long PostgreSQL may take for a
 * statement; a visitor's, if it is left out.
 */
export async function openStoreDatabase(
  { DATA_DIR, DATABASE_URL }: StoreSettings,
  mayMake: boolean,
  patienceMs?: number,
): Promise<Database> {
  if (DATABASE_URL === undefined) return sqliteDatabase(DATA_DIR, mayMake);
  const { postgresDatabase } = await import('./postgres.ts');
  return postgresDatabase(DATABASE_URL, patienceMs);
}

/** Where a store is, for operators. The address of a database holds its password. */
export function storePlace({ DATA_DIR, DATABASE_URL }: StoreSettings): string {
  return DATABASE_URL === undefined ? path.join(DATA_DIR, 'site.db') : 'the database of DATABASE_URL';
}

/** The one implementation of the store, on either database. */
export function storeIn(
  database: Database,
  settings: ChannelSettings,
): Store & { readonly subscriptions: StoredSubscriptions } {
  const httpChannels = httpChannelsIn(settings);
  const secrets = storedSecrets(database);
  const subscriptions = storedSubscriptions(database, secrets, httpChannels);
  const messages: readonly MessageKind[] = [
    ...httpChannels.map((channel) => `lead-${channel}` as const),
    'lead-team',
    'lead-visitor',
  ];
  const leads = storedLeads(database, subscriptions, messages);
  const spam = storedSpam(database, { accept: leads.accept, request: subscriptions.request });
  return {
    leads,
    subscriptions,
    meetings: storedMeetings(database, subscriptions, httpChannels),
    spam,
    rates: storedRates(database, secrets),
    errors: storedErrors(database),
    outbox: storedOutbox(database, httpChannels),
    secret: (name) => secrets.get(name),
    mailsLeft: (at) => mailsLeft(database, at),
    health: storeHealth(database),
    purge: (at, isConfirmed) => purge(database, at, isConfirmed),
    close: () => database.close(),
  };
}
