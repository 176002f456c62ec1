import type { Locale } from '../../locales.ts';
import * as french from './french.ts';
import * as english from './english.ts';

/** Every message of the site: French defines the shape, English is typed against it. */
export type Messages = typeof french;

/** Read through `translator`, never directly: these are neither filled nor typeset. Build time only. */
export const messages: Readonly<Record<Locale, Messages>> = { fr: french, en: english };
