import type { Topic } from '#i18n/translate.ts';
import * as en from './en.ts';
import * as fr from './fr.ts';

/** Messages of the solutions page. */
export const solutions: Topic<typeof fr> = { fr, en };
