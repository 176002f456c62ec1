import type * as french from './fr.ts';

export const tools: typeof french.tools = {
  seoTitle: 'Tools: the questions to ask before you bid',
  description:
    '{{#figures}}How many bidders, bid or not{{/figures}}{{^figures}}Bid or not{{/figures}}, which procedure, what odds: free tools for French public tenders, with no account to open.',
  title: 'Tools',
  lead: 'Questions to settle before you write a bid. No account needed.',
  howMany: { text: 'How many bids comparable contracts received.' },
  bidOrNot: {
    text: 'What the bid costs, and what it may earn.',
    drawn:
      'Example: the bid costs {{cost}} and the expected margin is {{margin}}. It pays from odds of {{even}}.',
    example: 'Example: the bid costs {{cost}}, the margin is {{margin}}.',
    none: '{{percent}} chance',
  },
  thresholds: {
    text: 'The 2026-2027 thresholds, by buyer and amount.',
    from: 'formal procedure from {{amount}}',
    key: 'Black: formal procedure. Logarithmic scale.',
    works: 'Works, all buyers',
  },
  console: {
    title: 'The console',
    text: 'Your odds on {{count}} tenders, explained point by point.',
  },
  key: { single: 'a single bid', within: 'around the median', outside: 'the rest' },
};
