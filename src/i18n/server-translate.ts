import type { Locale } from '#locales.ts';
import { createTranslate, type TranslateOf } from './create-translate.ts';
import * as english from './messages/answers/en.ts';
import * as french from './messages/answers/fr.ts';
import { mail as englishMail } from './messages/mail/en.ts';
import { mail as frenchMail } from './messages/mail/fr.ts';
import { forms as englishForms } from './messages/forms/en.ts';
import { forms as frenchForms } from './messages/forms/fr.ts';

/** Messages of the server, with the words of a calculation that the form shares. */
const words = { ...french, mail: frenchMail, forms: { sum: frenchForms.sum } };

export type ServerTranslate = TranslateOf<typeof words>;

const translators: Readonly<Record<Locale, ServerTranslate>> = {
  fr: createTranslate('fr', words),
  en: createTranslate('en', { ...english, mail: englishMail, forms: { sum: englishForms.sum } }),
};

export function serverTranslator(locale: Locale): ServerTranslate {
  return translators[locale];
}
