import { localeOf, type Locale } from '#locales.ts';
import { createTranslate, type TranslateOf } from './create-translate.ts';

/** Messages of a topic by language; French defines the keys. */
export type Topic<Messages extends object = object> = Readonly<Record<Locale, Messages>>;

export type Translate<Topics extends Topic> = TranslateOf<Intersection<Topics['fr']>>;

type Intersection<Union> = (Union extends unknown ? (member: Union) => void : never) extends (
  all: infer All extends object,
) => void
  ? All
  : never;

/**
 * Returns the translator of some topics in a language. A page gives its URL, whose path decides the language, and only the
 * topics that it shows: a page loads what its file imports.
 */
export function useMessages<const Topics extends readonly Topic[]>(
  language: Locale | URL,
  ...topics: Topics
): Translate<Topics[number]> {
  const locale = typeof language === 'string' ? language : pageLocale(language);
  const messages: object = Object.assign({}, ...topics.map((topic) => topic[locale]));
  return createTranslate(locale, messages as Intersection<Topics[number]['fr']>); // each language has the French groups
}

export function pageLocale({ pathname }: URL): Locale {
  return localeOf(pathname.replace(/\.html$/, ''));
}
