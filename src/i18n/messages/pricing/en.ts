import type * as french from './fr.ts';

export const pricing: typeof french.pricing = {
  seoTitle: 'Pricing: the plans, compared line by line',
  description:
    '{{plans.prices}} a month excl. VAT, {{plans.onQuote}}: price on request. {{offer.trialDays}}-day trial, no card.',
  lead: 'Try it for {{offer.trialDays}} days, no card needed. We set it up for you, free of charge.',
  price: {
    monthly: 'a month, excl. VAT',
    quote: 'Price on request',
    quoteNote: 'worked out with you',
  },
  marks: {
    mostPopular: 'Most popular, in our view',
    premium: 'Premium',
  },
  lines: ['Alerts', 'Sectors', 'Score', 'Help'],
  enter: { trial: 'Try {{plan}}', quote: 'Ask for a quote' },
  plans: {
    starter: {
      purpose: 'To get started',
      lines: ['{{plan.starter.alerts}} a month', '{{plan.starter.sectors}}', 'AI, basic', 'By email'],
    },
    professional: {
      purpose: 'To bid often',
      lines: ['Unlimited', 'All', 'Advanced, with competitor analysis', 'Priority'],
    },
    enterprise: {
      purpose: 'For several teams',
      lines: [
        'Your volume',
        'Tailored monitoring',
        'Custom AI and machine learning',
        'A dedicated account manager',
      ],
    },
  },
  terms: {
    title: 'With every plan',
    rows: [
      ['Money back', 'within {{offer.refundDays}} days'],
      [
        'Support',
        '24/7: write at any time, we reply within {{offer.supportReplyHours}} hours. {{plan.starter.name}}: by email; {{plan.professional.name}}: with priority; {{plan.enterprise.name}}: by your account manager',
      ],
      [
        'Demo',
        '{{offer.demoMinutes}} minutes; reply within {{offer.demoReplyHours}} hours, {{offer.replyHours}}',
      ],
    ],
    names: {
      seats: 'Users included',
      commitment: 'Commitment',
      notice: 'Notice to cancel',
      payment: 'Payment: purchase order, bank transfer',
    },
  },
  methods: {
    title: 'And without us?',
    columns: ['Your method', 'What it reads', 'What it decides', 'What it costs you'],
    rows: [
      [
        'BOAMP alerts',
        'BOAMP notices, by your criteria',
        'Nothing: you sort them',
        'Reading the notices you get',
      ],
      ['Spreadsheet', 'What you copy into it', 'What your formulas say', 'Typing it in, then keeping it up'],
      [
        'Aggregator',
        'Notices from several sources',
        'Depends on the tool: a sort, sometimes a score',
        'The subscription, and reading the notices kept',
      ],
      ['Consultant', 'The documents you hand over', 'Advises you, tender by tender', 'The fees'],
      [
        '{{product}}',
        'Notices from over {{claim.sources}} sources, by our own count',
        'Estimates your odds and says why; you decide',
        'The subscription, and reading the notices within reach',
      ],
    ],
  },
  questions: {
    title: 'Before you choose',
    lead: 'Another question? Write to us.',
    trial: 'Start the {{offer.loginTrialDays}}-day trial',
    items: [
      {
        question: 'Do prices include VAT?',
        answer:
          'No: they are monthly and exclude VAT. Before you pay anything, we give you the total price, the length of the contract and the cancellation terms.',
      },
      {
        question: 'Why are there two trial periods?',
        answer:
          'You can choose: {{offer.trialDays}} days without a card to try a plan from this page, or {{offer.loginTrialDays}} days with every feature.',
      },
      {
        question: 'Does a trial turn into a paid plan?',
        answer: 'No, neither of them: a trial becomes a subscription only if you ask for one.',
      },
      {
        question: 'How do I get my money back?',
        answer:
          'Write to {{email.support}} within {{offer.refundDays}} days of your first payment. We refund the full amount, by the same means of payment, within fourteen days.',
      },
      {
        question: 'Does a more expensive plan improve my odds?',
        answer:
          'No. It covers more sectors, gives a more detailed analysis and connects to your tools. The score remains an estimate.',
      },
    ],
  },
  printed: 'Prices in euros, excl. VAT. Online version: {{address}}',
};

export const comparison: french.Comparison = {
  title: 'Line by line',
  caption: 'What each plan includes. “On quote” means agreed with you in writing.',
  criterion: 'Item',
  yes: 'Yes',
  no: 'No',
  rows: [
    {
      label: 'How you receive alerts',
      cells: { starter: 'Email', professional: 'Email, Slack, Teams', enterprise: 'On quote' },
    },
    {
      label: 'Dashboard',
      cells: { starter: 'Simple', professional: 'Full', enterprise: 'Custom' },
    },
    { label: 'Custom reports', included: 'reports', cells: { enterprise: 'On quote' } },
    { label: 'CRM', included: 'crm', cells: { enterprise: 'Full integrations' } },
    { label: 'API', included: 'api', cells: { enterprise: 'Full integrations' } },
    { label: 'Team training', included: 'training', cells: {} },
    { label: 'Service level agreement (SLA)', included: 'serviceLevel', cells: {} },
    { label: 'Deployment on your own servers', included: 'onPremise', cells: { enterprise: 'Possible' } },
  ],
};
