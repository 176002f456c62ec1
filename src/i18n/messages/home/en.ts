import type { home as french } from './fr.ts';

export const home: typeof french = {
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
