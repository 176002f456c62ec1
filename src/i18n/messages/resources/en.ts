import type { resources as french } from './fr.ts';

export const resources: typeof french = {
  seoTitle: 'Resources: French public procurement, facts and methods',
  description:
    'Dated, sourced articles on French public procurement: finding tenders, deciding whether to bid, avoiding errors, and the 2026 rules. In French.',
  title: 'What to know before you bid',
  lead: 'One question per article: the answer first, then the texts and the dates.',
  filter: 'Filter by topic',
  all: 'All articles',
  count: { one: '{{count}} article', other: '{{count}} articles' },
  minutes: '{{minutes}} min',
  feed: 'Follow by RSS (in French)',
  newsletter: 'Newsletter',
  newsletterText:
    'New articles and changes to the rules, by email, as often as you choose. Written in French.',
  newsletterButton: 'Subscribe',
  tools: {
    title: 'Two tools to keep at hand',
    thresholds: {
      title: 'Which procedure for which amount?',
      text: 'A buyer, a kind of contract, an amount: the rule, the text and its date. In French.',
      note: '2026-2027',
    },
    glossary: {
      title: 'The glossary',
      text: 'From accord-cadre to standstill, each French term in a sentence or two of English.',
      note: '{{count}} terms',
    },
  },
  archive: {
    all: 'See all {{count}} articles on this topic',
    seoTitle: { first: '{{theme}}: all articles', other: '{{theme}}: all articles, page {{page}}' },
    description:
      '{{count}} dated, sourced articles on French public procurement, topic “{{theme}}”, newest first. Page {{page}} of {{last}}. In French.',
    heading: { first: '{{theme}}', other: '{{theme}}, page {{page}}' },
    range: 'Articles {{from}} to {{to}} of {{count}}',
    pages: 'Pages of this topic',
    page: 'Page {{page}}',
    previous: 'Previous page',
    next: 'Next page',
  },
  languageNote: 'The articles are in French.',
};
