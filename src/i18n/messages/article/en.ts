import type { article as french } from './fr.ts';

export const article: typeof french = {
  trail: { resources: 'Resources', about: 'About' },
  themes: {
    comprendre: 'Understanding the rules',
    detecter: 'Finding tenders',
    repondre: 'Bidding',
    decider: 'Deciding',
  },
  authors: { redaction: 'the editors' },
  byline: 'By',
  published: 'published',
  updated: 'updated',
  minutes: '{{minutes}}-minute read',
  answer: 'The short answer',
  contents: 'In this article',
  copy: 'Copy the link',
  copied: 'Link copied',
  questions: 'Questions and answers',
  sources: 'Sources, and when they were checked',
  checked: 'Sources checked on {{day}}. These texts change: read them at their source before you bid.',
  disclosure:
    'Prepared with the help of an AI; the editor responsible is the publication director named in the {{link}}.',
  disclosureLink: 'legal notice',
  related: 'Read next',
  previous: 'Previous article on this topic',
  next: 'Next article on this topic',
  neighbours: 'Other articles on this topic',
  calls: { demo: 'Request a demo', console: 'Try the console', newsletter: 'Get the newsletter' },
};
