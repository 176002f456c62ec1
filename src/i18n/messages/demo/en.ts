import type { demo as french } from './fr.ts';

export const demo: typeof french = {};
