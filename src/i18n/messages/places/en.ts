import type * as french from './fr.ts';

export const places: typeof french.places = {
  seoTitle: 'Competition by department and trade in France',
  short: 'Competition',
  description:
    'How many bids French public buyers receive, by department and by trade, and whether the difference from the overall figure may be down to chance.',
  title: 'Where buyers receive only one bid',
  lead: 'Choose a department or a trade. Each page gives the number of bids received and shows whether the difference from the overall figure may be down to chance.',
  page: {
    kicker: 'Competition, {{source}}',
    kickerCpv: 'Competition, {{source}}, CPV {{code}}',
    seoTitle: '{{heading}}: how many bids?',
    description:
      '{{heading}}: {{n}} contracts, a median of {{median}}, only one in {{share}} of cases. Procedures, period and source.',
    expect: 'Expect',
    fewer:
      'A single bid is rarer here than overall: {{share}} of contracts, against {{whole}}. The difference is larger than chance would usually produce.',
    more: 'A single bid is more common here than overall: {{share}} of contracts, against {{whole}}. The difference is larger than chance would usually produce.',
    unknown:
      'On single bids, we draw no conclusion: {{share}} here, {{whole}} overall, and chance alone can give anything from {{low}} to {{high}}%.',
    procedures: {
      title: 'The same contracts, by procedure',
      all: 'All these contracts',
      whole: 'The whole source',
      without: 'Without a notice or competition',
      apart: 'counted separately',
    },
    reading: {
      expect: [
        'Under code {{code}}, expect',
        'But {{others}} of these {{n}} contracts are for something else. Without them, expect',
        'Of {{left}} contracts, {{single}} drew only one bid.',
      ],
      kept: '{{left}} contracts in the trade',
      others: '{{others}} under the same code',
      list: '({{list}})',
      item: '{{count}} {{what}}',
      note: 'Each dot is one contract, placed by the number of bids received. Median without the {{others}}: {{median}}; with them, {{all}}. On {{day}}, we read what each contract is for.',
      label:
        '{{n}} contracts, placed by the number of bids received. {{left}} are in the trade, with a median of {{median}}; {{others}} are for something else, and the overall median is {{all}}.',
      row: 'Without these {{others}} (our reading)',
    },
    code: 'The buyer chooses the CPV code, which does not always describe the contract. Each lot counts as a contract.',
    lots: 'Each lot counts as a contract. The department is that of the buyer.',
    lotsOfPlace: 'Each lot counts as a contract. The department is that of the place of performance.',
    beside: {
      department: 'Neighbouring departments, in the same region',
      trade: 'Neighbouring trades in the CPV list',
      both: 'Neighbouring trades and departments',
    },
    trades: 'The trades with the most contracts in this department:',
    explorer: 'Narrow down by amount and procedure',
  },
  list: {
    noRegion: 'Outside any region',
    department: '{{source}}, by department',
    trade: '{{source}}, by trade',
    count:
      '{{n}} have at least {{minimum}} contracts. {{apart}} differ from the overall figure. For the other {{unknown}}, we draw no conclusion.',
    chance: 'Across {{n}} comparisons, chance alone can produce a difference in about {{expected}} of them.',
    groups: {
      fewer: 'Single bids less often than overall',
      unknown: 'No conclusion: the difference may be down to chance',
      more: 'Single bids more often than overall',
    },
    columns: ['Page', 'n', 'Median', 'Single bid', 'Share and 95% interval'],
    key: 'Dot: observed share. Line: 95% interval. Dotted: the whole source, {{whole}}.',
    caption: '{{title}}, from the fewest single bids to the most',
  },
  dataset: {
    name: '{{heading}}: bids received per public contract',
  },
};
