import type * as french from './fr.ts';

export const home: typeof french.home = {
  seoTitle: '{{product}}: your chances on every public tender',
  description:
    '{{product}} estimates your chance of winning each French public tender and tells you why. {{assistant}}, an AI, recommends which to look at first.',
  hero: {
    title: [
      ['Bid for the', 'public tenders'],
      ['you', 'can win.'],
    ],
    trade: 'Your trade',
    team: 'Your team',
    teams: {
      '1-10': '1 to 10',
      '11-50': '11 to 50',
      '51-200': '51 to 200',
      '200+': 'Over 200',
    },
    references: 'Your references',
    advice: {
      play: [
        'I would bid for the first',
        'I would bid for the first two',
        'I would bid for the first three',
        'I would bid for all four',
      ],
      studyFirst: [
        'I would look into the first',
        'I would look into the first two',
        'I would look into the first three',
        'I would look into all four',
      ],
      studyNext: ['look into the next', 'look into the next two', 'look into the next three'],
      skip: ['pass on the last', 'pass on the last two', 'pass on the last three'],
      none: 'If I were you, I would pass on all four: with this profile, none is within reach.',
      whole: 'If I were you, {{list}}.',
    },
  },
  lead: '{{product}} reads French public tender notices for you and tells you, for each one, your chance of winning it and why.',
  demo: 'Request a demo',
  console: 'Try the console',
  fine: '{{offer.demoMinutes}} minutes, no commitment. We reply within {{offer.demoReplyHours}} hours.',
  board: {
    title: 'What about you?',
    note: 'The profile is an example (regions: {{regions}}; strengths: {{strengths}}). The buyers and amounts are invented.',
  },
  claims: {
    title: 'Our figures',
    about: 'about',
    source: 'See where these figures come from',
    measured: 'Bids per contract, in public data:',
    median: '{{source}}: a median of {{median}} bids, n = {{n}} contracts.',
    checked: 'How we check our figures',
    note: 'We worked them out ourselves: they are not official statistics. Our articles quote public figures, with their dates.',
  },
  whatIf: {
    title: 'What would raise your score?',
    lead: 'Pick a change to see the new score and the points you would gain.',
    asIs: 'Change nothing',
    more: 'Try the other samples in the console',
  },
  assistant: {
    more: 'How the score is worked out',
    title: 'Where does this {{figure}} come from?',
    lead: '{{assistant}} starts from the chance any bidder would have, then adds points for what helps you and takes some off for what counts against you.',
    caption: '{{title}}. Fictional sample.',
  },
  evidence: {
    title: 'How many companies will bid?',
    expect: 'Expect {{expect}}.',
    more: 'Pick your contract',
  },
  personas: {
    title: 'For those who bid and those who buy',
    items: [
      {
        kicker: 'Sales managers at SMEs and IT services firms',
        title: 'Bid for the right tenders',
        text: 'You see at once which tenders you cannot win. For the example company, {{play}} of our {{total}} fictional tenders are worth bidding for.',
      },
      {
        kicker: 'Consultants',
        title: 'Back your advice with figures',
        text: 'You tell each client whether to bid, with figures and reasons. In our fictional example, the client has a {{chance}} chance of winning.',
      },
      {
        kicker: 'Project leads',
        title: 'Meet every deadline',
        text: 'For each tender, one line shows the deadline, the lots and the documents to supply. In our fictional example, there are {{days}} days left.',
      },
      {
        kicker: 'Public buyers',
        title: 'Attract more bids',
        text: 'Before you publish your tender rules, you see how companies will read them. Of the contracts counted above, {{single}} received only one bid.',
      },
    ],
    more: 'Compare their day, before and after',
  },
  articles: {
    title: 'Worth reading before you bid',
    lead: 'Our articles explain French public procurement, with dated sources. They are in French.',
    more: 'All articles',
  },
  call: {
    title: 'See your chances on a real tender',
    text: 'Bring an open tender and we will go through it with you in {{offer.demoMinutes}} minutes.',
    button: 'Request a demo',
  },
};

export const about: typeof french.about = {
  seoTitle: 'About {{product}}: our rules and what we refuse to do',
  description:
    'Who runs {{product}}, how we work, what we publish, what we refuse to do and where to write to us.',
  title: 'About',
  lead: 'We make {{product}}, a platform that estimates your chance of winning each French public tender and tells you why. These are the rules we follow.',
  read: 'See where the score comes from',
  notice: {
    title: 'Company details',
    rows: [
      { term: 'Publisher', text: '{{provider}}' },
      {
        term: 'Purpose',
        text: 'Estimating a company’s chance of winning a public contract before it bids',
      },
      { term: 'For', text: 'SMEs, IT services firms, consultants, project leads, public buyers' },
      { term: 'Assistant', text: '{{assistant}}, an artificial intelligence' },
      { term: 'Decision', text: 'You decide whether to bid' },
    ],
    legal: 'Legal identity and hosting',
  },
  stand: {
    title: 'Even at 80%, you lose one bid in five.',
    text: 'Our score is an estimate: it promises nothing. That is why {{product}} shows it with its range and all its reasons, including those that count against you.',
    caption: 'Out of five bids at 80%, you win four and lose one, on average.',
    won: 'Won',
    lost: 'Lost',
  },
  work: {
    title: 'How we work',
    lead: 'We follow these four rules for every tender.',
    items: [
      {
        title: 'Read at the source',
        text: 'We collect notices from BOAMP (the French official bulletin), TED (its European counterpart) and buyer profiles, the platforms where buyers post their tenders. If our summary and the buyer’s documents differ, the documents prevail.',
      },
      {
        title: 'Keep reading and scoring apart',
        text: 'Language models compare the documents with your references. An algorithm turns the result into a percentage.',
      },
      {
        title: 'Show the reasons and what we do not know',
        text: 'You can read every reason and dispute it. We do not know your competitors’ prices or the marks the buyer will give: that is why a score has a range.',
      },
      {
        title: 'Leave the decision to you',
        text: '{{assistant}} recommends and explains. Someone in your company decides whether to bid, even against that advice.',
      },
    ],
  },
  ledger: {
    title: 'What we publish and what we refuse to do',
    publish: {
      title: 'We publish',
      items: [
        {
          title: 'Our figures, with their source',
          text: 'We say where each figure comes from. Where no independent study confirms it, we say that too.',
        },
        {
          title: 'Samples shown as samples',
          text: 'The tenders in the console are invented, and we say so wherever we show them.',
        },
        {
          title: 'Dated articles',
          text: 'We cite thresholds and laws with their source and the day we checked them. The articles are in French.',
        },
        {
          title: 'The test protocol',
          text: 'We wrote the rules of the test before we knew the results, which we have not published yet.',
        },
      ],
    },
    refuse: {
      title: 'We refuse to',
      items: [
        {
          title: 'Promise you a contract',
          text: 'No score, no page and no answer from {{assistant}} promises a contract.',
        },
        {
          title: 'Invent evidence',
          text: 'We do not make up customers, testimonials or references that a company does not have.',
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
    },
    terms: 'Read the terms of use',
  },
  contact: {
    title: 'How to reach us',
    lead: 'Choose the address that fits your message.',
    items: {
      contact: 'A question, a remark, a mistake to correct',
      support: 'Help with the platform: we reply within {{offer.supportReplyHours}} hours',
      privacy: 'Your personal data and your rights',
      security: 'A security flaw to report',
    },
  },
  call: {
    title: 'Ask us about a real tender',
    text: 'Bring an open tender. In {{offer.demoMinutes}} minutes, we go through its score with you and explain each reason.',
    button: 'Request a demo',
  },
};
