import type { Topic } from '#i18n/translate.ts';
import * as en from './en.ts';
import * as fr from './fr.ts';

/** Messages of what the forms answer, in the browser and on the server. */
export const answers: Topic<typeof fr> = { fr, en };
