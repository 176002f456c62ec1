import { isLocale, type Locale } from '#locales.ts';
import type { NEWSLETTER_FREQUENCIES } from '#schemas/forms/newsletter.ts';
import { THEMES, type Theme } from '#schemas/content/themes.ts';
import { readJson } from '../json.ts';
import type { Row } from '../database/tables.ts';

/** Frequencies of the newsletter. */
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
}

/** An address that asks for the newsletter, and when. */
export interface SubscriptionAsk {
  readonly email: string;
  readonly themes: readonly Theme[];
  readonly locale: Locale;
  readonly at: number;
}

/** Purposes of a token: `confirm` once within 48 hours, `manage` for a year. */
export type TokenPurpose = 'confirm' | 'manage';

/** Outcome of a confirmation. `already` also answers the second use of a token; `expired` can be asked again. */
export type Confirmation = 'confirmed' | 'already' | 'expired' | 'unknown';

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
  };
}
