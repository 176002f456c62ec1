import { localeOf, LOCALES, type Locale } from '#locales.ts';
import { createTranslate, type Key, type TranslateOf } from './create-translate.ts';
import { messages, type Messages } from './messages/index.ts';

/** A key that exists in every language. */
export type MessageKey = Key<Messages>;

/** Reads one language's messages, typeset, with the facts of the site filled in. */
export type Translate = TranslateOf<Messages>;

const translators = new Map(
  LOCALES.map((locale) => [locale, createTranslate(locale, messages[locale])] as const),
);

/** The translator of a language. */
export function translator(locale: Locale): Translate {
  const t = translators.get(locale);
  if (t === undefined) throw new RangeError(`There are no messages in "${locale}".`);
  return t;
}

/** The translator of the page at `url`: its path decides the language. A build adds `.html` to it. */
export function pageTranslator(url: URL): Translate {
  return translator(localeOf(url.pathname.replace(/\.html$/, '')));
}
