import type * as french from './fr.ts';

export const product: typeof french.product = {
  seoTitle: 'Product: how {{product}} works out your chances',
  description:
    'Which sources {{product}} reads, a real notice read field by field, how the score is worked out, and what it cannot know.',
  title: 'Your chance of winning each tender, and the reasons',
  console: 'Try the console',
  steps: {
    title: 'From notice to score',
    items: [
      {
        title: 'Multi-source connection',
        text: 'We collect French and European notices.',
      },
      {
        title: 'Extraction and parsing',
        text: 'From the documents we take lots, deadlines and criteria; budget and incumbent, where given.',
      },
      {
        title: 'Multi-LLM analysis',
        text: 'AI compares the documents with your past work. It does not set the score.',
      },
      {
        title: 'Algorithmic scoring',
        text: 'A fixed calculation, the same for everyone, gives your chance of winning and its range.',
      },
    ],
  },
  claims: { title: 'Our {{count}} figures, and whose they are', sources: 'The official figures beside ours' },
  score: {
    title: 'A score you can dispute',
    lead: 'Each reason adds or takes away points. Sample: {{title}}.',
  },
  test: {
    title: 'Naming the winner is hard: {{random}}%, then {{later}}%',
    text: 'In a study of 102,087 Spanish tenders, a model named the winner of:',
    random: 'of tenders drawn at random',
    later: 'of the most recent tenders',
    label: 'One hundred dots, one for each tender in a hundred: the winner is found {{found}} times.',
    source: 'Source: Complexity, 2020, article 8858258. The study is not about {{product}}.',
    protocol:
      'That harder test is the one we will publish: each score is dated and frozen before bids are due, then we count our errors.',
  },
  formula: {
    lead: 'The console adds up these points. With the same profile, a tender always gets the same score. It is about the company, not about people.',
    caption: 'The factors and their points',
    note: 'At the start, all bids are equal. Where we know how many the buyer received last time, we divide 100 by that number. Otherwise we take what we counted over at least {{minimum}} similar tenders, and failing that the European average: 3.2 bidders in 2021, according to the European Court of Auditors. We chose the other points ourselves, with no trained model: the result is not a measured probability. The formula ignores reserved lots, variant bids, the type of procedure and advance payments. The range is at least {{margin}} points on each side, and wider when a figure is missing.',
  },
  assistant: {
    title: '{{assistant}}, an AI that gives its reasons',
    limit:
      '{{assistant}} recommends tenders to look at and explains their scores. It can be wrong: you decide whether to bid.',
    reasons: 'Its reasons',
    verdict: 'This tender is within your reach. Your main obstacle is the incumbent.',
    groups: [
      {
        title: 'In your favour',
        items: [
          'Your past contracts cover this kind of work.',
          'Quality, your strong point, carries {{quality}}% of the marks.',
        ],
      },
      {
        title: 'Against you',
        items: ['Another company holds the contract.', 'Only {{days}} days are left to bid.'],
      },
      {
        title: 'What would have to change',
        items: ['Cite a past contract of similar size.'],
      },
    ],
  },
  sources: {
    title: 'Where the notices come from',
    lead: 'We read BOAMP and TED, the French and EU bulletins, and buyer profiles: more than {{claim.sources}} sources (our own count). Name three buyers: we will tell you whether we read their notices.',
    blind: 'We do not see contracts awarded without a notice, or needs not yet announced.',
    more: 'Who publishes what, and above what amount',
  },
  call: {
    title: 'Try it on a tender you know',
    text: 'A {{offer.demoMinutes}}-minute demo, no commitment. We reply within {{offer.demoReplyHours}} hours, {{offer.replyHours}}.',
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
  stair: {
    start: { known: '{{percent}}%', measured: '{{percent}}% measured', average: '{{percent}}% in Europe' },
    range: '{{low}} to {{high}}%',
    source:
      '{{percent}}%: {{contracts}} contracts, {{choice}}, {{place}}, {{period}}. The rest is an estimate by published rules; no result has been checked yet.',
  },
  storeys: {
    equal: 'If all bids were equal:',
    profile: 'With your profile:',
    percent: '{{percent}}%',
    range: '({{low}} to {{high}}%)',
    start: {
      known: '({{offers}} bids received)',
      places: '({{places}} holders, {{offers}} bids received)',
      measured: '(measured, {{place}})',
      average: '(European average)',
    },
    country: 'France',
    levels: { study: '30% consider', play: '60% bid' },
    note: 'An estimate by published rules; no result has been checked yet.',
    unscored: { otherTrade: 'Another line of work in your sector', otherSector: 'Outside your sector' },
  },
};

export const notice: typeof french.notice = {
  title: 'A real notice and its summary',
  sheet: 'Your summary',
  lines: 'A real notice in six lines',
  more: 'See the notice beside its summary',
  source: '{{link}}, closed on {{day}}. {{product}} read it but gave it no score.',
  link: 'BOAMP no. {{id}}',
  licence: 'Source: DILA, Licence Ouverte 2.0.',
  masthead: 'The French official bulletin of public contract notices',
  number: 'Contract notice no. {{id}}',
  fields: {
    buyer: 'Buyer',
    object: 'Subject',
    cpv: 'Main CPV code',
    procedure: 'Procedure',
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
  amount: '{{amount}} (estimate)',
  aMonth: 'over {{months}} months, {{amount}} a month',
  days: '{{days}} days to bid',
  gaps: {
    holder: { name: 'Current contractor', where: 'to look up in published contract data' },
    offers: { name: 'Bids received last time', where: 'to be counted in the département' },
  },
  near: 'For reference, {{place}}: a median of {{expect}} for {{contracts}} building contracts ({{consultations}} tenders, {{period}}). The figure gives a scale, not a forecast.',
};
