import type { Locale } from '#locales.ts';
import { ENDPOINTS } from '#schemas/endpoints.ts';

/** Lasting addresses of a subscriber, which a mail service puts in each issue. */
export interface SubscriberLinks {
  readonly preferences: string;
  /** Shows a button; its POST, or one click in a mail program (RFC 8058), ends the subscription. */
  readonly unsubscribe: string;
}

/** Makes the addresses of a subscriber. `origin` is that of the endpoints. */
export function subscriberLinks(origin: string, locale: Locale, token: string): SubscriberLinks {
  return {
    preferences: link(origin, ENDPOINTS.preferences, locale, token),
    unsubscribe: link(origin, ENDPOINTS.unsubscribe, locale, token),
  };
}

export function confirmationLink(origin: string, locale: Locale, token: string): string {
  return link(origin, ENDPOINTS.confirm, locale, token);
}

function link(origin: string, path: string, locale: Locale, token: string): string {
  return `${origin}${path}?token=${token}${locale === 'fr' ? '' : `&locale=${locale}`}`;
}
