/** Message to deliver. Its content is composed when it leaves, from the lead or the subscription that it is about. */
export interface Message {
  /** Idempotency key, the same on every attempt. */
  readonly id: string;
  readonly channel: string;
  /** Content, by a name that the feature which queued it knows. */
  readonly kind: string;
  readonly attempts: number;
  /** Time after which a failed attempt is the last. */
  readonly expiresAt: number;
  readonly leadId: string | undefined;
  readonly subscriptionId: string | undefined;
  /** Address that a removal is about, until it is delivered. */
  readonly address: string | undefined;
  readonly alert: Alert | undefined;
  readonly isToVisitor: boolean;
  readonly past: Past;
}

export interface Past {
  readonly history: readonly PastAttempt[];
  /** Result of the last attempt for each of several recipients: `delivered`, `written`, or the reason of a failure. */
  readonly recipients: Readonly<Record<string, string>>;
  readonly misconfiguredSince: number | null;
}

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

/** Attempt as it is stored. `failed` and `bounced` are given up: dead letters, which `replay` sends again. */
export interface Attempt {
  readonly outcome: 'delivered' | 'written' | 'retry' | 'failed' | 'bounced';
  readonly reason?: string;
  readonly retryAt?: number;
  /** End of the pause that the other side asked for, which holds for the whole channel. */
  readonly pauseUntil?: number | undefined;
  readonly isMisconfigured?: boolean;
  readonly recipients?: Past['recipients'] | undefined;
}

export interface ChannelStatus {
  readonly channel: string;
  readonly waiting: number;
  readonly failed: number;
  readonly delivered: number;
  readonly written: number;
  readonly bounced: number;
  /** End of the pause that the other side asked for; 0 without one. */
  readonly pausedUntil: number;
  /** Time of the first failure since the last success. */
  readonly failingSince: number | null;
  readonly lastReason: string | null;
  /** Time at which the oldest waiting message was queued, alerts excepted. */
  readonly oldestAt: number | null;
}

export interface MessageStatus extends Past {
  readonly id: string;
  readonly state: 'waiting' | 'delivered' | 'written' | 'failed' | 'bounced';
  readonly dueAt: number;
}

/** Messages to send again: all that failed, those since a time, or those of a message or lead. */
export interface Replay {
  readonly since?: number | undefined;
  readonly id?: string | undefined;
}
