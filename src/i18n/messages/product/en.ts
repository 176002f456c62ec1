import type * as french from './fr.ts';

export const product: typeof french.product = {
  seoTitle: 'Product: how {{product}} estimates your chances',
  description:
    'Which sources {{product}} reads, how the score is worked out, what it cannot know, and what each plan includes.',
  title: 'Product',
  lead: 'The platform collects French tender notices, opens the documents and compares them with your references. For each tender, you get a percentage and the reasons for it.',
  console: 'Try the console',
  fine: 'No account needed. The tenders are invented.',
  card: {
    title: 'What we keep from a tender',
    criteria: 'The buyer’s criteria',
    chance: 'Your estimated chance',
  },
  steps: {
    title: 'What {{product}} reads in a notice',
    items: [
      {
        title: 'Multi-source connection',
        text: 'We collect notices from BOAMP (the French official bulletin of public contracts), TED (its EU counterpart) and buyer profiles, the platforms where buyers post their tenders.',
      },
      {
        title: 'Extraction and parsing',
        text: 'We open the tender documents and pick out the lots, budget, deadline, duration, incumbent, criteria and their weights.',
      },
      {
        title: 'Multi-LLM analysis',
        text: 'Several language models compare each requirement with your references. They read the text but do not set the score.',
      },
      {
        title: 'Algorithmic scoring',
        text: 'An algorithm turns those comparisons, the published weights and the features of the tender into a percentage.',
      },
    ],
  },
  score: {
    title: 'A score you can dispute',
    lead: 'Each reason adds or takes points, and you can dispute them one by one. Sample: {{title}}.',
  },
  not: {
    items: [
      { title: 'It is not a promise', text: 'With an 80% chance, you still lose one bid in five.' },
      {
        title: 'Nor a decision',
        text: 'The score is about a company and a tender, never about a person. You choose whether to bid.',
      },
      {
        title: 'Nor the buyer’s mark',
        text: 'We read the buyer’s criteria and their weights. We do not know how bids are marked: the buyer does not have to publish that.',
      },
    ],
  },
  test: {
    title: 'Testing the score on later tenders',
    text: 'Researchers tried to name the winner of 102,087 Spanish tenders. When they checked on tenders drawn at random, they were right {{random}} of the time. When they checked on the most recent tenders, they were right only {{later}} of the time.',
    random: 'on tenders drawn at random',
    later: 'on the most recent tenders',
    source: 'Source: Complexity, 2020, article 8858258. The study is not about {{product}}.',
    protocol:
      'We will run the second test. Each score is dated and frozen before bids are due; then we count our errors.',
    more: 'Read the protocol',
  },
  formula: {
    lead: 'The demo console applies a formula to invented tenders. It adds up the points of each factor: with the same profile, a tender always gets the same score.',
    caption: 'The nine factors and their points',
    note: 'We start by assuming that all bids have an equal chance. We divide 100 by the median number of bids, counted over at least {{minimum}} tenders of the same trade, amount and procedure. Where we have too few, we assume 3.2 companies: that was the average number of bidders in the EU in 2021, according to the European Court of Auditors. We chose the other points ourselves, with no trained model: the result is not a measured probability. The formula leaves out reserved lots, variants, the procedure and advance payments. The range is at least {{margin}} points on each side, and wider when a figure is missing.',
    more: 'Set a profile in the console',
  },
  assistant: {
    title: '{{assistant}}, an AI that gives its reasons',
    lead: '{{assistant}} is an artificial intelligence and tells you so in its first message. It recommends tenders to look at and explains their scores.',
    limit:
      'It can be wrong: check what it says. It promises no contract, invents no reference and gives no advice on price.',
    name: '{{assistant}}, an AI',
    verdict: 'This tender is within your reach. Your main obstacle is the incumbent.',
    groups: [
      {
        title: 'In your favour',
        items: [
          'Your references cover operations and support.',
          'Quality, your strong point, counts for {{quality}}% of the mark.',
        ],
      },
      {
        title: 'Against you',
        items: ['There is an incumbent.', 'The buyer received other bids last time.'],
      },
      {
        title: 'What would have to change',
        items: ['Show a reference close in size to the 3,000 workstations in the documents.'],
      },
    ],
  },
  sources: {
    title: 'Where the notices come from',
    bids: 'We have also used public data to count how many bids buyers received.',
    bidsMore: 'See the bids received, by department and by trade',
    lead: 'By our own count, we monitor more than {{claim.sources}} official sources in France and Europe. Ask us whether your buyers are among them.',
    items: [
      { name: 'BOAMP', text: 'The French official bulletin of public contract notices.' },
      {
        name: 'TED',
        text: 'The supplement to the EU’s Official Journal: contracts above the European thresholds.',
      },
      {
        name: 'Buyer profiles',
        text: 'The platforms that hold the tender documents. Between €60,000 and €90,000 excl. VAT, a services contract may be advertised nowhere else.',
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
    duration: 'Duration',
    months: '{{months}} months',
    holder: 'Incumbent',
    lots: 'Lots',
    price: 'Price',
    quality: 'Quality',
    performance: 'Performance',
    chance: 'Your odds',
    range: '{{low}} to {{high}}%',
  },
  names: {
    start: 'Starting point',
    sector: 'Sector',
    references: 'Comparable contracts',
    region: 'Region',
    capacity: 'Amount and team',
    criteria: 'Criteria and strengths',
    incumbency: 'Incumbent',
    deadline: 'Time to bid',
    competition: 'Bids last time',
    limit: 'Limit of the score',
  },
  bands: {
    all: 'where we have no public data',
    criteria: '+{{points}} for every 10% of the marks on your strengths',
    fromDays: '{{days}} days or more',
    underDays: 'under {{days}} days',
    fromBids: '{{bids}} bids or more',
    oneBid: 'one bid',
    twoBids: 'two bids',
    unknownBids: 'unknown',
  },
  factors: {
    start: {
      average: 'Starting point: the European average (3.2 bidders)',
      measured: 'Starting point: {{offers}} bids measured',
    },
    limit: 'Limit of the score',
    sector: {
      same: 'Your sector',
      related: 'Related sector',
      different: 'Another sector',
    },
    references: {
      none: 'No comparable contract',
      few: 'A few comparable contracts',
      several: 'Several comparable contracts',
      many: 'Many comparable contracts',
    },
    region: { served: 'A region you serve', unserved: 'Outside your regions' },
    capacity: {
      comfortable: 'Contract size suits your company',
      proportionate: 'Contract size in proportion to your company',
      stretched: 'Large contract for your company',
      excessive: 'Contract too large for your company',
    },
    criteria: 'Your strengths carry {{weight}}% of the marks',
    incumbency: {
      incumbent: 'You hold the contract',
      vacant: 'No incumbent',
      challenger: 'There is an incumbent',
    },
    deadline: '{{days}} days to bid',
    competition: {
      known: '{{bids}} bids last time',
      one: 'One bid last time',
      unknown: 'Unknown number of bids last time',
    },
  },
};
