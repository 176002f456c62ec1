import type { product as french } from './fr.ts';

export const product: typeof french = {};
