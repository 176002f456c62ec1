import type { Locale } from './locales.ts';

/**
 * Regional conventions of each language, for formats of numbers, amounts and days. Apart from `locales.ts`, which the
 * script of every page imports: a module that islands share would keep that script out of the page.
 */
export const REGION = { fr: 'fr-FR', en: 'en-GB' } as const satisfies Record<Locale, string>;
