import type * as french from './fr.ts';

export const pricing: typeof french.pricing = {
  seoTitle: '{{product}} pricing: three plans, line by line',
  description:
    '{{plan.starter.name}} at {{plan.starter.price}}, {{plan.professional.name}} at {{plan.professional.price}} a month excluding VAT, {{plan.enterprise.name}} on quote. {{offer.trialDays}}-day trial, no card.',
  title: 'The price list, line by line.',
  lead: 'Two published prices and one quote. A {{offer.trialDays}}-day trial without a card; setup fee: {{offer.setupFee}}.',
  demo: 'Request a demo',
  fine: '{{offer.demoMinutes}} minutes. We reply within {{offer.demoReplyHours}} hours.',
  compare: 'Compare the plans',
  schedule: {
    title: 'Schedule of plans',
    unit: 'Euros, excluding VAT',
  },
  price: {
    monthly: 'per month, excl. VAT',
    quote: 'On quote',
    quoteNote: 'priced with you',
  },
  marks: {
    mostPopular: 'Most popular',
    premium: 'Premium',
  },
  lines: {
    title: 'What each plan includes',
    lead: 'Every line has a number, so that you can refer to it and be understood.',
    of: 'What the {{plan}} plan includes',
  },
  plans: {
    starter: {
      purpose: 'To begin with, in a few sectors.',
      lines: [
        'Up to {{plan.starter.alerts}} alerts a month',
        '{{plan.starter.sectors}} sectors monitored',
        'Basic AI scoring',
        'Email support',
        'Simple dashboard',
        'Email alerts',
      ],
    },
    professional: {
      purpose: 'For bidding often, in any sector.',
      lines: [
        'Unlimited alerts',
        'All sectors',
        'Advanced scoring, with competitor analysis',
        'Priority support',
        'Full dashboard',
        'Alerts by Slack, Teams and email',
        'CRM integrations',
        'Custom reports',
        'API',
      ],
    },
    enterprise: {
      purpose: 'For tailored volume and monitoring.',
      lines: [
        'Volume set to your needs',
        'Tailored monitoring',
        'Custom AI and machine learning',
        'Dedicated account manager',
        'Custom dashboards',
        'Full integrations',
        'Team training',
        'Service level agreement (SLA)',
        'Deployment on your own servers possible (on-premise)',
      ],
    },
  },
  offers: {
    title: 'What comes with the price',
    try: 'Trying it',
    commit: 'Signing up',
    help: 'Getting help',
    items: {
      trial: {
        figure: '{{offer.trialDays}} days',
        title: 'Trial without a card',
        text: 'The trial that goes with the prices on this page.',
      },
      login: {
        figure: '{{offer.loginTrialDays}} days',
        title: 'Trial of every feature',
        text: 'A different offer, separate from the first and shown on the login page.',
      },
      refund: {
        figure: '{{offer.refundDays}} days',
        title: 'Money-back guarantee',
        text: 'Write to us within that time if the subscription does not suit you.',
      },
      setup: {
        figure: '{{offer.setupFee}}',
        title: 'Setup fee',
        text: 'Nothing to pay to get started, besides the subscription.',
      },
      support: {
        figure: '24/7',
        title: 'Support, every day of the week',
        text: 'Write at any hour: we reply within {{offer.supportReplyHours}} hours.',
      },
      demo: {
        figure: '{{offer.demoMinutes}} minutes',
        title: 'Demo',
        text: 'We reply to your request within {{offer.demoReplyHours}} hours.',
      },
    },
    login: 'See the login page',
  },
  questions: {
    title: 'Before you choose',
    lead: 'Is your question missing? Write to us.',
    items: [
      {
        question: 'Do prices include VAT?',
        answer:
          'No. They are monthly, in euros, and VAT is added at the rate in force. You are given the total price, the length of the contract and the cancellation terms before you pay anything.',
      },
      {
        question: 'Why are there two trial periods?',
        answer:
          'Because there are two offers. The {{offer.trialDays}}-day trial goes with the price list and needs no card. The {{offer.loginTrialDays}}-day trial is shown at login and gives access to every feature. The one you activate is the one that applies, and you are told its length at that point.',
      },
      {
        question: 'Does the trial without a card turn into a paid plan?',
        answer:
          'Not by itself. With no card on file nothing can be charged: it becomes a subscription only if you ask for one.',
      },
      {
        question: 'How do I get my money back?',
        answer:
          'Write to {{email.support}} within {{offer.refundDays}} days. Your order confirmation says when that period starts and how the refund is made.',
      },
      {
        question:
          'What if {{plan.starter.alerts}} alerts or {{plan.starter.sectors}} sectors are not enough?',
        answer:
          'Those are the two limits of the {{plan.starter.name}} plan. {{plan.professional.name}} lifts both: unlimited alerts, all sectors.',
      },
      {
        question: 'Does a dearer plan improve my chances?',
        answer:
          'No. It widens the monitoring, deepens the analysis and connects to your tools. In every plan the score is an estimate; it never promises a contract.',
      },
      {
        question: 'How do I get a quote for {{plan.enterprise.name}}?',
        answer:
          'Request a demo: we reply within {{offer.demoReplyHours}} hours. In {{offer.demoMinutes}} minutes you tell us the volume, monitoring, integrations and deployment you have in mind.',
      },
    ],
  },
  call: {
    title: 'See it, then choose',
    text: '{{offer.demoMinutes}} minutes are enough to see the platform and say which plan suits you, or that none does.',
    button: 'Request a demo',
  },
  printed: 'Prices in euros, excluding VAT. Online version: {{address}}',
};
