import type * as french from './fr.ts';

export const pricing: typeof french.pricing = {
  seoTitle: 'Pricing: three plans, compared line by line',
  description:
    '{{plans.prices}} a month excl. VAT, {{plans.onQuote}}: price on request. {{offer.trialDays}}-day trial, no card.',
  title: 'Pricing',
  lead: 'We publish the prices of {{plans.priced}}. For {{plans.onQuote}}, we give you a quote. You can try a plan for {{offer.trialDays}} days without a card. The setup fee is {{offer.setupFee}}.',
  demo: 'Request a demo',
  fine: 'A demo takes {{offer.demoMinutes}} minutes. We reply within {{offer.demoReplyHours}} hours.',
  compare: 'Compare the plans',
  schedule: {
    title: 'Plan prices',
    unit: 'Euros, excl. VAT',
  },
  price: {
    monthly: 'a month, excl. VAT',
    quote: 'Price on request',
    quoteNote: 'worked out with you',
  },
  marks: {
    mostPopular: 'Most popular',
    premium: 'Premium',
  },
  lines: {
    title: 'What each plan includes',
    lead: 'Every line has a number you can quote in a message or an order.',
    of: 'What the {{plan}} plan includes',
  },
  enter: { trial: 'Try {{plan}}', quote: 'Ask for a quote' },
  plans: {
    starter: {
      purpose: 'To get started in a few sectors.',
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
      purpose: 'For companies that bid often, in any sector.',
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
      purpose: 'For monitoring and volume tailored to you.',
      lines: [
        'Volume to suit your needs',
        'Tailored monitoring',
        'Custom AI and machine learning',
        'Dedicated account manager',
        'Custom dashboards',
        'Full integrations',
        'Team training',
        'Service level agreement (SLA)',
        'Optional deployment on your own servers (on-premise)',
      ],
    },
  },
  offers: {
    title: 'Trials, guarantee and help',
    try: 'Trying it out',
    commit: 'Signing up',
    help: 'Getting help',
    items: {
      trial: {
        figure: '{{offer.trialDays}} days',
        title: 'Trial without a card',
        text: 'You choose a plan from this page and try it.',
      },
      login: {
        figure: '{{offer.loginTrialDays}} days',
        title: 'Trial of every feature',
        text: 'With this separate offer, there is no plan to choose.',
      },
      refund: {
        figure: '{{offer.refundDays}} days',
        title: 'Money-back guarantee',
        text: 'Write to us within that time if the subscription does not suit you.',
      },
      setup: {
        figure: '{{offer.setupFee}}',
        title: 'Setup fee',
        text: 'You only pay the subscription.',
      },
      support: {
        figure: '24/7',
        title: 'Support every day of the week',
        text: 'Write to us at any hour, nights and weekends included. We reply within {{offer.supportReplyHours}} hours.',
      },
      demo: {
        figure: '{{offer.demoMinutes}} minutes',
        title: 'Demo',
        text: 'We reply to your request within {{offer.demoReplyHours}} hours.',
      },
    },
    ways: { trial: 'Choose a plan', login: 'Start this trial' },
  },
  questions: {
    title: 'Before you choose',
    lead: 'Do you have another question? Write to us.',
    items: [
      {
        question: 'Do prices include VAT?',
        answer:
          'No. They are monthly, in euros, and VAT is added at the current rate. Before you pay anything, we give you the total price, the length of the contract and the cancellation terms.',
      },
      {
        question: 'Why are there two trial periods?',
        answer:
          'Because they are two offers: {{offer.trialDays}} days without a card to try a plan from this page, or {{offer.loginTrialDays}} days with every feature. You can choose either from this page. When a trial starts, we remind you how long it lasts.',
      },
      {
        question: 'Does the trial without a card turn into a paid plan?',
        answer:
          'No. Without your card we cannot charge you: the trial becomes a subscription only if you ask for one.',
      },
      {
        question: 'How do I get my money back?',
        answer:
          'Write to {{email.support}} within {{offer.refundDays}} days. Your order confirmation says when that period starts and how we refund you.',
      },
      {
        question:
          'What if {{plan.starter.alerts}} alerts or {{plan.starter.sectors}} sectors are not enough?',
        answer:
          'Those are the two limits of the {{plan.starter.name}} plan. With {{plan.professional.name}}, alerts are unlimited and we monitor every sector.',
      },
      {
        question: 'Does a more expensive plan improve my chances?',
        answer:
          'No. It covers more sectors, gives a more detailed analysis and connects to your tools. In every plan the score is an estimate: it never promises a contract.',
      },
      {
        question: 'How do I get a quote for {{plan.enterprise.name}}?',
        answer:
          'Request a demo: we reply within {{offer.demoReplyHours}} hours. In {{offer.demoMinutes}} minutes you tell us the volume, monitoring, integrations and deployment you have in mind.',
      },
    ],
  },
  call: {
    title: 'See the platform before you choose',
    text: 'A {{offer.demoMinutes}}-minute demo is enough to know whether one of the plans suits you.',
    button: 'Request a demo',
  },
  printed: 'Prices in euros, excl. VAT. Online version: {{address}}',
};
