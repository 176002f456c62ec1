import type * as french from './fr.ts';

export const claims: typeof french.claims = {
  seoTitle: 'Where our figures come from: every source',
  description:
    'Every figure that this site states, with its source, its date and what it counts: a publication, a law, our work on public data, or the company’s own.',
  title: 'Where our figures come from',
  lead: 'You can check every figure on this site: here is who worked it out, when, and what it counts. We cannot publish a page that states a figure without a source.',
  picture: {
    title: 'One square for each sentence that states a figure',
    alternative: '{{count}} sentences that state a figure: {{list}}.',
    part: '{{count}} from {{origin}}',
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
    lead: 'These figures are our own. Beside each one is the nearest public figure, where there is one.',
    by: 'The company’s figure',
  },
  data: {
    title: 'Our work on public data',
    lead: 'We count the bids received in the official files. Our counting rules are written down: with the same file, you get the same figures.',
    caption: 'The sources of our work on public data',
    columns: ['Source', 'Contracts counted', 'Period', 'Scope', 'Licence', 'Computed on'],
    n: 'n = {{n}}',
    by: 'Computed by us, counting rules no. {{version}}',
  },
  pages: {
    title: 'Figures on the pages',
    lead: 'Here are the sentences on the site that state a figure, each with its source. We last checked these sources on {{day}}.',
    said: '“{{text}}”',
  },
  rules: {
    title: 'Amounts set by law',
    lead: 'Each line of our thresholds gives the law and its date. The definitions in the glossary cite the law that sets them.',
    thresholds: '{{count}} lines of thresholds and time limits, checked on {{day}}',
  },
  articles: {
    title: 'Figures in the articles',
    lead: 'The number leads to the sources of the article. When a paragraph names no source, we give the one for its section.',
    sources: 'Sources of the article',
    sentences: 'Sentences that state a figure: {{count}}',
    examples: 'Example sentences, with made-up numbers: {{count}}.',
    company: 'the company’s figure',
    note: 'named in the article',
    checked: 'sources checked on {{day}}',
    older: 'Older articles give their sources at the end; we check them in the same way.',
  },
  limits: {
    title: 'What this page leaves out',
    items: [
      'Dates, durations and the numbers of legal articles.',
      'The prices and commitments of our plans: they are terms of sale.',
      'The fictional tenders in the console and their scores: each sample is marked as such.',
      'Figures spelt out in words, such as “one in five”.',
    ],
    fault: 'Does a figure look wrong? Write to us: we will correct it or take it down.',
  },
};
