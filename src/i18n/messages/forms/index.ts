import type { Topic } from '#i18n/translate.ts';
import * as en from './en.ts';
import * as fr from './fr.ts';

/** Messages of the forms and the pages around them. */
export const forms: Topic<typeof fr> = { fr, en };
