import type * as french from './fr.ts';

export const places: typeof french.places = {
  seoTitle: 'Competition by department and trade in France',
  short: 'Competition',
  description:
    'How many bids French public buyers receive, by department and by trade: the differences that chance cannot explain, and those that say nothing.',
  title: 'Where buyers receive a single bid',
  lead: 'Choose a department or a trade. Each page says how many bids its contracts received, and whether the difference from the whole is more than chance.',
  page: {
    kicker: 'Competition, {{source}}',
    kickerCpv: 'Competition, {{source}}, CPV {{code}}',
    seoTitle: '{{heading}}: how many bids?',
    description:
      '{{heading}}: {{n}} contracts, a median of {{median}}, a single one in {{share}} of cases. Procedures, period and source.',
    expect: 'Expect',
    fewer:
      'A single bid is rarer here than in the whole: {{share}} of contracts, against {{whole}}. The difference is more than chance.',
    more: 'A single bid is more common here than in the whole: {{share}} of contracts, against {{whole}}. The difference is more than chance.',
    unknown:
      'On single bids, this cannot be told apart from the average: {{share}} here, {{whole}} in the whole, and chance alone can give from {{low}} to {{high}}%.',
    procedures: {
      title: 'The same contracts, by procedure',
      all: 'All these contracts',
      whole: 'The whole source',
      without: 'Without publicity or competition',
      apart: 'counted apart',
    },
    reading: {
      text: 'We read what each of these {{n}} contracts is for on {{day}}: {{others}} are something else ({{list}}). Without them, expect {{median}}: {{single}} contracts in {{left}} received only one.',
      item: '{{count}} {{what}}',
      row: 'Without these {{others}} (our reading)',
    },
    code: 'The buyer chooses the CPV code, which does not always describe the contract. Each lot counts as a contract.',
    lots: 'Each lot counts as a contract. The department is that of the buyer.',
    lotsOfPlace: 'Each lot counts as a contract. The department is that of the place of performance.',
    beside: {
      department: 'Neighbouring departments, in the same region',
      trade: 'Neighbouring trades in the CPV',
      both: 'Neighbouring trades and departments',
    },
    trades: 'The trades of this department with most contracts:',
    explorer: 'Add the amount and the procedure',
  },
  list: {
    noRegion: 'In no region',
    department: '{{source}}, by department',
    trade: '{{source}}, by trade',
    count:
      '{{n}} have at least {{minimum}} contracts. {{apart}} differ from the whole. For the other {{unknown}}, we draw no conclusion.',
    chance: 'Of {{n}} intervals at 95%, chance alone sets about {{expected}} apart.',
    groups: {
      fewer: 'A single bid less often than in the whole',
      unknown: 'Cannot say: the difference may be chance',
      more: 'A single bid more often than in the whole',
    },
    columns: ['Page', 'n', 'Median', 'A single bid', 'Share and 95% interval'],
    key: 'Dot: observed share. Line: 95% interval. Dotted: the whole source, {{whole}}.',
    caption: '{{title}}, from the rarest single bids to the most frequent',
  },
  dataset: {
    name: '{{heading}}: bids received per public contract',
  },
};
