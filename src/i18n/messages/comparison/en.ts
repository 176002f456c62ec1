import type * as french from './fr.ts';

export const comparison: typeof french.comparison = {
  title: 'The full comparison',
  caption: 'All the plans, compared group by group. “In the quote” means agreed with you in writing.',
  criterion: 'Item',
  no: 'No',
  groups: [
    {
      title: 'Price',
      rows: [
        {
          label: 'Subscription',
          cells: {
            starter: '{{plan.starter.price}} a month, excl. VAT',
            professional: '{{plan.professional.price}} a month, excl. VAT',
            enterprise: 'Price on request',
          },
        },
        {
          label: 'Setup fee',
          cells: {
            starter: '{{offer.setupFee}}',
            professional: '{{offer.setupFee}}',
            enterprise: '{{offer.setupFee}}',
          },
        },
      ],
    },
    {
      title: 'Monitoring',
      rows: [
        {
          label: 'Alerts',
          cells: {
            starter: 'Up to {{plan.starter.alerts}} a month',
            professional: 'Unlimited',
            enterprise: 'Volume agreed with you',
          },
        },
        {
          label: 'Sectors monitored',
          cells: {
            starter: '{{plan.starter.sectors}}',
            professional: 'All',
            enterprise: 'Tailored',
          },
        },
        {
          label: 'How you receive alerts',
          cells: {
            starter: 'Email',
            professional: 'Email, Slack, Teams',
            enterprise: 'In the quote',
          },
        },
      ],
    },
    {
      title: 'Analysis',
      rows: [
        {
          label: 'Scoring',
          cells: { starter: 'AI, basic', professional: 'Advanced', enterprise: 'Custom AI' },
        },
        {
          label: 'Competitor analysis',
          cells: { starter: 'No', professional: 'Yes', enterprise: 'In the quote' },
        },
        {
          label: 'Custom machine learning',
          cells: { starter: 'No', professional: 'No', enterprise: 'Yes' },
        },
        {
          label: 'Dashboard',
          cells: { starter: 'Simple', professional: 'Full', enterprise: 'Custom' },
        },
        {
          label: 'Custom reports',
          cells: { starter: 'No', professional: 'Yes', enterprise: 'In the quote' },
        },
      ],
    },
    {
      title: 'Integrations',
      rows: [
        {
          label: 'CRM',
          cells: { starter: 'No', professional: 'Yes', enterprise: 'Full integrations' },
        },
        {
          label: 'API',
          cells: { starter: 'No', professional: 'Yes', enterprise: 'Full integrations' },
        },
        {
          label: 'Deployment on your own servers',
          cells: { starter: 'No', professional: 'No', enterprise: 'Possible' },
        },
      ],
    },
    {
      title: 'Support and training',
      rows: [
        {
          label: 'Support',
          cells: { starter: 'Email', professional: 'Priority', enterprise: 'Account manager' },
        },
        {
          label: 'Team training',
          cells: { starter: 'No', professional: 'No', enterprise: 'Yes' },
        },
        {
          label: 'Service level agreement (SLA)',
          cells: { starter: 'No', professional: 'No', enterprise: 'Yes' },
        },
      ],
    },
  ],
};
