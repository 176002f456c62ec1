import type * as french from './fr.ts';

export const product: typeof french.product = {
  seoTitle: 'Product: how {{product}} works out your odds',
  description:
    'Which sources {{product}} reads, a real notice read field by field, how the score is worked out, and what it cannot know.',
  lead: 'On French public tenders in your sector: your odds as a percentage, and the reasons behind them.',
  console: 'Try the console',
  fine: 'No account needed.',
  card: {
    title: 'What we keep from a tender',
    criteria: 'The buyer’s criteria',
    chance: 'Your estimated odds',
  },
  steps: {
    title: 'From notice to score',
    items: [
      {
        title: 'Multi-source connection',
        text: 'We collect French and European notices.',
      },
      {
        title: 'Extraction and parsing',
        text: 'In the tender documents, we pick out the lots, deadlines and criteria weights; the budget and the incumbent, where they are given.',
      },
      {
        title: 'Multi-LLM analysis',
        text: 'Several language models compare each requirement with your past contracts. They do not set the score.',
      },
      {
        title: 'Algorithmic scoring',
        text: 'An algorithm works out your odds from those comparisons and the criteria weights.',
      },
    ],
  },
  score: {
    title: 'A score you can dispute',
    lead: 'Each reason adds or takes away points. Sample: {{title}}.',
  },
  not: {
    items: [
      { title: 'It is not a promise', text: 'With an 80% chance, you still lose one bid in five.' },
      {
        title: 'Nor a decision',
        text: 'It is about a company, sole traders included. You choose whether to bid.',
      },
      {
        title: 'Nor the buyer’s mark',
        text: 'We read the criteria and their weights, but the buyer does not have to publish how bids are marked.',
      },
    ],
  },
  test: {
    title: 'Testing the score on later tenders',
    text: 'Researchers tried to name the winner of 102,087 Spanish tenders. This is how often they were right.',
    random: 'on tenders drawn at random',
    later: 'on the most recent tenders',
    source: 'Source: Complexity, 2020, article 8858258. The study is not about {{product}}.',
    protocol:
      'We will run the second test. Each score is dated and frozen before bids are due; then we count our errors.',
    more: 'Read the protocol',
  },
  formula: {
    lead: 'The console adds up these points. With the same profile, a tender always gets the same score.',
    caption: 'The nine factors and their points',
    note: 'At the start, all bids are equal: we divide 100 by their median number, counted over at least {{minimum}} tenders of the same sector, amount and procedure. Failing that, we assume 3.2 bidders, the EU average in 2021 according to the European Court of Auditors. We chose the other points ourselves, with no trained model: the result is not a measured probability. The formula leaves out reserved lots, variants, the procedure and advance payments. The range is at least {{margin}} points on each side, and wider when a figure is missing.',
    more: 'Set a profile in the console',
  },
  assistant: {
    title: '{{assistant}}, an AI that gives its reasons',
    lead: '{{assistant}} recommends tenders to look at and explains their scores.',
    limit: 'It can be wrong: check what it says. It never makes up past work and gives no advice on price.',
    name: 'An example of what {{assistant}} says',
    verdict: 'This tender is within your reach. Your main obstacle is the incumbent.',
    groups: [
      {
        title: 'In your favour',
        items: [
          'Your past contracts cover operations and support.',
          'Quality, your strong point, carries {{quality}}% of the marks.',
        ],
      },
      {
        title: 'Against you',
        items: ['There is an incumbent.', 'The buyer received other bids last time.'],
      },
      {
        title: 'What would have to change',
        items: ['Show a past contract close in size to the 3,000 workstations in the documents.'],
      },
    ],
  },
  sources: {
    title: 'Where the notices come from',
    bids: 'From public data, we have counted the bids that buyers received.',
    bidsMore: 'See the bids received',
    lead: 'By our own count, we monitor more than {{claim.sources}} official sources in France and Europe. Ask us whether your buyers are among them.',
    items: [
      { name: 'BOAMP', text: 'The French official bulletin of public contract notices.' },
      {
        name: 'TED',
        text: 'The supplement to the EU’s Official Journal: contracts above the European thresholds.',
      },
      {
        name: 'Buyer profiles',
        text: 'The platforms that hold the tender documents. Between €60,000 and €90,000 excl. VAT, a services contract may be advertised nowhere else (French Public Procurement Code, articles R. 2122-8 and R. 2131-12).',
      },
    ],
    blind: 'We do not see purchases made without advertising, or needs that nobody has announced yet.',
    more: 'Who publishes what, and above what amount',
  },
  alerts: {
    text: '{{plans.prices}} a month excl. VAT, {{plans.onQuote}}: price on request.',
    more: 'Compare the plans',
  },
  call: {
    title: 'Try it on a tender you know',
    text: 'Bring an open tender. In {{offer.demoMinutes}} minutes, you will see what we read in it and what we cannot see.',
    button: 'Request a demo',
  },
};

