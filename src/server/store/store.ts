/**
 * What the server keeps between two starts: one interface, behind which stand SQLite (one machine) and PostgreSQL
 * (several servers). Times are milliseconds since 1970. Every promise may reject with a StoreUnavailableError; one
 * that resolves after a change does so once the change is committed.
 */
import type { Locale } from '../../locales.ts';
import type { NEWSLETTER_FREQUENCIES } from '../../schemas/newsletter.ts';
import type { Theme } from '../../schemas/themes.ts';
import type { Meetings } from '../meetings/stored-meetings.ts';
import type { Acceptance, Lead, NewLead } from './lead.ts';
import type { Outbox } from './message.ts';
import type { Spam, SpamStore } from './spam.ts';

/** The parts of the store. A caller that needs one part takes only that interface. */
export interface Store {
  readonly leads: Leads;
  readonly subscriptions: Subscriptions;
  readonly meetings: Meetings;
  readonly spam: SpamStore;
  readonly rates: RateCounters;
  readonly errors: ErrorReports;
  readonly outbox: Outbox;
  /** Thirty-two random bytes under a name, made on first use, the same for every server that shares the store. */
  secret(name: string): Promise<Buffer>;
  /** Whether a write succeeds right now, and what waits. Never rejects. */
  health(at: number): Promise<StoreHealth>;
  /**
   * Deletes what RETENTION no longer allows to keep, and what has expired. What only a wrong clock would ask for is
   * refused, unless it is confirmed: then nothing is deleted, and the reason is returned, a sentence for operators.
   */
  purge(at: number, isConfirmed?: boolean): Promise<string | undefined>;
  close(): Promise<void>;
}

/** How the store is. `reason` is for operators and holds nothing of a visitor. */
export type StoreHealth =
  | {
      readonly writable: true;
      /** Age of the oldest message that has not been received, parked ones included, alerts not; 0 without any. */
      readonly oldestUndeliveredMs: number;
      /** Messages given up, waiting for `npm run leads -- replay`. */
      readonly parked: number;
    }
  | { readonly writable: false; readonly reason: string };

/** Demo requests. */
export interface Leads {
  /**
   * Keeps a lead with a message for each destination, in one transaction; resolves once it is on the disk.
   * A repeat (same key and content, or same content within ten minutes) changes nothing and answers the first id.
   */
  accept(lead: NewLead): Promise<Acceptance>;
  /**
   * The oldest leads first, `limit` at most, after the one given. Those that cannot be read are left out, and
   * `onUnreadable` is told their ids; those after the last one returned may be told again with the next call.
   */
  list(
    limit: number,
    after?: Pick<Lead, 'id' | 'receivedAt'>,
    onUnreadable?: (id: string) => void,
  ): Promise<readonly Lead[]>;
  count(): Promise<number>;
  /** All that is kept under an address, in any part of the store: what its owner may ask for. */
  about(email: string): Promise<PersonalData>;
  /** Deletes all that is kept under an address; returns the ids of the deleted leads and messages. */
  forget(email: string, at: number): Promise<readonly string[]>;
}

/** What is kept about a person. */
export interface PersonalData {
  readonly leads: readonly Lead[];
  /** The ids of leads that cannot be read. */
  readonly unreadable?: readonly string[];
  readonly subscription: Subscription | undefined;
  /** The editions of the newsletter that were sent, and what became of them; missing without any. */
  readonly letters?: readonly { readonly edition: string; readonly state: string; readonly at: number }[];
  readonly spam: readonly Spam[];
}

/** How often the letter comes. */
export type Frequency = (typeof NEWSLETTER_FREQUENCIES)[number];

/** A subscription; an address that left is only kept as a keyed hash, so that nothing is sent to it again. */
export interface Subscription {
  readonly email: string;
  readonly status: 'pending' | 'confirmed';
  readonly themes: readonly Theme[];
  readonly frequency: Frequency;
  readonly locale: Locale;
  readonly requestedAt: number;
  readonly confirmedAt: number | null;
  /** Letters in a row that came back; after three it gets none until it is taken up again. */
  readonly bounces: number;
}

/** What a token's holder may do: `confirm` once within 48 hours, `manage` for a year. */
export type TokenPurpose = 'confirm' | 'manage';

/** What confirming did. `already` also answers the second use of a token; `expired` can be asked again. */
export type Confirmation = 'confirmed' | 'already' | 'expired' | 'unknown';

/**
 * Who receives the letter. The links in mails hold tokens (`tokens.ts`) of which only hashes are kept: a message
 * is queued here, and its token is made when it is sent.
 */
export interface Subscriptions {
  /**
   * Queues a mail with a link to confirm; to settings for an address that is confirmed. Nothing tells the caller
   * which, and an address gets one mail in ten minutes at most.
   */
  request(ask: {
    readonly email: string;
    readonly themes: readonly Theme[];
    readonly locale: Locale;
    readonly at: number;
  }): Promise<void>;
  /** Queues a mail with a link to the settings, if the address is subscribed; one in ten minutes at most. */
  requestSettings(ask: {
    readonly email: string;
    readonly locale: Locale;
    readonly at: number;
  }): Promise<void>;
  confirm(tokenHash: string, at: number): Promise<Confirmation>;
  /** The subscription that an unexpired token of this purpose opens. */
  find(tokenHash: string, purpose: TokenPurpose, at: number): Promise<Subscription | undefined>;
  /** Saves settings; `false` for a token that does not open a confirmed subscription. */
  change(
    tokenHash: string,
    settings: { readonly themes: readonly Theme[]; readonly frequency: Frequency },
    at: number,
  ): Promise<boolean>;
  /** Ends the subscription, again without effect; `false` for a token that was never one, or is too old. */
  unsubscribe(tokenHash: string, at: number): Promise<boolean>;
  /** Deletes the address and its tokens, leads excepted; `false` as for `unsubscribe`. */
  erase(tokenHash: string, at: number): Promise<boolean>;
  /** Keeps the hash of a token made for a mail to this address; `false` if it no longer has a subscription. */
  addToken(email: string, purpose: TokenPurpose, tokenHash: string, at: number): Promise<boolean>;
}

/** How often something happened since a window began, and when that window ends, in milliseconds since 1970. */
export interface Hits {
  readonly count: number;
  readonly end: number;
}

/** Counts events that may happen only so often. */
export interface RateCounters {
  /**
   * Counts one more for a client under a name. A window of `windowMs` begins with the first event and not with the
   * clock, at whose minutes twice as many would pass. The client is kept only as a hash whose key is forgotten after
   * a day.
   */
  hit(name: string, client: string, windowMs: number, at: number): Promise<Hits>;
}

/** An error as it is kept: one entry for all the reports that have the same fingerprint. */
export interface StoredError {
  readonly fingerprint: string;
  readonly message: string;
  readonly path: string;
}

/** Remembers which errors happen, and how often. */
export interface ErrorReports {
  /** Keeps a report received at `at`, and returns how often its error was reported. */
  record(error: StoredError, at: number): Promise<number>;
}
