import type * as french from './fr.ts';

/** Words of the method: measures, limits, and the files behind them. */
export const method: typeof french.method = {
  seoTitle: 'Method and figures: checked, or impossible to check',
  description:
    'What we count, and what nobody can know. With the rules, the files and the source of every figure.',
  measure: {
    kicker: 'What we measure',
    title: '{{what}}: {{single}} contracts in 100 received a single bid.',
    text: '95% interval: {{low}} to {{high}}. {{note}}.',
    other: '{{what}}: {{single}} in 100 ({{low}} to {{high}}). {{note}}. The two sources are never added up.',
    label: 'A hundred dots, each 1% of contracts: {{single}} received a single bid.',
    explore: 'Look up your case',
    key: ['a single bid', 'several bids'],
  },
  cannot: {
    kicker: 'What we cannot know',
    title: 'Who lost. Nobody publishes it.',
    text: 'Your odds stay an estimate until our customers have told us how their bids ended.',
    forecast:
      'We tried to forecast the number of bids for one contract: our forecasts rarely do better than a single figure, the same for all.',
    article: 'Our trials and their results',
  },
  rules: {
    title: 'The counting rules, version {{version}}',
    items: [
      'A contract: one buyer and one number, written the same way. Under two numbers, it counts once.',
      'A tender: the contracts of one buyer, day and procedure (and CPV division).',
      'Under {{minimum}} tenders, no figure: a wider choice answers.',
      'Of several publications, the last counts.',
      'Left out, and counted by reason: no number of bids, an impossible or contradictory number, an impossible date. Buyers who do not publish that number may differ from the others. Counted separately: contracts awarded without competition.',
      'An amount under €100 or over a billion is unknown. That of a framework agreement is a ceiling.',
      'The 95% interval keeps tenders whole.',
      'A difference is stated only where that interval leaves the whole out. Of twenty comparisons, one differs by chance alone, on average.',
      'Success of a bid: contracts ÷ bids. Odds of one more bidder: mean of 1 ÷ (bids + 1), one in two at most.',
      'These figures name, count and rank no company.',
    ],
  },
  data: {
    title: 'Files, licences, days: do it again',
    again: 'With the same files, this command gives the same figures:',
    extracted: 'Extract of',
    apart: 'Without competition, apart',
    left: 'Left out',
    files: 'File',
    file: '{{name}}, {{rows}} rows, SHA-256',
    figures: 'All figures:',
    reason: '{{reason}}: {{count}}',
    reasons: {
      unreadable: 'unreadable',
      'no-identifier': 'without a number',
      'no-date': 'without a possible date',
      'later-than-extract': 'dated after the extract',
      'no-count': 'without a number of bids',
      'ambiguous-count': 'contradictory numbers',
      'count-out-of-range': 'impossible number',
    },
    read: 'Classed under a code, but something else',
    readText: '{{count}} contracts under code {{cpv}} ({{list}}), read on {{day}}',
    none: 'none',
  },
  company: { title: 'The {{count}} figures of the company and their source' },
};
