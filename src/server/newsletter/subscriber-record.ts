import type { Locale } from '#locales.ts';
import { parisDay } from '#time.ts';
import { subscriberLinks } from './subscriber-links.ts';
import type { Preferences, Subscription } from './subscription.ts';

/** A confirmed subscriber as a mail service gets it, in events and as CSV. */
export interface SubscriberRecord {
  readonly email: string;
  readonly language: Locale;
  readonly topics: Preferences['themes'];
  readonly frequency: Preferences['frequency'];
  /** Day of the confirmation in Paris, YYYY-MM-DD. */
  readonly consentDay: string;
  readonly preferencesUrl: string;
  readonly unsubscribeUrl: string;
}

export function subscriberRecord(
  { email, locale, themes, frequency, confirmedAt }: Subscription,
  token: string,
  origin: string,
): SubscriberRecord {
  const { preferences, unsubscribe } = subscriberLinks(origin, locale, token);
  return {
    email,
    language: locale,
    topics: themes,
    frequency,
    consentDay: confirmedAt === null ? '' : parisDay(confirmedAt),
    preferencesUrl: preferences,
    unsubscribeUrl: unsubscribe,
  };
}
