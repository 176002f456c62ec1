import type { about as french } from './fr.ts';

export const about: typeof french = {
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
