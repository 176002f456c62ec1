import type { login as french } from './fr.ts';

export const login: typeof french = {};
