import { isLocale, type Locale } from '../locales.ts';
import { readStored, store } from './storage.ts';

const KEY = 'locale';

/** The visitor's stored choice; without one, English where the browser speaks it first, else French. */
export function preferredLocale(browserLanguage: string): Locale {
  const stored = readStored(KEY);
  if (isLocale(stored)) return stored;
  return browserLanguage.toLowerCase().startsWith('en') ? 'en' : 'fr';
}

/** Keeps a language as the visitor's choice. */
export function preferLocale(locale: Locale): void {
  store(KEY, locale);
}
