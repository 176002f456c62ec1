import type { Comparison } from './fr.ts';

export const comparison: Comparison = {
  title: 'Line by line',
  caption: 'What each plan includes. “On request” means agreed with you in writing.',
  criterion: 'Item',
  yes: 'Yes',
  no: 'No',
  rows: [
    {
      label: 'How you receive alerts',
      cells: { starter: 'Email', professional: 'Email, Slack, Teams', enterprise: 'On request' },
    },
    {
      label: 'Dashboard',
      cells: { starter: 'Simple', professional: 'Full', enterprise: 'Custom' },
    },
    { label: 'Custom reports', included: 'reports', cells: { enterprise: 'On request' } },
    { label: 'CRM', included: 'crm', cells: { enterprise: 'Full integrations' } },
    { label: 'API', included: 'api', cells: { enterprise: 'Full integrations' } },
    { label: 'Team training', included: 'training', cells: {} },
    { label: 'Service level agreement (SLA)', included: 'serviceLevel', cells: {} },
    { label: 'Deployment on your own servers', included: 'onPremise', cells: { enterprise: 'Possible' } },
  ],
};
