import type { newsletter as french } from './fr.ts';

export const newsletter: typeof french = {};
