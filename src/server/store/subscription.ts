import { isLocale, type Locale } from '../../locales.ts';
import type { NEWSLETTER_FREQUENCIES } from '../../schemas/newsletter.ts';
import { THEMES, type Theme } from '../../schemas/themes.ts';
import { readJson } from '../is-record.ts';
import type { Row } from './tables.ts';

/** How often the newsletter comes. */
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
  /** Editions in a row that came back; after three it gets none until it is taken up again. */
  readonly bounces: number;
}

/** An address that asks for the newsletter, and when. */
export interface SubscriptionAsk {
  readonly email: string;
  readonly themes: readonly Theme[];
  readonly locale: Locale;
  readonly at: number;
}

/** What a token's holder may do: `confirm` once within 48 hours, `manage` for a year. */
export type TokenPurpose = 'confirm' | 'manage';

/** What confirming did. `already` also answers the second use of a token; `expired` can be asked again. */
export type Confirmation = 'confirmed' | 'already' | 'expired' | 'unknown';

/**
 * Subscriptions by double opt-in. The links in mails hold tokens (`tokens.ts`) of which only hashes are kept: a message is
 * queued here, and its token is made when it is sent.
 */
export interface Subscriptions {
  /**
   * Queues a mail with a link to confirm; to settings for an address that is confirmed. Nothing tells the caller
   * which, and an address gets one mail in ten minutes at most.
   */
  request(ask: SubscriptionAsk): Promise<void>;
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

/** Reads a subscription from its row; `undefined` for an address that left. */
export function toSubscription(row: Row<'subscriptions'>): Subscription | undefined {
  const { email, status } = row;
  if (email === null || status === 'left') return undefined;
  const themes = readJson(row.themes);
  return {
    email,
    status,
    themes: THEMES.filter((theme) => Array.isArray(themes) && themes.includes(theme)),
    frequency: row.frequency,
    locale: isLocale(row.locale) ? row.locale : 'fr',
    requestedAt: row.requested_at,
    confirmedAt: row.confirmed_at,
    bounces: row.bounces,
  };
}
