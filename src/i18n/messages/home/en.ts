import type * as french from './fr.ts';

export const home: typeof french.home = {
  seoTitle: '{{product}}: your chance of winning public tenders',
  description:
    '{{product}} estimates how likely you are to win French public tenders in your sector and tells you why. {{assistant}}, an AI, says which to look at first.',
  hero: {
    title: [
      ['Bid for the', 'public tenders'],
      ['you', 'can win.'],
    ],
    sentence: 'You are {{teamSize}} people in {{sector}}, {{region}}.',
    teamSize: 'Your team',
    sector: 'Your sector',
    region: 'Your region',
    teams: {
      '1-10': '1 to 10',
      '11-50': '11 to 50',
      '51-200': '51 to 200',
      '200+': 'over 200',
    },
    sectors: {
      tech: 'tech',
      construction: 'construction',
      services: 'business services',
      health: 'health',
      energy: 'energy',
      transport: 'transport',
      other: 'another sector',
    },
    regions: {
      '01': 'in Guadeloupe',
      '02': 'in Martinique',
      '03': 'in French Guiana',
      '04': 'in Réunion',
      '06': 'in Mayotte',
      '11': 'in Île-de-France',
      '24': 'in Centre-Val de Loire',
      '27': 'in Bourgogne-Franche-Comté',
      '28': 'in Normandy',
      '32': 'in Hauts-de-France',
      '44': 'in Grand Est',
      '52': 'in Pays de la Loire',
      '53': 'in Brittany',
      '75': 'in Nouvelle-Aquitaine',
      '76': 'in Occitanie',
      '84': 'in Auvergne-Rhône-Alpes',
      '93': 'in Provence-Alpes-Côte d’Azur',
      '94': 'in Corsica',
    },
    country: 'in France',
    counted:
      'a building contract of €{{low}} to {{high}} under the open procedure receives a median of {{offers}}.',
    offers: '{{count}} bids',
    counts: '{{contracts}} contracts, {{consultations}} tenders, {{period}}.',
    source: 'DECP, data.gouv.fr',
    uncounted:
      'In this sector we have only counted contracts of the City of Paris. A score therefore starts from the bids received last time, or from the European average.',
  },
  lead: '{{product}} reads French public tender notices for you and tells you how likely you are to win those in your sector, and why.',
  demo: 'Request a demo',
  console: 'Try the console',
  fine: 'A {{offer.demoMinutes}}-minute demo, no commitment. We reply within {{offer.demoReplyHours}} hours, {{offer.replyHours}}.',
  board: {
    title: 'Where should you bid?',
    others: '{{count}} more tenders, outside your sector',
  },
  assistant: {
    more: 'How it is worked out',
    title: 'Why {{figure}}?',
    lead: 'We start from what was counted, then add what helps you and take off what hurts. Sample: {{title}}.',
  },
  calculations: {
    title: 'Two checks before you bid',
    expect: 'The median contract drew {{expect}}.',
    needed: 'You break even at a {{even}} chance.',
  },
  prices: 'Compare plans',
  strip: {
    title: '1 building contract in {{ratio}} drew a single bid.',
    more: 'What about your département?',
    labels: ['a single bid', 'two bids', 'three bids', 'four bids', 'five or more'],
    source:
      'One dot: one contract in a hundred. {{single}} of the {{contracts}} contracts counted drew a single bid (95% interval: {{low}} to {{high}}). {{what}}, France. DECP, data.gouv.fr, {{licence}}.',
  },
  unknown: {
    title: 'What we do not know',
    items: [
      { title: 'What your competitors will charge.', text: 'No notice says so.' },
      {
        title: 'The mark the buyer will give.',
        text: 'It is given once the bids are read; all we see is the criteria.',
      },
      {
        title: 'Whether our estimates are right.',
        text: 'That takes {{needed}} results. We have {{known}}.',
      },
    ],
    button: 'Be among the first to test',
  },
  call: { title: 'Show us the tender you are unsure about: we go through it with you.' },
};

