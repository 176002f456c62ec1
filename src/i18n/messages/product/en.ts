import type * as french from './fr.ts';

export const product: typeof french.product = {
  seoTitle: 'Product: how {{product}} estimates your chances',
  description:
    'The sources we read, the four steps, how a score is made and where it stops, alerts, integrations: what {{product}} does, and what nobody can compute.',
  title: 'Every tender, read and scored.',
  lead: '{{product}} collects French public tenders where they are published, opens the documents, sets them against your company and gives you a percentage with its reasons.',
  console: 'Try the console',
  how: 'See the formula',
  fine: 'No account needed. The tenders are fictional samples.',
  card: {
    title: 'A tender, once read',
    criteria: 'The buyer’s criteria',
    chance: 'Your estimated chance',
  },
  steps: {
    title: 'What happens between the notice and the score',
    result: 'What you get',
    items: [
      {
        title: 'Multi-source connection',
        text: 'Notices are collected from BOAMP (the French official bulletin of public contracts), TED (its EU counterpart) and buyer profiles, the platforms where each buyer posts its tenders.',
        result: 'One list, instead of one browser tab per source.',
      },
      {
        title: 'Extraction and parsing',
        text: 'The tender documents are opened; lots, budget, deadline, duration, current holder, criteria and their weights are extracted.',
        result: 'A record you can hold against the next one, line by line.',
      },
      {
        title: 'Multi-LLM analysis',
        text: 'Several language models set each requirement against your references. They read text; they do not set the score.',
        result: 'The requirements you cover, and those still waiting for proof.',
      },
      {
        title: 'Algorithmic scoring',
        text: 'An algorithm combines those comparisons, the announced weights and the features of the tender into a single number.',
        result: 'A percentage, its range, and reasons for and against.',
      },
    ],
  },
  score: {
    title: 'A number you can argue with',
    lead: 'The score estimates your company’s chance on one particular tender.',
    parts: [
      { name: 'The percentage', text: 'The estimate itself, from 0 to 100.' },
      {
        name: 'The range',
        text: 'What the estimate does not know. The thinner the data, the wider it gets.',
      },
      {
        name: 'The reasons',
        text: 'Each has a sign and can be disputed: one reference misread, and the score moves.',
      },
    ],
    caption: '{{title}}, fictional sample',
  },
  not: {
    title: 'What the score is not',
    items: [
      { title: 'A promise', text: 'An 80% chance, even a correct one, still loses one time in five.' },
      {
        title: 'A decision',
        text: 'It is about a company and a tender, never about a person. Bidding or passing remains your choice.',
      },
      {
        title: 'The buyer’s opinion',
        text: 'Criteria and weights must be announced; the marking method need not be. We read the former and do not know the latter.',
      },
    ],
  },
  test: {
    title: 'Test on what came later',
    text: 'A study tried to name the winner of 102,087 Spanish tenders. Checked on tenders drawn at random, it was right {{random}} of the time; checked on later ones, {{later}}. Only the second figure looks like real use.',
    random: 'on tenders drawn at random',
    later: 'on later tenders',
    source: 'Source: Complexity, 2020, article 8858258. The study is not about {{product}}.',
    protocol:
      'Our protocol follows that rule: each score is dated and frozen before bids are due, then checked on tenders later than the training data, mistakes included. Results: not yet published. No figure will stand in for them until they are.',
    more: 'Read the protocol',
  },
  formula: {
    title: 'How the console scores',
    lead: 'The demo console applies a formula to invented tenders. Same profile, same tender: same score, and its factors add up.',
    caption: 'Factors in the console’s score',
    factor: 'Factor',
    points: 'Cases and points',
    note: 'The starting point is an even chance among 3.2 bidders, the average in the Union in 2021 (European Court of Auditors). The other points are our own convention, with no trained model behind them: the result is not a measured probability. The formula leaves out reserved lots, variants, the procedure and the advance. The range is {{margin}} points on either side, more where a figure is missing.',
    more: 'Set a profile in the console',
  },
  charly: {
    title: '{{assistant}}, an AI that gives its reasons',
    lead: '{{assistant}} is an artificial intelligence, and says so in its first message. It recommends tenders to look at and explains their scores.',
    limit:
      'It can be wrong: check what it says. It promises no contract, invents no reference and gives no advice on price.',
    name: '{{assistant}}, an AI',
    verdict: 'A tender your size. The obstacle is the current holder.',
    groups: [
      {
        title: 'For you',
        items: [
          'Your references cover operations and support.',
          'Quality carries {{quality}}%, and it is your strength.',
        ],
      },
      {
        title: 'Against you',
        items: ['A contractor is already in place.', 'Other bids came in last time.'],
      },
      {
        title: 'What would have to change',
        items: ['Show a reference close in scale to the 3,000 workstations in the documents.'],
      },
    ],
  },
  sources: {
    title: 'Where the notices come from',
    lead: 'We count more than {{claim.sources}} official sources in France and Europe. The count is our own: ask us whether your buyers are among them.',
    items: [
      { name: 'BOAMP', text: 'The French official bulletin of public contract notices.' },
      {
        name: 'TED',
        text: 'The supplement to the EU’s Official Journal: contracts above the European thresholds.',
      },
      {
        name: 'Buyer profiles',
        text: 'The platforms that hold the tender documents. Between €60,000 and €90,000 before VAT, a services contract may appear nowhere else.',
      },
    ],
    blind:
      'What we do not see: a purchase made without advertising, or a need that nobody has announced yet.',
    more: 'Who publishes what, and from which amount',
  },
  alerts: {
    text: '{{plan.starter.name}} {{plan.starter.price}}, {{plan.professional.name}} {{plan.professional.price}} a month before VAT, {{plan.enterprise.name}} on quote.',
    more: 'Compare the plans',
  },
  security: {
    title: 'Before you hand us your documents',
    lead: 'We display no certification. Here is what it is fair to ask any supplier, and therefore us.',
    write: 'Write to',
    asks: [
      'Where the application is hosted, and by whom.',
      'Which language models read your documents, and what they keep.',
      'The list of processors and the data processing agreement (GDPR, article 28).',
      'How long your references are kept, and how to take them back or have them erased.',
      'A service level agreement (SLA), or an installation on your own servers, on the {{enterprise}} plan.',
    ],
    promises: {
      privacy: { text: 'Your data are neither sold nor rented.', link: 'Privacy' },
      terms: { text: 'No buyer may reject or rank a bid on the strength of a score.', link: 'Terms of use' },
    },
  },
  call: {
    title: 'Put us to the test on a real tender',
    text: 'Bring a tender you know well. In {{offer.demoMinutes}} minutes you will see what is read, and what is missed.',
    button: 'Request a demo',
  },
};

