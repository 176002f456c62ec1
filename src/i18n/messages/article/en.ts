import type { article as french } from './fr.ts';

export const article: typeof french = {};
