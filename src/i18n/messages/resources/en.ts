import type * as french from './fr.ts';

export const resources: typeof french.resources = {
  seoTitle: 'Resources: French public procurement, facts and methods',
  description:
    'Dated, sourced articles on French public procurement: finding tenders, deciding whether to bid, avoiding errors, and the rules. In French.',
  title: 'The answer first, then the law and the dates.',
  filter: 'Filter by topic',
  all: 'All articles',
  count: { one: '{{count}} article', other: '{{count}} articles' },
  feed: 'Follow by RSS (in French)',
  newsletter: 'Newsletter',
  newsletterText: 'We send you new articles and changes to the rules by email, as often as you choose.',
  newsletterButton: 'Subscribe',
  tools: {
    title: 'Look it up',
    tools: 'The questions to settle before you write a bid.',
    glossary: '{{count}} French terms, from accord-cadre to standstill, explained in English.',
    method: 'What we measure, whether we were right, and the source of every figure.',
  },
  languageNote: 'The articles are in French.',
};

export const article: typeof french.article = {
  trail: { resources: 'Resources', about: 'About' },
  themes: {
    comprendre: 'Understanding the rules',
    detecter: 'Finding tenders',
    repondre: 'Bidding',
    decider: 'Deciding',
  },
  /** Marks of an article that is not published yet, in a preview. */
  pending: { draft: 'Draft', later: 'To be published' },
  byline: 'By',
  published: 'published',
  updated: 'updated',
  answer: 'The short answer',
  contents: 'In this article',
  questions: 'Questions and answers',
  sources: 'Sources, and when they were checked',
  checked: 'Sources checked on {{day}}. They may change: read them at source before you bid.',
  editor: 'Responsible editor: {{name}}, publication director.',
  related: 'Read next',
  previous: 'Previous article on this topic',
  next: 'Next article on this topic',
  neighbours: 'Other articles on this topic',
  score: {
    title: 'A score, factor by factor',
    lead: 'This is how the console scores the tender “{{title}}” for a small tech company. It starts from the chance any bidder would have, then adds or takes off points.',
  },
  calls: { demo: 'Request a demo', console: 'Try the console', newsletter: 'Get the newsletter' },
};

export const glossary: typeof french.glossary = {
  seoTitle: 'Glossary of French public procurement, in English',
  description:
    'The terms of French public tenders explained in plain English: what MAPA, DCE, BOAMP or standstill mean, with the French word beside each.',
  lead: 'We explain {{count}} terms that you will meet in French notices and tender documents, in a sentence or two, with the French word beside each. Official terms say “tender” for what we call a bid.',
  title: 'Every word of a French notice, in plain English.',
  filter: 'Find a word',
  call: {
    title: 'Puzzled by a notice? Let us read it together.',
    text: 'A {{offer.demoMinutes}}-minute demo, with no commitment.',
    button: 'Request a demo',
  },
  count: { one: '{{count}} term', other: '{{count}} terms' },
  letters: 'From A to Z',
  checked:
    'We checked these definitions on {{day}}. They explain the words but do not replace the law: where a law sets one, we name it. CCP is the French public procurement code.',
  other: 'in French:',
};
