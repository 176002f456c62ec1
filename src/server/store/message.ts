import type { Locale } from '../../locales.ts';
import type { Lead } from './lead.ts';

/** By which way a message leaves: what is slow or broken on one never stops the other. */
export type Outlet = 'webhook' | 'mail';

/** What a message says, and where it goes. */
export type MessageKind =
  'lead-webhook' | 'lead-team' | 'lead-visitor' | 'newsletter-confirm' | 'newsletter-settings' | 'alert';

/** A message to send: composed from the lead or the subscription when it leaves, so that nothing is kept twice. */
export interface Job {
  /** The idempotency key that the receiver sees, the same on every attempt. */
  readonly id: string;
  readonly outlet: Outlet;
  readonly kind: MessageKind;
  /** Attempts so far, this one included. */
  readonly attempts: number;
  /** From when on a failure is the last. */
  readonly expiresAt: number;
  readonly lead: Lead | undefined;
  /** The address of the subscription that a newsletter message is about. */
  readonly subscriber: { readonly email: string; readonly locale: Locale } | undefined;
  /** What an alert is about. */
  readonly alert: Alert | undefined;
}

/** Something wrong with an outlet, reported to the owner through the other one. */
export interface Alert {
  readonly outlet: Outlet;
  readonly problem: 'failing' | 'parked';
}

/** How an attempt ended. `reason` is short and holds nothing of a visitor. */
export type Attempt =
  | { readonly outcome: 'delivered' }
  /** `pauseUntil`: the receiver asked for a rest, which counts for all that goes to it. */
  | {
      readonly outcome: 'retry';
      readonly reason: string;
      readonly retryAt: number;
      readonly pauseUntil?: number;
    }
  | { readonly outcome: 'parked'; readonly reason: string };

/** How an outlet does. */
export interface OutletStatus {
  readonly outlet: Outlet;
  readonly waiting: number;
  readonly parked: number;
  readonly delivered: number;
  /** When the failures that have not been followed by a success began. */
  readonly failingSince: number | null;
  /** Why the last failed attempt failed. */
  readonly lastReason: string | null;
}

/** What is to be sent, shared by all the servers: a message that a server died with comes back after its lease. */
export interface Outbox {
  /** Leases the message that is due for longest; `undefined` when none is, or four a second were leased already. */
  claim(outlet: Outlet, at: number): Promise<Job | undefined>;
  /** Notes how an attempt ended, and returns since when the outlet fails. */
  settle(job: Pick<Job, 'id' | 'outlet'>, attempt: Attempt, at: number): Promise<number | null>;
  /** Queues an alert on the other outlet, one a day at most for each; `false` if there was one. */
  raise(alert: Alert, at: number): Promise<boolean>;
  status(): Promise<readonly OutletStatus[]>;
  /** Makes parked messages due again; returns how many. */
  replay(at: number): Promise<number>;
}
