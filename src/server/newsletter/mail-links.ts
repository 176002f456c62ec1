import type { Locale } from '#locales.ts';
import { ENDPOINTS } from '#schemas/endpoints.ts';

/** The addresses in newsletter mails, for the token that they carry. */
export interface NewsletterLinks {
  /** Shows a button; its POST confirms. */
  readonly confirm: string;
  /** Shows the settings of the subscription. */
  readonly settings: string;
  /** Shows a button; its POST, or a mail program's by RFC 8058, ends the subscription. */
  readonly unsubscribe: string;
}

/** Makes the links of a mail, in its language: `origin` is where the endpoints are. */
export function newsletterLinks(
  origin: string,
  locale: Locale,
  tokens: { readonly confirm: string; readonly manage: string },
): NewsletterLinks {
  const link = (path: string, token: string) =>
    `${origin}${path}?token=${token}${locale === 'fr' ? '' : `&locale=${locale}`}`;
  return {
    confirm: link(ENDPOINTS.confirm, tokens.confirm),
    settings: link(ENDPOINTS.preferences, tokens.manage),
    unsubscribe: link(ENDPOINTS.unsubscribe, tokens.manage),
  };
}
