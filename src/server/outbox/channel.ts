import type { Message } from './message.ts';

/** Least time between two messages of one channel, however many servers there are. */
export const PACE_MS = 250;

/** Way by which messages leave. Channels are independent: one that is slow or broken delays no other. */
export interface Channel {
  readonly name: string;
  readonly paceMs?: number;
  /** Makes one attempt at a message. Never rejects. */
  readonly send: (message: Message, at: number) => Promise<SendResult>;
}

/** Result of an attempt, or of its part for one recipient; the history of the message stores it. */
export type SendResult = Success | Failure;

interface Success {
  readonly ok: true;
  /** Written to a file, since there is no mail server. */
  readonly isWritten?: boolean;
  readonly recipients?: Message['recipients'];
}

export interface Failure {
  readonly ok: false;
  /**
   * `temporary`: a retry may succeed; `settings`: an address, a password or a recipient of ours is refused; `refused`: this
   * message is, and would be again; `bounced`: the visitor's address takes no mail.
   */
  readonly cause: 'temporary' | 'settings' | 'refused' | 'bounced';
  /** Short, without personal data and without what was sent. */
  readonly reason: string;
  /** Seconds or date from `Retry-After`. */
  readonly retryAfter?: string | undefined;
  readonly recipients?: Message['recipients'];
}

/** Failure of a message whose lead or subscription was deleted meanwhile. */
export const SUBJECT_DELETED: Failure = { ok: false, cause: 'refused', reason: 'its subject was deleted' };
