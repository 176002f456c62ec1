import type { Topic } from '#i18n/translate.ts';
import * as en from './en.ts';
import * as fr from './fr.ts';

/** Messages of the tool of thresholds; its rules are in `content/thresholds.yaml`. */
export const thresholdMessages: Topic<typeof fr> = { fr, en };
