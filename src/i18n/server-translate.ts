import type { Locale } from '../locales.ts';
import { createTranslate, type TranslateOf } from './create-translate.ts';
import * as english from './messages/answers/en.ts';
import * as french from './messages/answers/fr.ts';

/** Reads the messages that the server says: what forms answer, and mails. */
export type ServerTranslate = TranslateOf<typeof french>;

const translators: Readonly<Record<Locale, ServerTranslate>> = {
  fr: createTranslate('fr', french),
  en: createTranslate('en', english),
};

/** The translator of a language, without the texts of the pages. */
export function serverTranslator(locale: Locale): ServerTranslate {
  return translators[locale];
}
