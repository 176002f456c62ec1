import { isLocale, type Locale } from '#locales.ts';
import type { NEWSLETTER_FREQUENCIES } from '#schemas/forms/newsletter.ts';
import { THEMES, type Theme } from '#schemas/content/themes.ts';
import type { Row } from '../database/tables.ts';
import { readJson } from '../json.ts';

type Frequency = (typeof NEWSLETTER_FREQUENCIES)[number];

export interface Preferences {
  readonly themes: readonly Theme[];
  readonly frequency: Frequency;
}

/** Subscription with its address. Times are in milliseconds. */
export interface Subscription extends Preferences {
  readonly id: string;
  readonly email: string;
  readonly status: 'pending' | 'confirmed';
  readonly locale: Locale;
  readonly requestedAt: number;
  readonly confirmedAt: number | null;
}

/** Result of a confirmation. `already` answers a link that is used again; `expired` can be requested again. */
export type Confirmation = 'confirmed' | 'already' | 'expired' | 'unknown';

/** Reads a subscription from its row; `undefined` for an address that left. */
export function toSubscription(row: Row<'subscriptions'> | undefined): Subscription | undefined {
  if (row === undefined || row.email === null || row.status === 'left') return undefined;
  const themes = readJson(row.themes);
  return {
    id: row.id,
    email: row.email,
    status: row.status,
    themes: THEMES.filter((theme) => Array.isArray(themes) && themes.includes(theme)),
    frequency: row.frequency,
    locale: isLocale(row.locale) ? row.locale : 'fr',
    requestedAt: row.requested_at,
    confirmedAt: row.confirmed_at,
  };
}
