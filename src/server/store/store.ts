/**
 * What the server keeps between two starts: one interface, behind which stand SQLite (one machine) and PostgreSQL
 * (several servers). Times are milliseconds since 1970. Every promise may reject with a StoreUnavailableError; one
 * that resolves after a change does so once the change is committed.
 */
import type { Meetings } from '../meetings/stored-meetings.ts';
import type { ErrorReports } from './errors.ts';
import type { StoreHealth } from './health.ts';
import type { Leads } from './leads.ts';
import type { Outbox } from './message.ts';
import type { RateCounters } from './rates.ts';
import type { SpamStore } from './spam.ts';
import type { Subscriptions } from './subscription.ts';

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
  /** Says whether a mail to an address that the site has not written to would leave within the hour. */
  mailsLeft(at: number): Promise<boolean>;
  /** Whether a write succeeds right now, and what waits. Never rejects. */
  health(at: number): Promise<StoreHealth>;
  /**
   * Deletes what RETENTION no longer allows to keep, and what has expired. What only a wrong clock would ask for is
   * refused, unless it is confirmed: then nothing is deleted, and the reason is returned, a sentence for operators.
   */
  purge(at: number, isConfirmed?: boolean): Promise<string | undefined>;
  close(): Promise<void>;
}
