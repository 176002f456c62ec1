import type * as french from './fr.ts';

export const pricing: typeof french.pricing = {
  seoTitle: 'Pricing: the plans, compared line by line',
  description:
    '{{plans.prices}} a month excl. VAT, {{plans.onQuote}} on quote. {{offer.trialDays}}-day trial, no card.',
  title: 'Public prices, and {{offer.trialDays}} days to try.',
  price: {
    monthly: 'a month, excl. VAT',
    quote: 'On quote',
    quoteNote: 'priced to your needs',
  },
  marks: {
    mostPopular: 'Most popular',
    premium: 'Premium',
  },
  enter: {
    trial: 'Ask for the {{offer.trialDays}}-day trial',
    quote: 'Ask for a quote',
    plan: ': {{plan}} plan',
  },
  plans: {
    starter: {
      purpose: 'To get started',
      lines: [
        '{{plan.starter.alerts}} alerts a month',
        '{{plan.starter.sectors}} sectors',
        'Basic score',
        'Support by email',
      ],
    },
    professional: {
      purpose: 'For teams that bid every month',
      lines: [
        'Unlimited alerts',
        'All sectors',
        'Advanced score, with competitor analysis',
        'Priority support, CRM, API, Slack, Teams',
      ],
    },
    enterprise: {
      purpose: 'For several teams',
      lines: [
        'Agreed volume',
        'Tailored monitoring',
        'Custom AI and machine learning',
        'Account manager, training, SLA',
      ],
    },
  },
  facts: {
    title: 'With every plan',
    rows: [
      ['Money-back guarantee', '{{offer.refundDays}} days'],
      ['Trial', '{{offer.trialDays}} days, no card'],
      ['Setup', '{{offer.setupFee}}'],
      ['Support', '24/7'],
      ['Support reply', 'within {{offer.supportReplyHours}} hours'],
    ],
    terms: {
      seats: 'Users included',
      commitment: 'Commitment',
      notice: 'Notice period',
      payment: 'Payment',
    },
  },
  cost: {
    title: 'A bid written for nothing costs {{months}} months of {{plan}}.',
    reply: 'one bid: {{days}} days at {{rate}} (an example)',
    months: '{{months}} months at {{price}} excl. VAT',
    own: 'Do the sum with your own figures',
  },
  questions: {
    title: 'Before you choose',
    lead: 'Another question? Write to us.',
    items: [
      {
        question: 'Do prices include VAT?',
        answer:
          'No: they are monthly and exclude VAT. Before you pay anything, we give you the total price, the length of the contract and the cancellation terms.',
      },
      {
        question: 'Does a trial turn into a paid plan?',
        answer: 'No: it becomes a subscription only if you ask for one.',
      },
      {
        question: 'How do I get my money back?',
        answer:
          'Write to {{email.support}} within {{offer.refundDays}} days of your first payment. We refund the full amount, by the same means of payment, within fourteen days.',
      },
      {
        question: 'May a consultant use it for clients?',
        answer:
          'Yes: a consultant may compute a score for a client and quote it in a report, with its date and reasons. Access is not for resale.',
      },
      {
        question: 'Does a higher plan make me more likely to win?',
        answer:
          'No. It covers more sectors, gives a more detailed analysis and connects to your tools. The score remains an estimate.',
      },
    ],
  },
  printed: 'Prices in euros, excl. VAT. Online version: {{address}}',
};

export const comparison: french.Comparison = {
  title: 'The plans, line by line',
  caption: 'What each plan includes. “On quote” means agreed with you in writing.',
  criterion: 'Feature',
  choice: 'Plan shown',
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
    {
      label: 'Support',
      cells: { starter: 'By email', professional: 'With priority', enterprise: 'By your account manager' },
    },
    {
      label: 'Competitor analysis',
      cells: {
        starter: 'No',
        professional: 'Who won comparable contracts, for how much, from which buyer',
        enterprise: 'On quote',
      },
    },
    { label: 'Custom reports', included: 'reports', cells: { enterprise: 'On quote' } },
    { label: 'CRM', included: 'crm', cells: { enterprise: 'Full integrations' } },
    { label: 'API', included: 'api', cells: { enterprise: 'Full integrations' } },
    { label: 'Team training', included: 'training', cells: {} },
    { label: 'Service level agreement (SLA)', included: 'serviceLevel', cells: {} },
    { label: 'Deployment on your own servers', included: 'onPremise', cells: { enterprise: 'Possible' } },
  ],
};
