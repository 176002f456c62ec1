import type { Comparison } from './fr.ts';

export const comparison: Comparison = {
  title: 'The full comparison',
  caption: 'All the plans, compared group by group. “In the quote” means agreed with you in writing.',
  criterion: 'Item',
  yes: 'Yes',
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
        { label: 'Competitor analysis', included: 'competitors', cells: { enterprise: 'In the quote' } },
        { label: 'Custom machine learning', included: 'learning', cells: {} },
        {
          label: 'Dashboard',
          cells: { starter: 'Simple', professional: 'Full', enterprise: 'Custom' },
        },
        { label: 'Custom reports', included: 'reports', cells: { enterprise: 'In the quote' } },
      ],
    },
    {
      title: 'Integrations',
      rows: [
        { label: 'CRM', included: 'crm', cells: { enterprise: 'Full integrations' } },
        { label: 'API', included: 'api', cells: { enterprise: 'Full integrations' } },
        { label: 'Deployment on your own servers', included: 'onPremise', cells: { enterprise: 'Possible' } },
      ],
    },
    {
      title: 'Support and training',
      rows: [
        {
          label: 'Support',
          cells: { starter: 'Email', professional: 'Priority', enterprise: 'Account manager' },
        },
        { label: 'Team training', included: 'training', cells: {} },
        { label: 'Service level agreement (SLA)', included: 'serviceLevel', cells: {} },
      ],
    },
  ],
};
