import type * as french from './fr.ts';

/** Words of the method: measures, limits, and the files behind them. */
export const method: typeof french.method = {
  seoTitle: 'Method: what we have counted, what nobody knows',
  description:
    'One building contract in five draws a single bid. Who lost, nobody publishes. The rules, files and sources of every figure.',
  title: 'What we have counted, what nobody knows.',
  counted: {
    kicker: '1. What we have counted',
    title: '{{what}}: {{single}} contracts in 100 received a single bid.',
    text: 'Filled: a single bid. 95% interval: {{low}} to {{high}}. {{note}}.',
    label: 'A hundred dots, each 1% of contracts: {{single}} received a single bid.',
    explore: 'Look up your case',
  },
  unknown: {
    kicker: '2. What nobody can know',
    title: 'Who lost. Nobody publishes it.',
    text: 'Of three bids received, the data names one bidder. With that alone, no score can be checked.',
    forecast:
      'To forecast the number of bids on one contract, the median, the same for all, nearly always does as well as our models.',
    article: 'Our trials and their results',
    bidders: ['winner', 'who?', 'who?'],
  },
  outcomes: {
    kicker: '3. What would test our scores',
    title: '{{needed}} customer results. We have {{known}}.',
    text: 'One square is one result. We need {{needed}} to check our scores to within 10 points.',
    label: '{{needed}} squares, one a result; filled: {{known}}.',
    button: 'Be among the first to test',
  },
  rules: {
    title: 'The counting rules, version {{version}}',
    items: [
      'A contract: one buyer and one number, written the same way. Under two numbers, it counts once.',
      'A tender: the contracts of one buyer, day and procedure (and CPV division).',
      'Under {{minimum}} tenders, no figure: we widen the choice.',
      'Of several publications, the last counts.',
      'Left out, and counted by reason: no number of bids, an impossible or contradictory number, an impossible date. Buyers who do not publish that number may differ from the others. Counted separately: direct awards.',
      'An amount under €100 or over a billion is unknown. That of a framework agreement is a ceiling.',
      'The 95% interval keeps the lots of one tender together.',
      'A difference is stated only where that interval leaves the overall figure out. Of twenty comparisons, one differs by chance alone, on average.',
      'Success of a bid: contracts ÷ bids. Chance of one more bidder: mean of 1 ÷ (bids + 1), one in two at most.',
      'These figures name, count and rank no company.',
    ],
  },
  data: {
    title: 'Files, licences, dates: check our work',
    again: 'With the same files, this command gives the same figures:',
    left: 'Left out: {{reason}}',
    files: 'File',
    file: '{{name}}, {{rows}} rows, SHA-256',
    figures: 'All figures:',
    reasons: {
      unreadable: 'unreadable',
      'no-identifier': 'without a number',
      'no-date': 'without a possible date',
      'later-than-extract': 'dated after the extract',
      'no-count': 'without a number of bids',
      'ambiguous-count': 'contradictory numbers',
      'count-out-of-range': 'impossible number',
    },
  },
};
