import type { Lead } from '../leads/lead.ts';

/** The channels that deliver a lead to a program of the team, by HTTP, with the variable that turns each on. */
export const HTTP_CHANNELS = {
  webhook: 'LEADS_WEBHOOK_URL',
  hubspot: 'HUBSPOT_TOKEN',
  brevo: 'BREVO_API_KEY',
  slack: 'SLACK_WEBHOOK_URL',
} as const;

/** A channel to a program of the team. */
export type HttpChannel = keyof typeof HTTP_CHANNELS;

const ALL_HTTP = Object.keys(HTTP_CHANNELS) as HttpChannel[]; // the keys of the record

/** The variables that turn them on. */
export type ChannelSettings = Readonly<
  Partial<Record<(typeof HTTP_CHANNELS)[HttpChannel], string | undefined>> & {
    readonly BREVO_NEWSLETTER_LIST_ID?: number | string | undefined;
  }
>;

/** The channels to programs of the team that the environment turns on. */
export function httpChannelsIn(settings: ChannelSettings): readonly HttpChannel[] {
  return ALL_HTTP.filter((channel) => settings[HTTP_CHANNELS[channel]] !== undefined);
}

const SUBSCRIBER_CHANNELS = ['webhook', 'brevo'] as const;

/** A channel to a mail service that keeps a list of subscribers. */
export type SubscriberChannel = (typeof SUBSCRIBER_CHANNELS)[number];

/** The channels to mail services that the environment turns on; Brevo only with a list for subscribers. */
export function subscriberChannelsIn(settings: ChannelSettings): readonly SubscriberChannel[] {
  const hasList = settings.BREVO_NEWSLETTER_LIST_ID !== undefined;
  return SUBSCRIBER_CHANNELS.filter(
    (channel) => settings[HTTP_CHANNELS[channel]] !== undefined && (channel !== 'brevo' || hasList),
  );
}

/** All channels by which messages leave. */
export const CHANNELS = ['mail', ...ALL_HTTP] as const;

/** A channel by which messages leave: what is slow or broken on one never stops the other. */
export type Channel = (typeof CHANNELS)[number];

/** Content of a message, and its channel. */
export type MessageKind =
  | `lead-${HttpChannel}`
  | 'lead-team'
  | 'lead-visitor'
  | `consent-${Exclude<HttpChannel, 'slack'>}`
  | `subscriber-${'confirmed' | 'changed' | 'removed'}-${SubscriberChannel}`
  | 'newsletter-confirm'
  | 'newsletter-settings'
  | 'alert';

/** The channel by which a kind of message leaves; an alert has one of its own. */
export function channelOf(kind: MessageKind): Channel {
  return ALL_HTTP.find((channel) => kind.endsWith(`-${channel}`)) ?? 'mail';
}

/** A message to send: composed from the lead or the subscription when it leaves, so that nothing is kept twice. */
export interface Job {
  /** The idempotency key that the receiver sees, the same on every attempt. */
  readonly id: string;
  readonly channel: Channel;
  readonly kind: MessageKind;
  /** Attempts so far, this one included. */
  readonly attempts: number;
  /** From when on a failure is the last. */
  readonly expiresAt: number;
  readonly lead: Lead | undefined;
  /** Id of the subscription that a message is about. */
  readonly subscriptionId: string | undefined;
  /** Address that a removal is about, until it is delivered. */
  readonly address: string | undefined;
  /** Subject of an alert. */
  readonly alert: Alert | undefined;
  readonly past: Past;
}

/** State of a message so far. */
export interface Past {
  /** The last attempts, oldest first. */
  readonly history: readonly PastAttempt[];
  /** Of several recipients, what became of each at their last attempt: `delivered`, or why not. */
  readonly recipients: Readonly<Record<string, string>>;
  /** Since when our settings are what is refused. */
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
 * Something wrong with a channel, reported to the owner through the other one: for a quarter of an hour (`failing`), for
 * good (`failed`), by our own settings (`settings`). `purge` is about the store: the clock must be wrong.
 */
export interface Alert {
  readonly channel: Channel | 'store';
  /** `flood`: visitors' mails are more than the site sends in an hour. */
  readonly problem: 'failing' | 'failed' | 'settings' | 'purge' | 'flood';
}

/** Outcome of an attempt. `reason` is short and holds nothing of a visitor; `recipients` is as in Past. */
export type Attempt = (
  | { readonly outcome: 'delivered' }
  /** To a file, for want of a mail server. */
  | { readonly outcome: 'written' }
  | {
      readonly outcome: 'retry';
      readonly reason: string;
      readonly retryAt: number;
      /** The receiver asked for a rest, which counts for all that goes to it. */
      readonly pauseUntil?: number | undefined;
      /** Our settings are refused: an address, a password, a recipient of ours. */
      readonly isMisconfigured?: boolean;
    }
  /** Given up: the owner has something to correct. */
  | { readonly outcome: 'failed'; readonly reason: string }
  /** A visitor's address that no mail can be sent to, mostly mistyped: nothing of ours is wrong. */
  | { readonly outcome: 'bounced'; readonly reason: string }
) & { readonly recipients?: Past['recipients'] };

/** State of a channel. */
export interface ChannelStatus {
  readonly channel: Channel;
  readonly waiting: number;
  readonly failed: number;
  readonly delivered: number;
  /** Mails in files, which nobody has received. */
  readonly written: number;
  /** Mails to visitors whose address takes none. */
  readonly bounced: number;
  /** Until when the receiver asked to be left alone; 0 if it did not. */
  readonly pausedUntil: number;
  /** When the failures that have not been followed by a success began. */
  readonly failingSince: number | null;
  /** Reason of the last attempt that failed. */
  readonly lastReason: string | null;
  /** When the oldest message that waits was queued, alerts excepted. */
  readonly oldestAt: number | null;
}

/** A message with all that became of it. */
export interface MessageStatus extends Past {
  readonly id: string;
  readonly state: 'waiting' | 'delivered' | 'written' | 'failed' | 'bounced';
  /** When it is tried next, if it waits. */
  readonly dueAt: number;
}

/** Which messages to send again, besides those given up: of all, or since a moment, or by the id of a message or lead. */
export interface Replay {
  readonly since?: number | undefined;
  readonly id?: string | undefined;
  /** Those that were delivered, too. A visitor gets no second mail unless its message is named. */
  readonly delivered?: boolean | undefined;
}
