import type * as french from './fr.ts';

export const home: typeof french.home = {
  seoTitle: '{{product}}: your odds on every public tender',
  description:
    '{{product}} estimates your chance of winning each French public tender, and explains it. {{assistant}}, an AI, recommends which to look at first.',
  title: 'Know your odds before you write a line.',
  lead: '{{product}} reads the notices from more than {{claim.sources}} official sources and shows, for every public tender, your estimated chance of winning it.',
  demo: 'Request a demo',
  console: 'Try the console',
  fine: '{{offer.demoMinutes}} minutes, no commitment. We reply within {{offer.demoReplyHours}} hours.',
  board: {
    title: 'Today’s list',
    note: 'Example: an IT services firm of {{from}} to {{to}} people. Buyers and amounts are invented.',
  },
  claims: {
    title: 'The figures we put forward',
    about: 'about',
    source: 'Source',
    note: 'These figures are ours, not official statistics. Our articles quote the public figures, with their dates.',
  },
  steps: {
    title: 'From notice to decision',
    lead: 'Four steps, always the same. You see where the score comes from, and the decision stays yours.',
    items: [
      {
        title: 'Multi-source connection',
        text: 'Notices are read where they appear: BOAMP (the French official bulletin), TED, buyer profiles.',
      },
      {
        title: 'Extraction and parsing',
        text: 'Tender rules, lots, criteria and their weights are extracted from the documents.',
      },
      {
        title: 'Multi-LLM analysis',
        text: 'Several language models compare the requirements with your references.',
      },
      { title: 'Algorithmic scoring', text: 'A percentage, a range, and the reasons behind it.' },
    ],
    more: 'How the score is worked out',
  },
  charly: {
    title: 'A percentage that explains itself',
    lead: '{{assistant}} is an AI, and says so. It spells out each score: what works for you, what works against you, and what would have to change.',
    caption: '{{title}}, fictional sample',
    ask: 'It recommends. You decide.',
  },
  personas: {
    title: 'For those who bid, and those who buy',
    items: [
      {
        kicker: 'Sales managers, SMEs and IT firms',
        title: 'Pick your battles',
        text: 'Set aside the tenders out of reach, and put the team on the rest.',
      },
      {
        kicker: 'Consultants',
        title: 'Stand by your advice',
        text: 'A reasoned go or no-go, with figures, for every client you follow.',
      },
      {
        kicker: 'Project leads',
        title: 'Keep to the timetable',
        text: 'Deadlines, lots and documents to supply, one line per tender.',
      },
      {
        kicker: 'Public buyers',
        title: 'Attract more bids',
        text: 'See how your tender rules will be read, before you publish them.',
      },
    ],
    more: 'See their day, before and after',
  },
  articles: {
    title: 'Worth reading before you bid',
    lead: 'Dated, sourced facts about French public procurement. The articles are in French.',
    more: 'All articles',
  },
  call: {
    title: 'See your odds on a real tender',
    text: 'Bring a live tender: we read it together, in {{offer.demoMinutes}} minutes.',
    button: 'Request a demo',
  },
};

export const about: typeof french.about = {
  seoTitle: '{{product}}, the company: our rules and refusals',
  description:
    'Who runs {{product}}, what we stand for, how we work, what we publish, what we refuse to do, and which address to write to.',
  title: 'A score is only as good as its reasons.',
  lead: 'We make {{product}}, a platform that estimates your chance of winning each French public tender and says why. These are the rules we work by.',
  read: 'Read where the score comes from',
  notice: {
    title: 'Publisher’s details',
    rows: [
      { term: 'Publisher', text: '{{provider}}' },
      {
        term: 'Purpose',
        text: 'To estimate, before a firm bids, its chance of winning a public contract',
      },
      { term: 'For', text: 'SMEs, IT services firms, consultants, project leads, public buyers' },
      { term: 'Assistant', text: '{{assistant}}, an AI, introduced as one' },
      { term: 'Decision', text: 'Yours' },
    ],
    legal: 'Legal identity and hosting',
  },
  stand: {
    title: 'Even at 80%, you lose one bid in five.',
    text: 'We stand by that sentence. A chance, even a sound one, is not a promise: {{product}} shows an estimate, its range and its reasons, bad ones included.',
    caption: 'Five bids at 80%: four won, one lost, on average.',
    won: 'Won',
    lost: 'Lost',
  },
  work: {
    title: 'How we work',
    lead: 'Four rules, in the order in which a tender meets them.',
    items: [
      {
        title: 'Read at the source',
        text: 'Notices are collected where they appear: BOAMP (the French official bulletin), TED (its European counterpart), buyers’ own sites. The buyer’s documents prevail, never our summary.',
      },
      {
        title: 'Read first, score second',
        text: 'Language models compare the documents with your references. An algorithm turns those comparisons into one percentage.',
      },
      {
        title: 'Show the reasons, and the gaps',
        text: 'Every reason can be read and disputed. Rival prices and the buyer’s marks remain unknown: the range is there as a reminder.',
      },
      {
        title: 'Leave the decision to you',
        text: '{{assistant}} recommends and explains. A person chooses whether to bid, and may overrule it.',
      },
    ],
  },
  ledger: {
    title: 'What we publish, what we refuse',
    publish: {
      title: 'Published',
      items: [
        {
          title: 'Our figures, with their source',
          text: 'Each carries a note. Where no independent study backs it, the note says so.',
        },
        {
          title: 'Samples called samples',
          text: 'The tenders in the console are invented, and marked as such wherever they appear.',
        },
        {
          title: 'Dated articles',
          text: 'Thresholds and texts are cited with their source and the date they were checked. In French.',
        },
        {
          title: 'The test protocol',
          text: 'Its rules are written before the results. The results are not yet published, and nothing stands in for them.',
        },
      ],
    },
    refuse: {
      title: 'Refused',
      items: [
        {
          title: 'Promising a contract',
          text: 'Not in a score, not on a page, not in a conversation.',
        },
        {
          title: 'Inventing proof',
          text: 'No made-up customer or testimonial, and no reference that a firm does not hold.',
        },
        {
          title: 'Helping rivals collude',
          text: 'No advice on prices between bidders, no sharing out of contracts.',
        },
        {
          title: 'Marking bids for the buyer',
          text: 'Our terms forbid ranking or rejecting a bid on the strength of the score.',
        },
      ],
    },
    terms: 'Read the terms of use',
  },
  contact: {
    title: 'How to reach us',
    lead: 'Four addresses, so that each message lands in the right place.',
    items: {
      contact: 'A question, a remark, a mistake to correct',
      support: 'Help with the platform: we reply within {{offer.supportReplyHours}} hours',
      privacy: 'Your personal data and your rights',
      security: 'A security flaw to report',
    },
  },
  call: {
    title: 'Put us to the test',
    text: 'Bring a live tender. In {{offer.demoMinutes}} minutes we read its score together, reason by reason.',
    button: 'Request a demo',
  },
};
