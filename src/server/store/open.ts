import path from 'node:path';
import { storedRequests } from '../desk/stored-requests.ts';
import { storedLetters } from '../newsletter/stored-letters.ts';
import { storedMeetings } from '../meetings/stored-meetings.ts';
import type { Database } from './database.ts';
import { storedErrors } from './errors.ts';
import { storeHealth } from './health.ts';
import { storedLeads } from './leads.ts';
import { PASSING, type MessageKind, type Passing } from './message.ts';
import { storedOutbox } from './outbox.ts';
import { postgresDatabase } from './postgres/postgres.ts';
import { storedRates } from './rates.ts';
import { purge } from './retention.ts';
import { storedSecrets } from './secrets.ts';
import { storedSpam } from './spam.ts';
import { sqliteDatabase } from './sqlite.ts';
import { isWatched, tell } from '../watching/observed.ts';
import type { Store } from './store.ts';
import { storedSubscriptions } from './subscriptions.ts';

/** What the store needs of the environment. */
export interface StoreSettings {
  readonly DATA_DIR: string;
  readonly DATABASE_URL?: string | undefined;
  readonly LEADS_WEBHOOK_URL?: string | undefined;
  readonly HUBSPOT_TOKEN?: string | undefined;
  readonly BREVO_API_KEY?: string | undefined;
  readonly SLACK_WEBHOOK_URL?: string | undefined;
}

/** What turns each way on by which requests are passed on. */
const SETTINGS = {
  webhook: 'LEADS_WEBHOOK_URL',
  hubspot: 'HUBSPOT_TOKEN',
  brevo: 'BREVO_API_KEY',
  slack: 'SLACK_WEBHOOK_URL',
} as const satisfies Record<Passing, keyof StoreSettings>;

/** The ways by which requests are passed on, as the environment has them. */
export function passingIn(settings: StoreSettings): readonly Passing[] {
  return PASSING.filter((outlet) => settings[SETTINGS[outlet]] !== undefined);
}

/**
 * The store that the environment asks for: PostgreSQL at `DATABASE_URL`, else SQLite in `DATA_DIR`. Waits for nothing. A file is
 * made where there is none, unless told otherwise.
 */
export async function openStore(settings: StoreSettings, mayMake = true): Promise<Store> {
  const { DATA_DIR, DATABASE_URL } = settings;
  const database =
    DATABASE_URL === undefined ? sqliteDatabase(DATA_DIR, mayMake) : await postgresDatabase(DATABASE_URL);
  return storeIn(timed(database), passingIn(settings));
}

/** Where a store is, for operators. The address of a database holds its password. */
export function storePlace({ DATA_DIR, DATABASE_URL }: StoreSettings): string {
  return DATABASE_URL === undefined ? path.join(DATA_DIR, 'site.db') : 'the database of DATABASE_URL';
}

/** Tells how long each transaction took, for as long as somebody watches. */
function timed(database: Database): Database {
  return {
    transaction: async (work, durability = 'durable', shared = undefined) => {
      if (!isWatched('transaction')) return database.transaction(work, durability, shared);
      const begun = performance.now();
      let isDone = false;
      try {
        const result = await database.transaction(work, durability, shared);
        isDone = true;
        return result;
      } finally {
        tell('transaction', { durability, isDone, ms: performance.now() - begun });
      }
    },
    close: () => database.close(),
  };
}

/** The one implementation of the store, on either database. */
function storeIn(database: Database, passing: readonly Passing[]): Store {
  const secrets = storedSecrets(database);
  const subscriptions = storedSubscriptions(database, secrets, passing);
  const messages: readonly MessageKind[] = [
    ...passing.map((outlet) => `lead-${outlet}` as const),
    'lead-team',
    'lead-visitor',
  ];
  const leads = storedLeads(database, subscriptions, messages);
  const spam = storedSpam(database, leads, subscriptions);
  return {
    leads,
    subscriptions,
    letters: storedLetters(database, subscriptions),
    meetings: storedMeetings(database, subscriptions, passing),
    requests: storedRequests(database, spam),
    spam,
    rates: storedRates(database, secrets),
    errors: storedErrors(database),
    outbox: storedOutbox(database, passing),
    secret: (name) => secrets.get(name),
    health: storeHealth(database),
    purge: (at, isConfirmed) => purge(database, at, isConfirmed),
    close: () => database.close(),
  };
}
