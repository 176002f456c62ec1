import type { Locale } from '#locales.ts';

/** Whether `npm run test:nightly` runs, which leaves out no page, no view and no database. */
export const isNight = process.env['NIGHT'] === '1';

/** Tags of a browser test in a language: the English pages have the same parts, and are tried at night. */
export const NIGHT_IN: Readonly<Record<Locale, string[]>> = { fr: [], en: ['@night'] };
