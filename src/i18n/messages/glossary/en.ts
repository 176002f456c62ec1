import type { glossary as french } from './fr.ts';

export const glossary: typeof french = {
  seoTitle: 'Glossary of French public procurement, in English',
  description:
    'The terms of French public tenders explained in plain English: what MAPA, DCE, BOAMP or standstill mean, with the French word beside each.',
  title: 'The words of French tenders',
  lead: '{{count}} terms that stand in a French notice or tender file, each in a sentence or two, with the French word beside it.',
  letters: 'From A to Z',
  groups: 'By subject',
  checked:
    'Definitions checked on {{day}}. They explain a word; they do not replace the text, which is named where there is one. CCP is the French public procurement code.',
  other: 'in French:',
};
