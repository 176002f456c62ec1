import type { Topic } from '#i18n/translate.ts';
import * as en from './en.ts';
import * as fr from './fr.ts';

/** Messages of articles and reference pages. */
export const resources: Topic<typeof fr> = { fr, en };
