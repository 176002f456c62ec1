/** The languages of the site, French first: the default, and the one `x-default` points to. */
export const LOCALES = ['fr', 'en'] as const;

/** Languages that are being translated, by their code: `npm run check` lists what each lacks, by file. No page has them. */
export const LOCALES_TO_COME: readonly string[] = [];

/** A language of the site. */
export type Locale = (typeof LOCALES)[number];

/** Says whether a value of unknown origin is one of the site's languages. */
export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/** The language of a path: English from `/en` down, French everywhere else. Here, for scripts that know no route. */
export function localeOf(path: string): Locale {
  const first = path.split('/', 2)[1];
  return isLocale(first) ? first : 'fr';
}
