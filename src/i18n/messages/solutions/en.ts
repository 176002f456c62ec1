import type * as french from './fr.ts';

export const solutions: typeof french.solutions = {
  seoTitle: 'Solutions: see your chance before you open the documents',
  description:
    'Sales manager, consultant, project lead, public buyer: what each reads in the same contracts. Bidding from the UK or elsewhere: language, notices, rights.',
  title: 'See your chance of winning before you open the documents.',
  lead: 'Choose the tenders worth your time, whatever your role.',
  reading: {
    title: 'One chart, four readers',
    label:
      'A hundred contracts by the number of bids received: {{single}} received one, {{many}} received five or more.',
    axis: 'Number of bids received',
    key: ['a single bid', '{{from}} to {{to}} bids, the usual range', 'the others'],
    by: {
      sales: 'All bids being equal, a {{chance}} chance. Your profile moves it up or down.',
      consultant: '{{many}} contracts in 100 receive five bids or more: the bid has to stand out.',
      lead: 'The median contract drew {{median}} bids: expect {{rivals}} rivals.',
      buyer: '{{single}} contracts in 100 attract a single company: advertise more widely.',
    },
    explore: 'What about your département?',
    console: 'Rank the sample tenders',
  },
  personas: {
    sales: {
      role: 'Sales manager',
      who: 'Sales teams and business developers, in SMEs and IT services firms',
    },
    consultant: {
      role: 'Consultant',
      who: 'Consulting firms, freelancers and client-side advisers (AMO)',
      title: 'Back your advice with figures',
      terms:
        'You may compute a score for a client and quote it in your report, with its date and reasons. You do not resell access. An adviser (AMO) who helped prepare a contract may be kept out of it.',
      article: 'Read: what you can learn from the data',
      next: 'See how the score is worked out',
    },
    lead: {
      role: 'Project lead',
      who: 'Project leads and bid managers',
    },
    buyer: {
      role: 'Are you a public buyer?',
      who: 'Public buyers and the departments they serve',
      title: 'What companies see of your contracts',
      terms:
        'A buyer does not base the selection of a candidate, or the ranking or rejection of a bid, on the score: our terms forbid it.',
      items: [
        {
          title: 'From your notice',
          text: 'The subject, place, procedure, deadline, criteria and their weights, and the amount if it is there. Source: BOAMP, TED and your buyer profile.',
        },
        {
          title: 'From your award data (DECP)',
          text: 'The contractor, the amount, the duration and the number of bids received. Source: data.gouv.fr.',
        },
        {
          title: 'What we count',
          text: 'The number of bids received, by type of purchase, amount, procedure and département: it is all that you find here today. We do not rank buyers.',
        },
        {
          title: 'Is a number of bids wrong?',
          text: 'Correct it in your award data, then write to {{email.contact}}: our next count will take it up.',
        },
      ],
      article: 'Read: environmental and social criteria since August 2026',
      next: 'Have a published tender reviewed',
    },
  },
  clause: {
    link: 'Read the clause',
    anchors: { consultant: 'intellectual-property', buyer: 'acceptable-use' },
  },
  firms: {
    title: 'The same tender, seen by two companies',
    name: 'Company {{number}}',
    references: '{{name}}: {{points}}',
  },
  call: {
    title: 'Show us one of your tenders',
    text: 'A {{offer.demoMinutes}}-minute demo, with no commitment.',
    button: 'Request a demo',
  },
};
