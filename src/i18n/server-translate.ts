import type { Locale } from '../locales.ts';
import { createTranslate, type TranslateOf } from './create-translate.ts';
import * as formsEnglish from './messages/forms/en.ts';
import * as formsFrench from './messages/forms/fr.ts';
import * as newsletterEnglish from './messages/newsletter/en.ts';
import * as newsletterFrench from './messages/newsletter/fr.ts';

const french = { ...formsFrench, ...newsletterFrench };
const english: typeof french = { ...formsEnglish, ...newsletterEnglish };

/** Reads the messages that the server says: of forms, their answers and mails. */
export type ServerTranslate = TranslateOf<typeof french>;

const translators: Readonly<Record<Locale, ServerTranslate>> = {
  fr: createTranslate('fr', french),
  en: createTranslate('en', english),
};

/** The translator of a language, over what the server says and not the texts of the pages. */
export function serverTranslator(locale: Locale): ServerTranslate {
  return translators[locale];
}
