import type * as french from './fr.ts';

export const pricing: typeof french.pricing = {
  seoTitle: 'Pricing: public prices, {{offer.trialDays}} days to try',
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
        '{{plan.starter.alerts}} alerts a month, by email',
        '{{plan.starter.sectors}} sectors',
        'Basic score',
        'Simple dashboard',
        'Support by email',
      ],
    },
    professional: {
      purpose: 'For teams that bid every month',
      lines: [
        'Unlimited alerts: email, Slack, Teams',
        'All sectors',
        'Advanced score, competitor analysis',
        'Full dashboard, custom reports',
        'CRM and API',
        'Priority support',
      ],
    },
    enterprise: {
      purpose: 'For several teams',
      lines: [
        'Agreed volume, tailored monitoring',
        'Custom AI and machine learning',
        'Custom dashboards, full integrations',
        'Account manager, team training',
        'Service level agreement (SLA)',
        'Can be deployed on your own servers',
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
        question: 'What does the competitor analysis show?',
        answer:
          'Who won comparable contracts, for how much and from which buyer. Nobody publishes the losing bids.',
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
