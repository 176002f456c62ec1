import type { PublicOrigins } from '#http/origins.ts';
import type { Attempt } from '../outbox/message.ts';

/** A mail to send. Nothing that a visitor wrote is in a header, but an address that was checked. */
export interface Mail {
  readonly to: readonly string[];
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The context of mails about leads, besides their message. */
export interface MailContext {
  readonly team: readonly string[];
  /** The owner's addresses for trials and for booking a demo. */
  readonly links: Pick<PublicOrigins, 'APP_URL' | 'BOOKING_URL'>;
}

/** An answer goes to the first of the team. */
export function replyToTeam({ team }: MailContext): Pick<Mail, 'replyTo'> {
  return team[0] === undefined ? {} : { replyTo: team[0] };
}

/** The address of a visitor cannot be written to. */
export const NO_ADDRESS: Attempt = { outcome: 'bounced', reason: 'no address' };

/** So that an automatic reply does not answer an automatic mail. */
export const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' } as const;
