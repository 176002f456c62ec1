/** Message to deliver. Its content is composed when it leaves, from the lead or the subscription that it is about. */
export interface Message {
  /** Idempotency key, the same on every attempt. */
  readonly id: string;
  /** Name of the channel by which it leaves. */
  readonly channel: string;
  /** Content, by a name that the feature which queued it knows. */
  readonly kind: string;
  /** Attempts so far, this one included. */
  readonly attempts: number;
  /** Time after which a failed attempt is the last. */
  readonly expiresAt: number;
  readonly leadId: string | undefined;
  readonly subscriptionId: string | undefined;
  /** Address that a removal is about, until it is delivered. */
  readonly address: string | undefined;
  readonly alert: Alert | undefined;
  /** True for a mail to an address that a visitor typed. */
  readonly isToVisitor: boolean;
  readonly past: Past;
}

/** State of a message so far. */
export interface Past {
  /** The last attempts, oldest first. */
  readonly history: readonly PastAttempt[];
  /** Result of the last attempt for each of several recipients: `delivered`, `written`, or the reason of a failure. */
  readonly recipients: Readonly<Record<string, string>>;
  /** Time since which our settings are refused. */
  readonly misconfiguredSince: number | null;
}

/** An attempt at a message, in milliseconds. */
export interface PastAttempt {
  readonly at: number;
  readonly ms: number;
  readonly outcome: Attempt['outcome'];
  readonly reason?: string;
}

/**
 * Problem of a channel, reported to the owner by another one. `failing`: for a quarter of an hour; `failed`: a message was
 * given up; `settings`: our settings are refused; `flood`: visitors' mails have reached the limit of the site.
 */
export interface Alert {
  readonly channel: string;
  readonly problem: 'failing' | 'failed' | 'settings' | 'flood';
}

/** Outcome of an attempt. `reason` is short and holds no personal data; `recipients` is as in `Past`. */
export type Attempt = (
  | { readonly outcome: 'delivered' }
  /** Written to a file, since there is no mail server. */
  | { readonly outcome: 'written' }
  | {
      readonly outcome: 'retry';
      readonly reason: string;
      readonly retryAt: number;
      /** End of the pause that the other side asked for, which holds for the whole channel. */
      readonly pauseUntil?: number | undefined;
      /** True when our settings are refused: an address, a password, a recipient. */
      readonly isMisconfigured?: boolean;
    }
  /** Given up: a dead letter, which `replay` sends again. */
  | { readonly outcome: 'failed'; readonly reason: string }
  /** Given up: the visitor's address takes no mail, mostly because it is mistyped. */
  | { readonly outcome: 'bounced'; readonly reason: string }
) & { readonly recipients?: Past['recipients'] };

/** Outcome of a message whose lead or subscription was deleted meanwhile. */
export const SUBJECT_DELETED: Attempt = { outcome: 'failed', reason: 'its subject was deleted' };

/** State of a channel. */
export interface ChannelStatus {
  readonly channel: string;
  readonly waiting: number;
  readonly failed: number;
  readonly delivered: number;
  /** Mails written to files, which nobody received. */
  readonly written: number;
  /** Mails to visitors whose address takes none. */
  readonly bounced: number;
  /** End of the pause that the other side asked for; 0 without one. */
  readonly pausedUntil: number;
  /** Time of the first failure since the last success. */
  readonly failingSince: number | null;
  /** Reason of the last attempt that failed. */
  readonly lastReason: string | null;
  /** Time at which the oldest waiting message was queued, alerts excepted. */
  readonly oldestAt: number | null;
}

/** Message with its state, for operators. */
export interface MessageStatus extends Past {
  readonly id: string;
  readonly state: 'waiting' | 'delivered' | 'written' | 'failed' | 'bounced';
  /** Time of the next attempt, when it waits. */
  readonly dueAt: number;
}

/** Messages to send again besides those that failed: all, those since a time, or those of a message or lead. */
export interface Replay {
  readonly since?: number | undefined;
  readonly id?: string | undefined;
}