export const scoring: typeof french.scoring = {
  tender: {
    buyer: 'Buyer',
    procedure: 'Procedure',
    budget: 'Budget',
    budgetValue: '{{budget}} excl. VAT',
    deadline: 'Deadline',
    day: '1 day left',
    days: '{{days}} days left',
    due: 'due in {{days}} days',
    upcoming: 'notice to come',
    duration: 'Duration',
    months: '{{months}} months',
    holder: 'Incumbent',
    lots: 'Lots',
    price: 'Price',
    quality: 'Quality',
    performance: 'Performance',
    chance: 'Your chance',
    range: '{{low}} to {{high}}%',
    maximum: 'Maximum value',
    unpublished: 'not published yet',
    criteriaUnpublished: 'not published yet',
    performanceValue: '{{weight}}%, of which environment {{environment}}%',
  },
  names: {
    start: 'If all bids were equal',
    sector: 'Sector',
    references: 'Comparable contracts',
    region: 'Presence on site, where the notice asks for it',
    capacity: 'Value and turnover',
    criteria: 'Criteria and strengths',
    incumbency: 'Incumbent',
    deadline: 'Time to bid',
    requirements: 'What the notice asks for and you lack',
    limit: 'Limit of the score',
  },
  bands: {
    start:
      'bids received last time; otherwise what public data shows; otherwise the European average: {{points}}',
    criteria: '+1 for every 10% of the marks on your first strength, +1 for every 20% on the second',
    fromDays: '{{days}} days or more',
    underDays: 'fewer than {{days}} days',
    requirements: {
      references: 'comparable contracts',
      qualification: 'each qualification',
      turnover: 'turnover',
    },
    limit: '{{lowest}} to {{highest}}%; at most {{unknown}}% with no incumbent and no known number of bids',
  },
  factors: {
    start: 'If all bids were equal',
    sector: 'Your sector',
    references: {
      none: 'No comparable contract',
      few: '1 to 3 comparable contracts',
      several: '4 to 9 comparable contracts',
      many: '10 or more comparable contracts',
    },
    region: {
      served: 'Your region',
      unserved: 'Outside your regions',
      notAsked: 'No presence on site',
    },
    capacity: {
      comfortable: 'Right size for you',
      proportionate: 'Acceptable size',
      stretched: 'Large for you',
      excessive: 'Beyond your reach',
    },
    criteria: {
      notice: 'Award criteria',
      previous: 'Criteria of the last contract',
      unpublished: 'Criteria not published yet',
    },
    incumbency: {
      incumbent: 'You are the incumbent',
      vacant: 'No incumbent',
      challenger: 'An incumbent in place',
    },
    deadline: { known: '{{days}} days to bid', unpublished: 'Deadline not set yet' },
    requirements: 'What the notice asks for',
    limit: { bounds: 'Limit of the score', unknown: 'Unknown competition' },
  },
  storeys: {
    equal: 'If all bids were equal:',
    profile: 'With your profile:',
    percent: '{{percent}}%',
    range: '({{low}} to {{high}}%)',
    start: {
      known: '({{offers}} bids received)',
      measured: '(measured, {{place}})',
      average: '(European average)',
    },
    places: '({{places}} contract holders)',
    country: 'France',
    levels: { study: '30% consider', play: '60% bid' },
    note: 'An estimate by published rules; no result has been checked yet.',
    unscored: { otherTrade: 'Another line of work in your sector', otherSector: 'Outside your sector' },
  },
};

export const notice: typeof french.notice = {
  title: 'A real notice, read line by line',
  folded: 'A real notice: {{subject}}',
  source: 'A real notice, {{link}}, closed on {{day}}. Read, not scored.',
  link: 'BOAMP no. {{id}}',
  licence: 'Source: DILA, BOAMP, Licence Ouverte 2.0.',
  masthead: 'The French official bulletin of public contract notices',
  number: 'Contract notice no. {{id}}',
  fields: {
    buyer: 'Buyer',
    object: 'Subject',
    cpv: 'Main CPV code',
    procedure: 'Procedure',
    upperEnd: 'Value, upper end',
    estimate: 'Estimated value',
    duration: 'Duration',
    criteria: 'Award criteria',
    published: 'Published',
    deadline: 'Deadline',
  },
  asks: {
    where: 'Where',
    what: 'What',
    how: 'How',
    howMuch: 'How much',
    weighs: 'What counts',
    time: 'Time',
  },
  amount: { upperEnd: '{{amount}} at most', estimate: '{{amount}}' },
  aYear: 'over {{months}} months, {{amount}} a year at most',
  months: 'over {{months}} months',
  days: '{{days}} days',
  between: '{{from}} to {{to}}, {{time}}',
  gaps: {
    amount: 'Value',
    criteria: 'Weights of the criteria',
    holder: 'Current contractor',
    offers: 'Bids received last time',
  },
  notSaid: 'The notice does not say.',
};
