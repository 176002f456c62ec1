import type { notFound as french } from './fr.ts';

export const notFound: typeof french = {};
