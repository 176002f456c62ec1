import { isLocale, type Locale } from '../locales.ts';
import { readStored, store } from './storage.ts';

const KEY = 'locale';

/** The visitor's stored choice, if there is one. */
export function chosenLocale(): Locale | undefined {
  const stored = readStored(KEY);
  return isLocale(stored) ? stored : undefined;
}

/** What stands for a choice until there is one: English where the browser speaks it first, else French. */
export function browserLocale(browserLanguage: string): Locale {
  return browserLanguage.toLowerCase().startsWith('en') ? 'en' : 'fr';
}

/** Keeps a language as the visitor's choice. */
export function preferLocale(locale: Locale): void {
  store(KEY, locale);
}
