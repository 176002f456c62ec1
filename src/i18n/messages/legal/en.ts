import type * as french from './fr.ts';

export const legal: typeof french.legal = {
  updated: 'Version of {{day}}',
  contents: 'On this page',
};
