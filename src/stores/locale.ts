import { atom } from 'nanostores';
import { readStored, store } from '../client/storage.ts';
import { isLocale, type Locale } from '../locales.ts';

const KEY = 'locale';

/** The language that the visitor prefers, which the path may not be in. Written by browser code only. */
export const $preferredLocale = atom<Locale>('fr');

/** Loads the stored choice; without one, English where the browser speaks it first, else French. */
export function loadPreferredLocale(browserLanguage: string): void {
  const stored = readStored(KEY);
  const fallback = browserLanguage.toLowerCase().startsWith('en') ? 'en' : 'fr';
  $preferredLocale.set(isLocale(stored) ? stored : fallback);
}

/** Keeps a language as the visitor's choice. */
export function preferLocale(locale: Locale): void {
  $preferredLocale.set(locale);
  store(KEY, locale);
}