export const scoring: typeof french.scoring = {
  tender: {
    buyer: 'Buyer',
    procedure: 'Procedure',
    budget: 'Budget',
    budgetValue: '{{budget}} before VAT',
    deadline: 'Deadline',
    days: '{{days}} days left',
    duration: 'Duration',
    months: '{{months}} months',
    holder: 'Holder',
    lots: 'Lots',
    price: 'Price',
    quality: 'Quality',
    performance: 'Performance',
    range: 'between {{low}} and {{high}}%',
  },
  names: {
    start: 'Starting point',
    sector: 'Line of work',
    references: 'Similar references',
    region: 'Region',
    capacity: 'Amount and team',
    criteria: 'Criteria and strengths',
    incumbency: 'Incumbent',
    deadline: 'Time to bid',
    competition: 'Bids last time',
  },
  bands: {
    all: 'always',
    criteria: '{{points}} per 10% of the weight of the criteria you are strong on',
    fromDays: 'from {{days}} days',
    underDays: 'under {{days}} days',
    fromBids: 'from {{bids}} bids',
    oneBid: 'one bid',
    twoBids: 'two bids',
    unknownBids: 'unknown',
  },
  factors: {
    start: 'Starting point',
    sector: {
      same: 'Your line of work',
      related: 'Related line of work',
      different: 'Another line of work',
    },
    references: {
      none: 'No similar reference',
      few: 'A few similar references',
      several: 'Several similar references',
      many: 'Many similar references',
    },
    region: { served: 'A region you serve', unserved: 'A region you do not serve' },
    capacity: {
      comfortable: 'Well within your means',
      proportionate: 'In proportion to your size',
      stretched: 'High for your size',
      excessive: 'Out of your reach',
    },
    criteria: 'Weight of the criteria you are strong on: {{weight}}%',
    incumbency: {
      incumbent: 'You hold the contract',
      vacant: 'No incumbent',
      challenger: 'An incumbent is in place',
    },
    deadline: '{{days}} days to bid',
    competition: {
      known: '{{bids}} bids last time',
      one: 'One bid last time',
      unknown: 'Past number of bids unknown',
    },
  },
};
