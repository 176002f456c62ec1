import type { resources as french } from './fr.ts';

export const resources: typeof french = {};
