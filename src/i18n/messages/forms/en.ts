import type * as french from './fr.ts';

export const forms: typeof french.forms = {
  sending: 'Sending…',
  offline: 'You are offline: nothing was sent. What you typed is still here. Reconnect, then try again.',
  timeout:
    'The server is taking too long to answer. What you typed is still here: try again. Even if your first attempt did arrive, we will count it only once.',
  failed:
    'Your message did not get through. What you typed is still here: try again. If it keeps happening, write to {{email.contact}}.',
  wait: 'You can try again in {{delay}}.',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  about: 'About',
  removeAbout: 'Remove',
  titles: { tender: 'A demo that starts from this tender', sum: 'A demo that starts from your calculation' },
  tool: 'Came from the tool “{{tool}}”',
  sum: 'your calculation: {{days}} days at €{{rate}}, margin €{{margin}}, a {{low}} to {{high}}% chance of winning',
  seal: 'Received on',
  sealed: 'Received',
  next: 'What happens next',
};

export const login: typeof french.login = {
  seoTitle: 'Log in to your {{product}} account',
  description:
    'Log in to {{product}} with your email address and your password. A {{offer.loginTrialDays}}-day trial gives access to every feature.',
  title: 'Log in',
  lead: 'Log in to see your alerts, your scores and {{assistant}}’s recommendations.',
  continue: 'You will continue on {{host}}.',
  form: {
    title: 'Your details',
    email: 'Email address',
    password: 'Password',
    passwordHint: '{{min}} to {{max}} characters',
    submit: 'Log in',
    privacy: 'Your password goes to the application. This site does not keep it.',
    notOpen: 'Accounts are not open yet: nothing that you send here is kept.',
  },
  help: {
    title: 'Forgotten your password? Locked out?',
    text: 'Write to us; we reply within {{offer.supportReplyHours}} hours:',
    email: '{{email.support}}',
  },
  trial: {
    figure: '{{offer.loginTrialDays}}',
    title: 'days to try every feature',
    text: 'No account yet? Ask for this trial; there is no plan to pick.',
    start: 'Ask for the {{offer.loginTrialDays}}-day trial',
  },
};

export const demo: typeof french.demo = {
  seoTitle: 'Request a {{offer.demoMinutes}}-minute demo of {{product}}',
  description:
    'Bring an open French public tender: we go through it with you in {{offer.demoMinutes}} minutes. We reply within {{offer.demoReplyHours}} hours, {{offer.replyHours}}.',
  title: 'Show us the tender you are unsure about.',
  lead: 'In {{offer.demoMinutes}} minutes, we go through it with you. No commitment.',
  look: 'Try it on {{count}} sample tenders first',
  gains: [
    'Your tender on one sheet: your chance of winning, its range and its reasons.',
    'What counts most against you, and what you can change about it.',
    'A recommendation: bid, consider or skip.',
  ],
  openings: {
    trial: {
      title: 'Ask for your {{offer.trialDays}}-day trial.',
      lead: '{{plan}} plan, no card needed.',
      gains: [
        'We reply within {{offer.demoReplyHours}} hours, {{offer.replyHours}}, and tell you how to start.',
        'You try the {{plan}} plan for {{offer.trialDays}} days.',
        'The trial becomes a subscription only if you ask for one.',
      ],
      submit: 'Ask for the {{offer.trialDays}}-day trial',
    },
    quote: {
      title: 'Ask for your quote.',
      lead: '{{plan}} plan, priced to your needs.',
      gains: [
        'We reply within {{offer.demoReplyHours}} hours, {{offer.replyHours}}.',
        'We go through your needs together in {{offer.demoMinutes}} minutes.',
        'You receive a price in writing, with no commitment.',
      ],
      submit: 'Ask for a quote',
    },
    loginTrial: {
      title: 'Ask for your {{offer.loginTrialDays}}-day trial.',
      lead: 'Every feature; no plan to pick.',
      gains: [
        'We reply within {{offer.demoReplyHours}} hours, {{offer.replyHours}}, and tell you how to start.',
        'You try every feature for {{offer.loginTrialDays}} days.',
        'The trial becomes a subscription only if you ask for one.',
      ],
      submit: 'Ask for the {{offer.loginTrialDays}}-day trial',
    },
    loginOpening: {
      title: 'Hear when accounts open.',
      lead: 'We will write to you that day.',
      gains: ['One message on the day accounts open, to the address you give here.'],
      submit: 'Tell me when they open',
    },
  },
  buyer: {
    title: 'Show us a tender you have published.',
    lead: 'In {{offer.demoMinutes}} minutes, we tell you what a company reads in it. No commitment.',
    gains: [
      'What a company takes from your notice, field by field.',
      'What attracts bidders or keeps them away.',
      'The number of bids on comparable contracts, where we have counted them.',
    ],
    note: 'During the demo, we look at what attracts bidders or keeps them away.',
  },
  facts: 'Reply within {{offer.demoReplyHours}} hours, {{offer.replyHours}}.',
  write: 'Prefer to write? Send us a message:',
  email: '{{email.contact}}',
  success: {
    seoTitle: '{{product}}: we have your demo request',
    description:
      'We have your request. We will reply within {{offer.demoReplyHours}} hours, {{offer.replyHours}}, to arrange a {{offer.demoMinutes}}-minute demo.',
    title: 'Request received.',
    text: 'We will reply within {{offer.demoReplyHours}} hours, {{offer.replyHours}}, to arrange a time. The demo lasts {{offer.demoMinutes}} minutes.',
    steps: [
      {
        title: 'We reply within {{offer.demoReplyHours}} hours, {{offer.replyHours}}',
        text: 'We write to the address you gave to set or confirm the date.',
      },
      {
        title: 'Until then, get your tender ready',
        text: 'Keep its link or its documents at hand: we will read it together.',
      },
      {
        title: 'The demo takes {{offer.demoMinutes}} minutes',
        text: 'We read the tender with you, then answer your questions. There is no commitment.',
      },
    ],
    next: 'See how the score works in the meantime',
    booking: { text: 'Book your demo without waiting for our reply.', label: 'Pick a time' },
    reply: 'You will receive a confirmation email. Reply with two times that suit you.',
  },
  console: {
    title: 'See your chance of winning, and why',
    lead: 'Choose your sector and run the analysis: the console ranks its tenders and explains each score. No account needed.',
    name: 'Console',
    launch: 'Run AI',
    filters: 'Edit filters',
    stop: 'Stop',
    progress: 'Progress of the analysis',
    failed: 'We could not read the samples. Check your connection, then try again.',
    steps: ['Multi-source connection', 'Extraction and parsing', 'Multi-LLM analysis', 'Algorithmic scoring'],
    counts: {
      notices: 'notices collected',
      buyers: 'buyers',
      facts: 'amounts and deadlines',
      criteria: 'weighted criteria',
      factors: 'factors compared with your profile',
      scores: 'scores worked out, each with its range',
    },
    honesty:
      'On the platform, AI compares the documents with your past work; on this sample data a published formula stands in for it.',
    caption:
      'Compatibility: the chance of winning of an example company, a builder in Brittany with 11 to 50 people, 1 to 3 comparable contracts and quality as its strong point.',
    others: 'In other lines of work: {{count}} more tenders, which the console ranks if you change sector.',
    months: '{{months}} months',
    renewals: '{{months}} + {{added}} months',
  },
  call: {
    title: 'What about your own tenders?',
    text: 'The same tender does not give two companies the same score.',
    button: 'Fill in the form',
  },
};
