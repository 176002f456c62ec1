import type { Topic } from '#i18n/translate.ts';
import * as en from './en.ts';
import * as fr from './fr.ts';

/** Messages of the home page and the pages about the company. */
export const home: Topic<typeof fr> = { fr, en };
