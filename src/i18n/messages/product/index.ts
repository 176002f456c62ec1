import type { Topic } from '#i18n/translate.ts';
import * as en from './en.ts';
import * as fr from './fr.ts';

/** Messages of the product page and the scores. */
export const product: Topic<typeof fr> = { fr, en };
