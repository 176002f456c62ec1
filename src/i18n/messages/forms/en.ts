import type * as french from './fr.ts';

export const forms: typeof french.forms = {
  sending: 'Sending…',
  offline: 'You are offline: nothing was sent. What you typed is still here. Reconnect, then try again.',
  timeout:
    'The answer is taking too long. What you typed is still here: try again. If the first attempt did arrive, it will count only once.',
  failed:
    'It did not get through. What you typed is still here: try again. If it keeps happening, write to {{email.contact}}.',
  wait: 'You can try again in {{delay}}.',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  about: 'About',
  removeAbout: 'Remove',
  seal: 'Received on',
  sealed: 'Received',
  next: 'What happens next',
};

export const login: typeof french.login = {
  seoTitle: 'Log in to your {{product}} account',
  description:
    'Log in to {{product}} with your email address and your password. A {{offer.loginTrialDays}}-day trial gives access to every feature.',
  title: 'Log in',
  lead: 'Your alerts, your scores and what Charly recommends are waiting for you, just where you left them.',
  form: {
    title: 'Your details',
    email: 'Email address',
    password: 'Password',
    passwordHint: '{{min}} to {{max}} characters',
    submit: 'Log in',
    privacy: 'Your password goes to the application. This site does not keep it.',
  },
  help: {
    title: 'Forgotten your password? Locked out?',
    text: 'Write to us; we reply within {{offer.supportReplyHours}} hours:',
    email: '{{email.support}}',
  },
  trial: {
    figure: '{{offer.loginTrialDays}}',
    title: 'days to try every feature',
    text: 'No account yet? Start with a demo. This trial is the one offered at login; the pricing page has another, of {{offer.trialDays}} days, with no card required.',
    pricing: 'See pricing',
    demo: 'Request a demo',
  },
};

export const demo: typeof french.demo = {
  seoTitle: 'Request a {{offer.demoMinutes}}-minute demo of {{product}}',
  description:
    'Bring a live French public tender: {{offer.demoMinutes}} minutes to read your odds together. We reply within {{offer.demoReplyHours}} hours. Sample tenders, no account.',
  title: 'Bring a tender. Let’s see your odds.',
  lead: 'Pick a tender you are in two minds about. In {{offer.demoMinutes}} minutes we read it together: the score, and what moves it up or down.',
  look: 'Look at {{count}} sample tenders first',
  facts: [
    {
      figure: '{{offer.demoReplyHours}} h',
      text: 'at most between your request and our reply.',
    },
    {
      figure: '{{offer.demoMinutes}} min',
      text: 'for the demo, on the tender you choose. No commitment.',
    },
  ],
  write: 'Prefer to write? A message is enough:',
  email: '{{email.contact}}',
  success: {
    seoTitle: '{{product}}: we have your demo request',
    description:
      'We have your request. A reply within {{offer.demoReplyHours}} hours, then a {{offer.demoMinutes}}-minute demo on the tender you choose.',
    title: 'Request received.',
    text: 'We will reply within {{offer.demoReplyHours}} hours to set a time. The demo lasts {{offer.demoMinutes}} minutes.',
    steps: [
      {
        title: 'Within {{offer.demoReplyHours}} hours, our reply',
        text: 'At the address you gave, to agree on a date.',
      },
      {
        title: 'Until then, your tender',
        text: 'Keep its link or its documents at hand: it is the one we will read.',
      },
      {
        title: 'On the day, {{offer.demoMinutes}} minutes',
        text: 'The score, what moves it up or down, and your questions. No commitment.',
      },
    ],
    next: 'See the method in the meantime',
  },
  console: {
    title: 'Your chance, and why',
    lead: 'Set your profile, run the analysis: {{count}} sample tenders, and a percentage explained for each. No account.',
    name: 'Console',
    launch: 'Run AI',
    filters: 'Edit filters',
    stop: 'Stop',
    progress: 'Progress of the analysis',
    failed: 'The samples could not be read. Check your connection, then try again.',
    steps: [
      {
        title: 'Multi-source connection',
        text: 'Notices are collected from BOAMP (the French official bulletin), TED (its EU counterpart) and buyer profiles.',
      },
      {
        title: 'Extraction and parsing',
        text: 'Dates, amounts, lots and weights are extracted from the tender documents.',
      },
      {
        title: 'Multi-LLM analysis',
        text: 'Several language models set the requirements against your references.',
      },
      {
        title: 'Algorithmic scoring',
        text: 'A calculation gives the percentage, its range and the weight of each reason.',
      },
    ],
    caption:
      'Chances of an example profile: tech, 11 to 50 people, Île-de-France and Auvergne-Rhône-Alpes, a few references, strong on quality.',
    columns: {
      tender: 'Tender',
      budget: 'Budget, excl. VAT',
      deadline: 'Deadline',
      chance: 'Chance',
    },
    days: '{{days}} days',
    months: '{{months}} months',
    renewals: '{{months}} + {{added}} months',
  },
  call: {
    title: 'What about your own tenders?',
    text: 'The same tender scores differently for two firms. Show us one that is open now: we will read it with you.',
    button: 'Fill in the form',
  },
};
