import { TOPICS } from '#i18n/messages/all.ts';
import { useMessages, type Translate } from '#i18n/translate.ts';
import type { Locale } from '#locales.ts';

const translators: Readonly<Record<Locale, Translate<(typeof TOPICS)[number]>>> = {
  fr: useMessages('fr', ...TOPICS),
  en: useMessages('en', ...TOPICS),
};

/** Returns the translator of every topic of the pages. */
export function translator(locale: Locale) {
  return translators[locale];
}