export const people: typeof french.people = { title: 'Who answers you' };

export const about: typeof french.about = {
  seoTitle: 'About {{product}}: our rules and what we refuse to do',
  description: 'Where in France we have counted offers, what we refuse to do and where to write to us.',
  title: 'We count before we estimate.',
  lead: '{{product}} tells you how likely you are to win French public tenders in your sector, and why. The decision stays yours.',
  read: 'See where the score comes from',
  places: {
    title: '{{known}} départements have a figure. {{others}} are waiting.',
    text: 'We print no figure below {{minimum}} tenders. The more a tile stands out, the likelier you are to be the only bidder. France’s 101 départements are county-sized areas.',
    key: ['under 10%', '10% to 20%', '20% to 30%', '30% and over', 'no figure'],
    caption: 'Share of building contracts with a single bid, by the buyer’s département, in percent.',
    label: 'Map: {{known}} départements have a figure, {{others}} have none.',
    explore: 'See each département',
  },
  refuse: {
    title: 'What we refuse to do',
    items: [
      {
        title: 'Promise you a contract',
        text: 'No score, no page and no answer from {{assistant}} promises a contract.',
      },
      {
        title: 'Invent evidence',
        text: 'We do not make up customers, testimonials or past work.',
      },
      {
        title: 'Help competitors collude',
        text: 'We do not help bidders agree on prices or share out contracts.',
      },
      {
        title: 'Mark bids for the buyer',
        text: 'Our terms forbid ranking or rejecting a bid because of the score.',
      },
    ],
    terms: 'Read the terms of use',
  },
  contact: {
    title: 'How to reach us',
    lead: 'Choose the address that fits your message.',
    publisher: 'Publisher',
    items: {
      contact: 'A question, a mistake to correct',
      support: 'Help with the platform: we reply within {{offer.supportReplyHours}} hours',
      privacy: 'Your personal data and your rights',
      security: 'A security flaw to report',
    },
  },
  call: {
    title: 'Ask us about a real tender',
    text: 'A {{offer.demoMinutes}}-minute demo, with no commitment.',
    button: 'Request a demo',
  },
};

export const security: typeof french.security = {
  seoTitle: 'Security and data: what we do with yours',
  description:
    'Language models, processors, retention, deletion, and what we do not have yet: the answers on one page.',
  lead: 'The questions your IT and legal teams will ask, and what we do not have yet.',
  write: 'Another question? Write to',
  items: {
    hosting: {
      question: 'Where is the application hosted, and by whom?',
      answer: '{{host}} hosts the application. Write to us for its full contact details.',
      link: 'Legal notice',
    },
    models: {
      question: 'Which language models read my documents, and what do they keep?',
      answer:
        'We do not publish the list yet. Before you send a document, ask us in writing which models will read it and what they will keep.',
      link: '{{email.security}}',
    },
    processors: {
      question: 'Which processors handle my data?',
      answer:
        'Our privacy page says who receives it, purpose by purpose. Each processor follows our instructions, under a contract that complies with article 28 of the GDPR. We neither sell nor rent your data.',
      link: 'Privacy',
    },
    retention: {
      question: 'How long do you keep my references?',
      answer:
        'Your subscription or trial contract sets that period: read it before you sign. To get your references back or have them erased, write to us.',
      link: '{{email.privacy}}',
    },
    service: {
      question: 'Do you offer a service level agreement, or installation on my own servers?',
      answer:
        'Yes, on the {{plan.enterprise.name}} plan: it includes a service level agreement (SLA), and we can install the platform on your servers.',
      link: 'Pricing',
    },
    buyers: {
      question: 'Can a buyer use my score against me?',
      answer: 'Our terms of use forbid it: buyers may not reject or rank a bid because of a score.',
      link: 'Terms of use',
    },
  },
  missing: {
    title: 'What we do not have yet',
    items: ['We have no security certification yet.', 'No third party has checked our scores yet.'],
  },
};
