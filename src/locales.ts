/**
 * The languages of the site, French first: the default, and the one `x-default` points to. One that comes after English
 * may be translated bit by bit: it has the pages whose screens have a path in it (`routes.ts`), and `npm run check` lists
 * what it lacks, by file.
 */
export const LOCALES = ['fr', 'en'] as const;

/** A language of the site. */
export type Locale = (typeof LOCALES)[number];

/** Says whether a value of unknown origin is one of the site's languages. */
export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/** The languages that every word is in. */
export type WholeLocale = 'fr' | 'en';

/** Whether every word is in a language, rather than those that are translated so far. */
export function isWhole(locale: Locale): locale is WholeLocale {
  return ['fr', 'en'].includes(locale);
}

/** The languages that are being translated. */
export const PARTIAL_LOCALES: readonly Locale[] = /* @__PURE__ */ LOCALES.filter(
  (locale) => !isWhole(locale),
);

/** The language of a path: one with a code before its paths from there down, French everywhere else. Here, for scripts that know no route. */
export function localeOf(path: string): Locale {
  const first = path.split('/', 2)[1];
  return isLocale(first) ? first : 'fr';
}
