import type { legal as french } from './fr.ts';

export const legal: typeof french = {};
