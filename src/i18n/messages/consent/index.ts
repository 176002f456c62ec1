import type { Topic } from '#i18n/translate.ts';
import * as en from './en.ts';
import * as fr from './fr.ts';

/** Messages of the question about cookies. */
export const consent: Topic<typeof fr> = { fr, en };
