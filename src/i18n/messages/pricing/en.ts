import type { pricing as french } from './fr.ts';

export const pricing: typeof french = {};
