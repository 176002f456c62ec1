import type * as french from './fr.ts';

export const solutions: typeof french.solutions = {
  seoTitle: 'Solutions: your day, before and after {{product}}',
  description:
    'Sales manager, consultant, project lead, public buyer: what {{product}} changes in your working day, and what you still do yourself.',
  lead: 'You see your odds before you open the documents. Find your role.',
  index: 'You are a',
  closer: 'SME, IT services firm, business developer, client-side adviser, bid manager',
  note: 'We made up these days as examples. They are not testimonials or measurements.',
  hour: 'Time',
  before: 'Before',
  after: 'After',
  day: '{{role}}: the day before and after',
  hours: 'The day, hour by hour',
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
          after: 'You open one list, sorted by your odds. You skip the weakest.',
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
      next: 'Sort some tenders in the console',
    },
    consultant: {
      role: 'Consultant',
      who: 'Consulting firms and freelancers',
      title: 'Back your advice with figures',
      lead: 'Your client wants to know whether to bid. You show them an estimate and its reasons, and discuss it together.',
      day: [
        {
          hour: '9 am',
          before: 'You rebuild each client’s watch list by hand.',
          after: 'You open each client’s list of tenders, with the chance and range for those in its sector.',
        },
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
          after: 'You have known from the start which requirement you still have to prove.',
        },
        {
          hour: '5 pm',
          before: 'You chase everybody.',
          after: 'You chase what matters most first, then check the documents yourself.',
        },
      ],
      article: 'Read: ten mistakes that cost a contract',
      next: 'Open a tender in the console',
    },
    buyer: {
      role: 'Public buyer',
      who: 'Purchasing teams and the departments they buy for',
      title: 'Know how companies will read your documents',
      lead: 'You want several bids. In France, 19% of procedures drew only one in 2021, according to the EU’s Single Market Scoreboard.',
      day: [
        {
          hour: '9 am',
          before: 'You start from last time’s tender documents.',
          after: 'You compare the criteria and durations of similar tenders.',
        },
        {
          hour: '11 am',
          before: 'You set the weights out of habit.',
          after: 'You see how a bidder will read those weights.',
        },
        {
          hour: '2 pm',
          before: 'You publish, then wait.',
          after: 'Before you publish, you spot a requirement that may shut SMEs out.',
        },
        {
          hour: '5 pm',
          before: 'You receive a single bid and do not know why.',
          after: 'You have precise questions for the next market consultation.',
        },
      ],
      article: 'Read: environmental and social criteria since August 2026',
      next: 'Bring your tender documents to a demo',
    },
  },
  limit: {
    text: 'The platform does not mark the bids you receive: our terms forbid choosing or rejecting a bidder because of a score.',
    link: 'Read the terms',
  },
  exhibits: {
    board: 'Today’s list',
    clients: 'The same tender for two clients: {{title}}.',
    client: 'Client {{number}}: {{name}}',
    plan: 'Back-planning',
    tasks: {
      visit: 'Site visit, if there is one',
      questions: 'Last questions to the buyer',
      candidacy: 'Candidacy: ESPD (DUME) or DC1 and DC2',
      proofReading: 'Proof-reading',
      deposit: 'Upload to the platform',
    },
    single: '{{share}} of procedures received a single bid',
    bidders: '{{count}} bidders per procedure on average',
    fewer:
      'In the European Union, 23.5% of procedures received a single bid in 2011, and 41.8% in 2021; the average number of bidders per procedure fell from 5.7 to 3.2. One dot is one procedure in a hundred. These figures mostly cover contracts above the European thresholds. Do not compare them with the one for France, which is measured differently.',
    source: 'European Court of Auditors, special report 28/2023 (4 December 2023)',
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
        after: 'You draw on comparable tenders, read field by field.',
        article: 'Read: preparing a year ahead',
        next: 'See which sources we read',
      },
      pilot: {
        role: 'Bid manager',
        before: 'You track ten bids in ten different ways.',
        after: 'You track each tender on one row: your odds, the deadline, the status.',
        article: 'Read: from notice to payment',
        next: 'Sort by deadline in the console',
      },
    },
  },
  call: {
    title: 'Tell us about your day',
    text: 'Bring an open tender. In {{offer.demoMinutes}} minutes, we read it with you and answer your questions.',
    button: 'Request a demo',
  },
};
