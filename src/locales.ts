/** The languages of the site, French first: the default, and the one `x-default` points to. */
export const LOCALES = ['fr', 'en'] as const;

/** A language of the site. */
export type Locale = (typeof LOCALES)[number];

/** Says whether a value of unknown origin is one of the site's languages. */
export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}
