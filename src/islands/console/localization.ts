import { createContext, useContext } from 'react';
import type { Locale } from '#locales.ts';
import type { ConsoleTexts } from '#schemas/console-texts.ts';

/** The texts of the console, its language, and the day from which days are counted. */
export interface Localization {
  readonly texts: ConsoleTexts;
  readonly locale: Locale;
  readonly today: Date;
}

/** Given by the console; `null` until its data has come. */
export const LocalizationContext = createContext<Localization | null>(null);

/** Returns texts, language and day of the console. Throws in a component that is drawn before they have come. */
export function useLocalization(): Localization {
  const localization = useContext(LocalizationContext);
  if (localization === null) throw new Error('A part of the console was drawn before its texts had come.');
  return localization;
}
