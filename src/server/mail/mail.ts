import type { Failure } from '../outbox/channel.ts';
import type { Message } from '../outbox/message.ts';

/** Mail to send. Its headers hold nothing that a visitor wrote, except an address that was validated. */
export interface Mail {
  readonly to: readonly string[];
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A composed mail, or the failure of a message that has none. */
export type ComposedMail = { readonly ok: true; readonly mail: Mail } | Failure;

export type ComposeMail = (message: Message, at: number) => ComposedMail | Promise<ComposedMail>;

export type MailComposers = Readonly<Record<string, ComposeMail>>;

/** Failure of a mail to an address that cannot be one. */
export const INVALID_ADDRESS: Failure = { ok: false, cause: 'bounced', reason: 'no address' };

/** Header that keeps automatic replies from answering an automatic mail. */
export const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' } as const;
