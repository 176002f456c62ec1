import type * as french from './fr.ts';

export const claims: typeof french.claims = {
  seoTitle: 'Where our numbers come from: every source',
  description:
    'Every figure that this site states, with its source, its date and what it counts: a publication, a law, our work on public data, or the company’s own.',
  title: 'Where our numbers come from',
  lead: 'You can check every figure that you read here. This page says who worked it out, when, and what it counts. It is made from the pages themselves: a figure without a source stops them from going online.',
  picture: {
    title: 'One square for each sentence that states a figure',
    alternative: '{{count}} sentences that state a figure: {{list}}.',
    part: '{{count}} {{origin}}',
  },
  origins: {
    public: { name: 'a publication', text: 'A public body, a study or an authority has published it.' },
    law: { name: 'a law', text: 'The rule is written in a code, a decree or a regulation.' },
    company: { name: 'the company', text: 'It is our own figure. No independent study supports it.' },
    convention: { name: 'a convention', text: 'It is a rule that we chose. It measures nothing.' },
    example: { name: 'an example', text: 'The number is made up, and the text says so.' },
  },
  company: {
    title: 'The company’s own figures',
    lead: 'We make these claims ourselves. Beside each stands the nearest public figure, where there is one.',
    by: 'The company’s figure',
  },
  data: {
    title: 'Our work on public data',
    lead: 'We count the bids received in the official files. The counting rules are written down, and the same file gives the same figures again.',
    caption: 'The sources of our work on public data',
    columns: ['Source', 'Contracts counted', 'Period', 'Scope', 'Licence', 'Computed on'],
    n: 'n = {{n}}',
    by: 'Computed by us, counting rules no. {{version}}',
  },
  pages: {
    title: 'Figures on the pages',
    lead: 'The sentences of the site that state a figure, each with its source. Sources read again on {{day}}.',
    said: '“{{text}}”',
  },
  rules: {
    title: 'Amounts set by law',
    lead: 'The thresholds carry their text and its date line by line. Definitions in the glossary cite theirs.',
    thresholds: '{{count}} lines of thresholds and time limits, checked on {{day}}',
  },
  articles: {
    title: 'Figures in the articles',
    lead: 'The number leads to the source of the article. A figure whose paragraph names no source takes that of its part.',
    sources: 'Sources of the article',
    example: 'example',
    company: 'the company’s figure',
    note: 'named in the article',
    checked: 'sources read again on {{day}}',
    older: 'Older articles give their sources at their end; the same rule checks them.',
  },
  limits: {
    title: 'What this page leaves out',
    items: [
      'Dates, durations and numbers of articles of law.',
      'Prices and commitments of our plans: they are terms of sale.',
      'The fictional tenders of the console and their scores: each sample is marked where it stands.',
      'Figures spelt out in words, such as “one in five”.',
    ],
    fault: 'Does a figure look wrong? Write to us: we will correct it or take it down.',
  },
};
