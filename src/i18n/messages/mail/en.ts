import type { Messages } from '../index.ts';

export const mail: Messages['mail'] = {
  visitor: {
    subject: 'We have received your demo request',
    greeting: 'Hello {{firstName}},',
    paragraphs: [
      'Thank you for your request. We will reply within {{offer.demoReplyHours}} hours to arrange the demo, which takes {{offer.demoMinutes}} minutes.',
      'To prepare for it, pick a current tender you are unsure about: we will read it together. Any questions before then? Just reply to this message.',
    ],
    signature: 'The {{product}} team',
    why: 'This address was entered in the demo request form of {{product}}. If that was not you, write to {{email.privacy}} and we will delete the request.',
  },
  team: {
    subject: 'New demo request',
    text: 'A reply was promised within {{offer.demoReplyHours}} hours. Replying to this message writes to the person.',
    yes: 'Yes',
    labels: {
      newsletter: 'Newsletter',
      context: 'What the person was looking at',
      language: 'Language',
      receivedAt: 'Received',
      id: 'Reference',
    },
    languages: { fr: 'French', en: 'English' },
  },
  confirm: {
    subject: 'Please confirm your newsletter subscription',
    text: 'You asked to receive the {{product}} newsletter at this address. Please confirm it; the link works for 48 hours.',
    button: 'Confirm my subscription',
    why: 'If you asked for nothing, do nothing: without confirmation, your address is deleted after {{retention.unconfirmedDays}} days.',
  },
  settings: {
    subject: 'Your newsletter settings',
    text: 'This address is subscribed to the {{product}} newsletter. This link opens its settings: topics, frequency, unsubscribing, deleting your data.',
    button: 'Open my settings',
    why: 'This message answers a request made on the site with this address. If it was not yours, there is nothing to do: nothing has changed.',
  },
  unsubscribe: 'Receive nothing more',
  alert: {
    outlets: { webhook: 'to the CRM (LEADS_WEBHOOK_URL)', mail: 'by e-mail (SMTP_URL)' },
    failing: {
      subject: 'Requests are no longer being passed on',
      text: 'Deliveries {{outlet}} have been failing for over a quarter of an hour. The requests are kept, and deliveries resume by themselves for seven days.',
      action: 'The command npm run leads -- status says why.',
    },
    parked: {
      subject: 'Requests are waiting for a decision',
      text: 'Deliveries {{outlet}} were refused or failed for seven days. The requests are kept, but these deliveries are no longer attempted.',
      action:
        'The command npm run leads -- status says why. Once the cause is corrected, npm run leads -- replay sends them again.',
    },
  },
};
