import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openStore, type StoreSettings } from '#server/open-store.ts';
import type { NewLead } from '#server/leads/lead.ts';
import type { SpamReason } from '#server/forms/stored-spam.ts';
import type { Store } from '#server/store.ts';
import { isNight } from '../night.ts';
import { findPostgres, withClient, type Databases } from './postgres.ts';

/** The two databases on which the store's contract is tested. */
export const DATABASES = ['SQLite', 'PostgreSQL'] as const;

/** Those on which what stands above the store is tested: at night both. */
export const SOME_DATABASES = isNight ? DATABASES : (['SQLite'] as const);

/** Fresh databases of one kind, and the stores opened on them. */
export interface Stores {
  readonly fresh: () => Promise<Environment>;
  /** Opens a store, as one more server would, with the patience of commands. */
  readonly open: (settings: StoreSettings) => Promise<Store>;
  readonly end: () => Promise<void>;
}

/** Variables for the server, ready for `startSite`. */
export type Environment = Readonly<Record<string, string>> & { readonly DATA_DIR: string };

/** Returns databases of a kind, in a cluster that tests share or in the one given; call `end` after the tests. */
export async function stores(kind: (typeof DATABASES)[number], given?: Databases): Promise<Stores> {
  const folders: string[] = [];
  const opened: Store[] = [];
  const found = kind === 'PostgreSQL' && given === undefined ? await findPostgres() : undefined;
  const postgres = given ?? found;
  return {
    async fresh() {
      const folder = mkdtempSync(path.join(tmpdir(), 'store-'));
      folders.push(folder);
      return {
        DATA_DIR: path.join(folder, 'data'),
        ...(postgres && { DATABASE_URL: await postgres.createDatabase() }),
      };
    },
    async open(settings) {
      const store = await openStore(settings, true, 30_000);
      opened.push(store);
      return store;
    },
    async end() {
      await Promise.all(opened.map((store) => store.close()));
      await found?.stop?.();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function runSql({ DATA_DIR, DATABASE_URL }: Environment, sql: string): Promise<void> {
  if (DATABASE_URL !== undefined) return void (await withClient(DATABASE_URL, (client) => client.query(sql)));
  mkdirSync(DATA_DIR, { recursive: true });
  const database = new DatabaseSync(path.join(DATA_DIR, 'site.db'));
  database.exec(sql);
  database.close();
}

export const T0 = 1_800_000_000_000;
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export async function keepAsSpam(store: Store, lead: NewLead, reason: SpamReason): Promise<string> {
  const accepted = await store.leads.accept(lead, reason);
  return accepted.ok ? accepted.id : '';
}

/** Sends all the mails that are due, as far as the store is concerned, and returns what they were. */
export async function drain(store: Store, at: number) {
  const sent = [];
  for (let now = at; ; now += 250) {
    const job = await store.outbox.claim('mail', now);
    if (job === undefined) return sent;
    await store.outbox.settle(job, { ok: true }, now);
    sent.push(job);
  }
}

/** Demo request; each `n` is another person. */
export function newLead(n: number, more: Partial<NewLead> = {}): NewLead {
  const values = {
    firstName: 'Zoë',
    lastName: 'O’Brien',
    email: `person${n}@example.org`,
    company: `Mairie n° ${n}`,
    role: 'sales',
    sector: '',
    teamSize: '',
    challenges: 'R&D, a < b',
    newsletter: false,
  };
  return {
    key: `key-${n}`,
    contentHash: `hash-${n}`,
    values,
    locale: 'fr',
    at: T0,
    ...more,
  };
}
