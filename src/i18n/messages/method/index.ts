import type { Topic } from '#i18n/translate.ts';
import * as en from './en.ts';
import * as fr from './fr.ts';

/** Messages of the page on the method. */
export const method: Topic<typeof fr> = { fr, en };
