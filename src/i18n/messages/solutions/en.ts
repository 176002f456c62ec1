import type * as french from './fr.ts';

export const solutions: typeof french.solutions = {
  seoTitle: 'Solutions: your day, before and after {{product}}',
  description:
    'Sales manager, consultant, project lead, public buyer: what {{product}} changes in a working day, and what it leaves in your hands.',
  title: 'Your day, before and after.',
  lead: 'Your job stays the same. The order changes: the estimate first, the documents next. Find your role.',
  index: 'You are a',
  closer: 'SME, IT services firm, business developer, client-side adviser, bid manager',
  note: 'These days are made up as examples: neither testimonials nor measurements.',
  hour: 'Time',
  before: 'Before',
  after: 'After',
  day: '{{role}}: the day before and after',
  personas: {
    sales: {
      role: 'Sales manager',
      who: 'Sales teams, SMEs and IT services firms',
      title: 'Pick your battles',
      lead: 'The team is small and the notices are many. Finding tenders is not the hard part; knowing which to leave alone is.',
      day: [
        {
          hour: '9 am',
          before: 'One tab per platform, a spreadsheet, sorting by gut feeling.',
          after: 'One list, ordered by estimated chance. The grey rows can wait.',
        },
        {
          hour: '11 am',
          before: 'Two hours of reading before a requirement you cannot meet.',
          after: 'What counts against you comes first, before you open the file.',
        },
        {
          hour: '3 pm',
          before: 'In the meeting, the tender with the loudest advocate wins.',
          after: 'The meeting argues over the reasons on display, then decides.',
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
      who: 'Consulting firms and independents',
      title: 'Stand by your advice',
      lead: 'Your client wants to know whether to bid. A hunch is hard to discuss; an estimate with its reasons is not.',
      day: [
        {
          hour: '9 am',
          before: 'Each client’s watch list, rebuilt by hand.',
          after: 'The client’s tenders, each with its chance and its range.',
        },
        {
          hour: '11 am',
          before: '“Do we bid?” You say it is worth a try.',
          after: '“Do we bid?” You answer with a range and three reasons.',
        },
        {
          hour: '2 pm',
          before: 'The memo rests on your experience alone.',
          after: 'The memo quotes the reasons, including the one you dispute.',
        },
        {
          hour: '5 pm',
          before: 'The client insists, and you give in.',
          after: 'The client insists, and you show what would have to change.',
        },
      ],
      article: 'Read: what the data say about your chances',
      next: 'See how the score is worked out',
    },
    lead: {
      role: 'Project lead',
      who: 'Project leads and bid teams',
      title: 'Keep to the timetable',
      lead: 'The decision is made and the clock is running. A good bid can still be lost over one missing document.',
      day: [
        {
          hour: '9 am',
          before: 'Copy deadline, lots and criteria into a table.',
          after: 'Deadline, lots and criteria are on the record.',
        },
        {
          hour: '11 am',
          before: 'Share out the chapters the way it was done last time.',
          after: 'Share out the hours by the weight of the criteria.',
        },
        {
          hour: '2 pm',
          before: 'Find out that a required reference does not exist.',
          after: 'Know from the start which requirement has no proof yet.',
        },
        {
          hour: '5 pm',
          before: 'Chase everybody.',
          after: 'Chase what carries weight, then check the documents: that stays with you.',
        },
      ],
      article: 'Read: ten mistakes that cost a contract',
      next: 'Open a tender in the console',
    },
    buyer: {
      role: 'Public buyer',
      who: 'Purchasing teams and the departments they buy for',
      title: 'Know how you will be read',
      lead: 'You are not after a contract, you are after bids. In France, 19% of procedures drew only one in 2021, according to the EU’s Single Market Scoreboard.',
      day: [
        {
          hour: '9 am',
          before: 'Start from last time’s tender rules.',
          after: 'Read the criteria and durations of similar tenders side by side.',
        },
        {
          hour: '11 am',
          before: 'Set the weights out of habit.',
          after: 'See what those weights tell a bidder.',
        },
        {
          hour: '2 pm',
          before: 'Publish, and wait.',
          after: 'Spot, before publishing, a requirement that may shut SMEs out.',
        },
        {
          hour: '5 pm',
          before: 'A single bid, and no idea why.',
          after: 'Precise questions for the next market consultation.',
        },
      ],
      article: 'Read: environmental and social criteria since August 2026',
      next: 'Bring your tender rules to a demo',
    },
  },
  limit: {
    text: 'The platform does not mark the bids you receive: our terms forbid choosing or rejecting a bidder on the strength of a score.',
    link: 'Read the terms',
  },
  exhibits: {
    board: 'Today’s list',
    record: 'The record',
    criteria: 'Announced criteria',
    caption: '{{title}}, fictional sample',
  },
  audience: {
    title: 'Closer to your own role',
    lead: 'The same days, in a little more detail.',
    items: {
      sme: {
        role: 'SME without a bid team',
        before: 'The director reads notices at night, when there is time left.',
        after: 'The director starts with those within reach.',
        article: 'Read: SMEs against large groups',
        next: 'See the {{starter}} plan',
      },
      developer: {
        role: 'Business developer',
        before: 'The notice appears, and it is already too late to make yourself known.',
        after: 'Tenders announced but still to come are already on the list.',
        article: 'Read: weak signals',
        next: 'See the four steps',
      },
      it: {
        role: 'IT services firm',
        before: 'Bid for anything that contains the word “IT”.',
        after: 'Aim for tenders where quality and your references outweigh price.',
        article: 'Read: setting up a tender watch',
        next: 'Get the alerts in Slack or Teams',
      },
      adviser: {
        role: 'Client-side adviser (AMO)',
        before: 'Advise a project owner from one or two precedents.',
        after: 'Draw on comparable tenders, read field by field.',
        article: 'Read: preparing a year ahead',
        next: 'See which sources we read',
      },
      pilot: {
        role: 'Bid manager',
        before: 'Ten deadlines, ten files, ten ways of tracking them.',
        after: 'One row per tender: chance, deadline, status.',
        article: 'Read: from notice to payment',
        next: 'Sort by deadline in the console',
      },
    },
  },
  call: {
    title: 'Tell us about your day',
    text: 'Bring a live tender. In {{offer.demoMinutes}} minutes we read it with you, from where you sit.',
    button: 'Request a demo',
  },
};
