import type * as french from './fr.ts';

export const solutions: typeof french.solutions = {
  seoTitle: 'Solutions: see your chance before you open the documents',
  description:
    'Sales manager, consultant, project lead, public buyer: what each reads in the same contracts, and what they find here.',
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
  },
  hour: 'Time',
  before: 'Before',
  after: 'After',
  day: '{{role}}: the day before and after',
  hours: 'An invented day, hour by hour',
  example: 'See the example',
  personas: {
    sales: {
      role: 'Sales manager',
      who: 'Sales teams, SMEs and IT services firms',
      title: 'Bid for the right tenders',
      lead: 'You have a small team and a lot of notices to read. Finding tenders is easy. The hard part is choosing which ones to let go.',
      day: [
        {
          hour: '9 am',
          before: 'You open a tab for each platform, fill in a spreadsheet and sort by gut feeling.',
          after: 'You open one list, sorted by your chance of winning. You skip the weakest.',
        },
        {
          hour: '11 am',
          before: 'After two hours of reading, you come across a requirement you cannot meet.',
          after: 'You read what counts against you before you even open the documents.',
        },
        {
          hour: '3 pm',
          before: 'In the meeting, the team picks whichever tender someone argues for loudest.',
          after: 'The team discusses the reasons on screen, then decides.',
        },
        {
          hour: '6 pm',
          before: 'Everyone writes a little of everything.',
          after: 'The writers are working on the bids you chose.',
        },
      ],
      article: 'Read: when to pass',
      next: 'Rank the sample tenders',
    },
    consultant: {
      role: 'Consultant',
      who: 'Consulting firms and freelancers',
      title: 'Back your advice with figures',
      lead: 'Your client wants to know whether to bid. You show them an estimate and its reasons, and discuss it together.',
      terms:
        'You may compute a score for a client and quote it in your report, with its date and reasons. You do not resell access.',
      day: [
        {
          hour: '11 am',
          before: '“Do we bid?” You say it is worth a try.',
          after: '“Do we bid?” You answer with a range and three reasons.',
        },
        {
          hour: '2 pm',
          before: 'Your memo rests on your experience alone.',
          after: 'Your memo quotes the reasons, including the one you dispute.',
        },
        {
          hour: '5 pm',
          before: 'The client insists, and you give in.',
          after: 'The client insists, and you show what would have to change.',
        },
      ],
      article: 'Read: what you can learn from the data',
      next: 'See how the score is worked out',
    },
    lead: {
      role: 'Project lead',
      who: 'Project leads and bid teams',
      title: 'Meet every deadline',
      lead: 'Your company has decided to bid and you have a date to meet. One missing document can get a good bid rejected.',
      day: [
        {
          hour: '9 am',
          before: 'You copy the deadline, lots and criteria into a table.',
          after: 'You find the deadline, lots and criteria on the record.',
        },
        {
          hour: '11 am',
          before: 'You share out the chapters as you did last time.',
          after: 'You share out the hours by the weight of the criteria.',
        },
        {
          hour: '2 pm',
          before: 'You find out that you do not have a required reference.',
          after: 'From the start, you knew which requirement you still had to prove.',
        },
        {
          hour: '5 pm',
          before: 'You chase everybody.',
          after: 'You chase the critical items first, then check every document yourself.',
        },
      ],
      article: 'Read: ten mistakes that cost a contract',
      next: 'Open a tender in the console',
    },
    buyer: {
      role: 'Are you a public buyer?',
      title: 'What companies see of your contracts',
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
          text: 'The number of bids received, by type of purchase, amount, procedure and département. We do not rank buyers.',
        },
        {
          title: 'Is a number of bids wrong?',
          text: 'Correct it in your award data, then write to {{email.contact}}: our next count will take it up.',
        },
        {
          title: 'What you find here today',
          text: 'The number of bids received, by type of purchase and by département. The rest is to be built with you.',
        },
      ],
      clause: {
        text: 'A buyer does not base the selection of a candidate, or the ranking or rejection of a bid, on the score: our terms forbid it.',
        link: 'Read the clause',
        anchor: 'acceptable-use',
      },
      article: 'Read: environmental and social criteria since August 2026',
      next: 'Have a published tender reviewed',
    },
  },
  exhibits: {
    clients: 'The same tender, seen by two companies: {{title}}.',
    client: 'Company {{number}}: {{name}}',
    plan: 'Working back from the deadline',
    tasks: {
      visit: 'Site visit, if there is one',
      questions: 'Last day for clarification questions',
      candidacy: 'Selection documents: ESPD (DUME), or DC1 and DC2',
      proofReading: 'Final read-through',
      deposit: 'Submission on the buyer profile',
    },
  },
  audience: {
    title: 'For other roles',
    lead: 'Here is what changes, in a sentence.',
    items: {
      sme: {
        role: 'SME without a bid team',
        before: 'The director reads notices in the evening, if there is time.',
        after: 'The director starts with the ones the company can win.',
        article: 'Read: SMEs against large groups',
        next: 'See the {{starter}} plan',
      },
      developer: {
        role: 'Business developer',
        before: 'By the time you find the notice, it is already late to introduce yourself.',
        after: 'You see on the list the tenders that buyers have announced, before their notice appears.',
        article: 'Read: weak signals',
        next: 'See the four steps',
      },
      it: {
        role: 'IT services firm',
        before: 'You bid for anything that contains the word “IT”.',
        after: 'You aim for tenders where quality and your past contracts count for more than price.',
        article: 'Read: setting up a tender watch',
        next: 'Get the alerts in Slack or Teams',
      },
      adviser: {
        role: 'Client-side adviser (AMO)',
        before: 'You advise a public client on the basis of one or two past cases.',
        after:
          'You draw on comparable tenders, set side by side. Mind that whoever helps prepare a contract may be kept out of it.',
        article: 'Read: preparing a year ahead',
        next: 'See which sources we read',
      },
      pilot: {
        role: 'Bid manager',
        before: 'You track ten bids in ten different ways.',
        after: 'You track each tender on one row: your chance of winning, the deadline, the status.',
        article: 'Read: from notice to payment',
        next: 'Sort by deadline in the console',
      },
    },
  },
  call: {
    title: 'Show us one of your tenders',
    text: 'A {{offer.demoMinutes}}-minute demo, with no commitment.',
    button: 'Request a demo',
  },
};
