/** Languages of the site, French first: the default, and the one `x-default` points to. */
export const LOCALES = ['fr', 'en'] as const;

export type Locale = (typeof LOCALES)[number];

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/** Language of a path: one with a code before its paths from there down, French everywhere else. Here, for scripts that know no route. */
export function localeOf(path: string): Locale {
  const first = path.split('/', 2)[1];
  return isLocale(first) ? first : 'fr';
}
