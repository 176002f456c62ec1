import type * as french from './fr.ts';

export const reliability: typeof french.reliability = {
  seoTitle: 'Method and figures: our forecasts, checked',
  description:
    'We forecast how many bids public contracts receive, then we count. See what holds, what does not, and what nobody can check yet.',
  title: 'Method and figures',
  lead: 'We build our forecasts on contracts notified before a date set in advance, then compare them with later contracts. We publish the result, good or bad.',
  summary: {
    offers: {
      title: 'The number of bids',
      both: '{{source}}: both intervals hold.',
      narrow: '{{source}}: the middle interval holds, the wide one does not.',
      wide: '{{source}}: the wide interval holds, the middle one does not.',
      neither: '{{source}}: neither interval holds.',
    },
    single: {
      title: 'The risk of a single bid',
      better: '{{source}}: better than the average share.',
      worse: '{{source}}: no better than the average share.',
    },
    chance: {
      title: 'Your chance of winning',
      text: 'We have not checked it yet: we need to know who won.',
    },
  },
  protocol: {
    title: 'The protocol, version {{version}}',
    steps: [
      {
        title: 'A cut-off date',
        text: 'We learn from contracts notified before that date and check against later ones. We set the date before we see the result, and do not move it afterwards.',
      },
      {
        title: 'What is known before you bid',
        text: 'We use the procedure, the purchase, the amount, the place and the month. One caution: the data gives the amount awarded, whereas before you bid you only have an estimate.',
      },
      {
        title: 'A plain baseline',
        text: 'It forecasts the average share for every contract and knows nothing else. A finer forecast has to beat it by more than the uncertainty.',
      },
      {
        title: 'The count',
        text: 'We count the contracts that fell within the forecast interval and measure the error on single bids. The uncertainty comes from {{draws}} random draws, in which one buyer’s lots from the same day stay together.',
      },
    ],
  },
  source: {
    lead: 'We built our forecasts on {{learnt}} contracts notified before {{day}}, then checked them on the next {{judged}}.',
  },
  offers: {
    both: 'The number of bids falls within the interval',
    narrow: 'The middle interval holds, the wide one does not',
    wide: 'The wide interval holds, the middle one does not',
    neither: 'The number of bids falls outside the interval',
    text: 'For each procedure and each amount band we forecast two intervals. Then we count the later contracts that fell within them.',
    whole:
      'Bids are whole numbers, so the middle interval contains more than half of the contracts: we forecast {{quartiles}}, not 50%. The wide one contains more than 80%: we forecast {{deciles}}.',
    quartiles: { title: 'The middle interval', text: 'first to third quartile' },
    deciles: { title: 'The wide interval', text: 'first to ninth decile' },
    announced: 'forecast',
    observed: 'observed',
    label: 'Of a hundred contracts, {{observed}} fell within the interval. We had forecast {{announced}}.',
    counted: '{{count}} of {{judged}} contracts, or {{share}} (95% interval: {{low}} to {{high}}).',
    verdicts: {
      holds: 'Our forecast lies within that interval: it holds.',
      tooMuch: 'We forecast more: we promised too much.',
      tooLittle: 'We forecast less: we were too cautious.',
    },
    key: 'Each dot is one contract in a hundred, filled if it fell within the interval. The line comes after the last dot we forecast.',
    explorer: {
      holds:
        'With all four choices made (purchase, amount, procedure, place), the middle interval holds too: {{announced}} forecast, {{observed}} observed.',
      tooMuch:
        'With all four choices made (purchase, amount, procedure, place), we promised too much: {{announced}} forecast, {{observed}} observed. Treat a narrow choice with caution.',
      tooLittle:
        'With all four choices made (purchase, amount, procedure, place), we were too cautious: {{announced}} forecast, {{observed}} observed.',
    },
  },
  single: {
    interval: '{{value}} ({{low}} to {{high}})',
  },
  table: {
    title: 'Every forecast we tried',
    forecast: 'Forecast',
    quartiles: 'Middle interval, forecast then observed',
    deciles: 'Wide interval, forecast then observed',
    offers: 'Gain for the number of bids',
    single: 'Gain for single bids',
    pair: '{{announced}} then {{observed}}',
    baseline: 'baseline',
    note: 'Gain: the part of the baseline’s error that the forecast avoids, with its 95% interval. Below zero it does worse. Number of bids: CRPS; single bid: Brier.',
  },
  forecasts: {
    overall: 'All contracts together',
    procedureAmount: 'Procedure and amount',
    trade: 'Trade (CPV code)',
    department: 'Department',
    region: 'Region',
    month: 'Month',
    explorer: 'Purchase, amount, procedure and place',
  },
  provenance: {
    learnt: 'Contracts',
    learntText: 'to learn from: {{learnt}}; to check: {{judged}}',
    cut: 'Cut-off',
    scope: 'Scope',
    source: 'Source',
    licence: 'Licence',
    computed: 'Computed on',
  },
  toFill: {
    tag: 'To be filled',
    title: 'Your chance of winning: nothing to show yet',
    text: 'Public data does not name the losers, so we can neither learn this chance from it nor check it.',
    known: 'of {{needed}} contracts with a known outcome',
    needed:
      'To measure within {{points}} points, we need {{bin}} contracts per band of 20 points, or {{needed}} in all. Your bids, won and lost, will fill this chart.',
    others: 'Within {{points}} points: {{bin}} per band, or {{needed}}.',
    bin: '{{n}} of {{bin}}',
    upwards: 'Contracts won',
    across: 'Forecast chance',
    label:
      'Diagram to be filled: five bands of chance, {{known}} of {{needed}} contracts with a known outcome.',
    title2: 'How it will be filled',
    items: [
      'We date and keep each forecast before the bid is due.',
      'We note the outcome of each: won, lost or cancelled. A cancelled contract does not count.',
      'We publish a band once it has {{minimum}} outcomes, with its 95% interval.',
      'We publish the result whatever it is, beside the average success rate.',
    ],
  },
  empty: 'No source has enough contracts to be checked yet.',
};
