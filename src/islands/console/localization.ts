import { createContext, useContext } from 'react';
import type { Locale } from '../../locales.ts';
import type { ConsoleWords } from '../../schemas/console.ts';

/** What every part of the console speaks with: its words, its language, and the day from which days are counted. */
export interface Localization {
  readonly words: ConsoleWords;
  readonly locale: Locale;
  readonly today: Date;
}

/** Given by the console once its words have come. */
export const LocalizationContext = createContext<Localization | null>(null);

/** The words of the console; its parts are drawn only once they have come. */
export function useLocalization(): Localization {
  const localization = useContext(LocalizationContext);
  if (localization === null) throw new Error('The console speaks before its words have come.');
  return localization;
}

/** Fills in the `{{…}}` of a text; one without a value stays, for a reader and a test to see. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
}
