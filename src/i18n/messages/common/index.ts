import type { Topic } from '#i18n/translate.ts';
import * as en from './en.ts';
import * as fr from './fr.ts';

/** Messages of every page. */
export const common: Topic<typeof fr> = { fr, en };
