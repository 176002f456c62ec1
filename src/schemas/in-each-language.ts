import type { z } from 'zod';
import { isWhole, LOCALES, type Locale } from '../locales.ts';

/**
 * The fields of what is said in each language. One that is being translated may lack its own: `completeWordings` gives it
 * the English one, marked, so that a page never shows it.
 */
export function inEachLanguage<Schema extends z.ZodType>(schema: Schema): Readonly<Record<Locale, Schema>> {
  const fields = LOCALES.map((locale) => [locale, isWhole(locale) ? schema : schema.optional()]);
  return Object.fromEntries(fields) as Readonly<Record<Locale, Schema>>; // whole once completed
}
