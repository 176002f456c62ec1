import type { Locale } from '#locales.ts';

/** True in `npm run test:nightly`, which covers every page, view and database. */
export const isNight = process.env['NIGHT'] === '1';

/** Tags of a browser test in a language: the English pages have the same parts, and are tried at night. */
export const NIGHT_IN: Readonly<Record<Locale, string[]>> = { fr: [], en: ['@night'] };
