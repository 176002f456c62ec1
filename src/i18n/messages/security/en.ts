import type * as french from './fr.ts';

export const security: typeof french.security = {
  seoTitle: 'Security and data: what we do with yours',
  description:
    'Hosting, models, subprocessors, retention, deletion, and what we do not have yet: the answers on one page.',
  title: 'Security and data',
  lead: 'The answers to what buyers ask every supplier, and what we do not have yet.',
  write: 'Another question? Write to',
  items: {
    hosting: {
      question: 'Where is the application hosted, and by whom?',
      answer:
        'Our legal notice names the host of the application. We give you its contact details on request.',
      link: 'Legal notice',
    },
    models: {
      question: 'Which language models read my documents, and what do they keep?',
      answer:
        'We do not publish the list yet. Before you send a document, ask us in writing which models will read it and what they will keep.',
      link: '{{email.security}}',
    },
    processors: {
      question: 'Which processors handle my data?',
      answer:
        'Our privacy page names them. Each follows our instructions, under a contract that complies with article 28 of the GDPR. We neither sell nor rent your data.',
      link: 'Privacy',
    },
    retention: {
      question: 'How long do you keep my references?',
      answer:
        'Your subscription or trial contract sets that period: read it before you sign. To get your references back or have them erased, write to us.',
      link: '{{email.privacy}}',
    },
    service: {
      question: 'Do you offer a service level agreement, or installation on my own servers?',
      answer:
        'Yes, on the {{plan.enterprise.name}} plan: it includes a service level agreement (SLA), and we can install the platform on your servers.',
      link: 'Pricing',
    },
    buyers: {
      question: 'Can a buyer use my score against me?',
      answer: 'Our terms of use forbid it: buyers may not reject or rank a bid because of a score.',
      link: 'Terms of use',
    },
  },
  missing: {
    title: 'What we do not have yet',
    items: [
      'We have no security certification yet.',
      'We do not publish the list of language models yet.',
      'No third party has checked our scores yet.',
    ],
  },
};
