import type { Locale } from '#locales.ts';
import { ENDPOINTS } from '#schemas/endpoints.ts';
import { parisDay } from '#time.ts';
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
  return {
    email,
    language: locale,
    topics: themes,
    frequency,
    consentDay: confirmedAt === null ? '' : parisDay(confirmedAt),
    preferencesUrl: newsletterLink('preferences', origin, locale, token),
    unsubscribeUrl: newsletterLink('unsubscribe', origin, locale, token),
  };
}

/** Makes a link with a token. Each shows a page; one click in a mail program may post to `unsubscribe` too (RFC 8058). */
export function newsletterLink(
  endpoint: 'confirm' | 'preferences' | 'unsubscribe',
  origin: string,
  locale: Locale,
  token: string,
): string {
  const language = locale === 'fr' ? '' : `&locale=${locale}`;
  return `${origin}${ENDPOINTS[endpoint]}?token=${token}${language}`;
}
