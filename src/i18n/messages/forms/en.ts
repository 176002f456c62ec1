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
  sum: 'your calculation: {{days}} days at €{{rate}}, margin €{{margin}}, odds of {{low}} to {{high}}%',
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
    text: 'Ask for it here: you do not need an account. On the pricing page we offer another trial, of {{offer.trialDays}} days with no card required.',
    pricing: 'See pricing',
    start: 'Start this trial',
  },
};

export const demo: typeof french.demo = {
  seoTitle: 'Request a {{offer.demoMinutes}}-minute demo of {{product}}',
  description:
    'Bring an open French public tender: we go through your odds with you in {{offer.demoMinutes}} minutes. We reply within {{offer.demoReplyHours}} hours, {{offer.replyHours}}.',
  title: 'Bring a tender: we work out your odds together.',
  lead: 'Pick a tender you are unsure about. In {{offer.demoMinutes}} minutes, we go through its score with you, and what moves it up or down.',
  look: 'Try it on {{count}} sample tenders first',
  facts: [
    {
      figure: '{{offer.demoReplyHours}} h',
      text: 'at most between your request and our reply, {{offer.replyHours}}.',
    },
    {
      figure: '{{offer.demoMinutes}} min',
      text: 'for a demo on the tender you choose, with no commitment.',
    },
  ],
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
        text: 'We look at the score and what moves it up or down, then answer your questions. There is no commitment.',
      },
    ],
    next: 'See how the score works in the meantime',
    booking: { text: 'Book your demo without waiting for our reply.', label: 'Pick a time' },
    reply: 'You will receive a confirmation email. Reply with two times that suit you.',
  },
  console: {
    title: 'Work out your odds and see why',
    lead: 'Choose your sector and run the analysis: the console ranks its tenders and explains each score. No account needed.',
    name: 'Console',
    launch: 'Run AI',
    filters: 'Edit filters',
    stop: 'Stop',
    progress: 'Progress of the analysis',
    failed: 'We could not read the samples. Check your connection, then try again.',
    steps: [
      {
        title: 'Multi-source connection',
        text: 'The platform collects notices from BOAMP (the French official bulletin), TED (its EU counterpart) and buyers’ own platforms. In this demo, the notices are invented.',
      },
      {
        title: 'Extraction and parsing',
        text: 'It picks out dates, amounts, lots and weights from the tender documents.',
      },
      {
        title: 'Multi-LLM analysis',
        text: 'On the platform, several language models compare the requirements with your past contracts. This demo calls none.',
      },
      {
        title: 'Algorithmic scoring',
        text: 'A calculation gives the percentage, its range and the weight of each reason. This demo applies a published formula.',
      },
    ],
    caption:
      'Compatibility with an example company: tech sector, 11 to 50 people, working in Île-de-France and Auvergne-Rhône-Alpes, with a few comparable contracts and quality as its strong point.',
    others: 'Outside this sector: {{count}} more tenders, which the console ranks if you change sector.',
    months: '{{months}} months',
    renewals: '{{months}} + {{added}} months',
  },
  call: {
    title: 'What about your own tenders?',
    text: 'The same tender does not give two companies the same score. Show us one that is open now and we will read it with you.',
    button: 'Fill in the form',
  },
};
