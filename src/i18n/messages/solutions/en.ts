import type { solutions as french } from './fr.ts';

export const solutions: typeof french = {};
