import type { Attempt, Message } from '../outbox/message.ts';

/** Mail to send. Its headers hold nothing that a visitor wrote, except an address that was validated. */
export interface Mail {
  readonly to: readonly string[];
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Composes the mail of a message, or returns the outcome of a message that has none. */
export type ComposeMail = (message: Message, at: number) => Mail | Attempt | Promise<Mail | Attempt>;

/** Composers by the kind of their messages. */
export type MailComposers = Readonly<Record<string, ComposeMail>>;

/** Outcome of a mail to an address that cannot be one. */
export const INVALID_ADDRESS: Attempt = { outcome: 'bounced', reason: 'no address' };

/** Header that keeps automatic replies from answering an automatic mail. */
export const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' } as const;
