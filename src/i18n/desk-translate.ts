import { isLocale, type Locale } from '#locales.ts';
import { createTranslate, type TranslateOf } from './create-translate.ts';
import * as english from './messages/desk/en.ts';
import * as french from './messages/desk/fr.ts';
import { article as englishArticle } from './messages/resources/en.ts';
import { article as frenchArticle } from './messages/resources/fr.ts';

/** Messages of the desk, with the names of themes that articles share. */
const words = { ...french, article: { themes: frenchArticle.themes } };

/** Reads the messages that the team's own pages and commands say. */
export type DeskTranslate = TranslateOf<typeof words>;

const translators: Readonly<Record<Locale, DeskTranslate>> = {
  fr: createTranslate('fr', words),
  en: createTranslate('en', { ...english, article: { themes: englishArticle.themes } }),
};

/** The translator of a language, without the texts of the site. */
export function deskTranslator(locale: Locale): DeskTranslate {
  return translators[locale];
}

/** The language of the terminal, by the variables of POSIX in their order; English where it is neither of ours. */
export function terminalLocale({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): Locale {
  const given = [LC_ALL, LC_MESSAGES, LANG].find((one) => one !== undefined && one !== '') ?? '';
  const language = given.slice(0, 2).toLowerCase();
  return isLocale(language) ? language : 'en';
}
