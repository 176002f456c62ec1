import type { about as french } from './fr.ts';

export const about: typeof french = {};
