import type * as french from './fr.ts';

export const mail: typeof french.mail = {
  visitor: {
    subject: 'We have received your demo request',
    greeting: 'Hello {{firstName}},',
    paragraphs: [
      'Thank you for your request. We will reply within {{offer.demoReplyHours}} hours, {{offer.replyHours}}, to arrange the demo, which takes {{offer.demoMinutes}} minutes.',
      'To prepare for it, pick a current tender you are unsure about: we will read it together. Any questions before then? Just reply to this message.',
    ],
    booking: { text: 'To book the demo now, pick a time in our calendar.', label: 'Pick a time' },
    reply: 'Reply with two times that suit you.',
    application: 'Open the application',
    signature: 'The {{product}} team',
    why: 'This address was entered in the demo request form of {{product}}. If that was not you, write to {{email.privacy}} and we will delete the request.',
  },
  team: {
    subject: 'New demo request',
    text: 'We promised a reply within {{offer.demoReplyHours}} hours, {{offer.replyHours}}. When you reply to this message, you write to the person.',
    labels: {
      newsletter: 'Newsletter',
      context: 'What the person was looking at',
      language: 'Language',
      receivedAt: 'Received',
      id: 'Reference',
    },
    languages: { fr: 'French', en: 'English' },
  },
  consent: {
    asked: 'asked for, to be confirmed by the person',
    notAsked: 'not asked for',
  },
  confirm: {
    subject: 'Please confirm your newsletter subscription',
    text: 'You asked to receive the {{product}} newsletter at this address. Please confirm it; the link works for 48 hours.',
    button: 'Confirm my subscription',
    why: 'If you did not ask for it, ignore this message: without confirmation, we delete your address after {{retention.unconfirmedDays}} days.',
  },
  settings: {
    subject: 'Your newsletter settings',
    text: 'This address is subscribed to the {{product}} newsletter. This link opens its settings: topics, frequency, unsubscribing, deleting your data.',
    button: 'Open my settings',
    why: 'This message answers a request made on the site with this address. If that was not you, you can ignore it: nothing has changed.',
  },
  unsubscribe: 'Unsubscribe',
  alert: {
    channels: {
      webhook: 'to the CRM (LEADS_WEBHOOK_URL)',
      mail: 'by email (SMTP_URL)',
      hubspot: 'to HubSpot (HUBSPOT_TOKEN)',
      brevo: 'to Brevo (BREVO_API_KEY)',
      slack: 'to Slack (SLACK_WEBHOOK_URL)',
    },
    failing: {
      subject: 'Requests are no longer being passed on',
      text: 'Deliveries {{channel}} have been failing for over a quarter of an hour. The site keeps the requests and tries again by itself for seven days.',
      action: 'Run npm run leads -- status to see why.',
    },
    settings: {
      subject: 'A setting keeps messages from leaving',
      text: 'Deliveries {{channel}} are refused because of our settings: an address, a password, a secret or a recipient. The site keeps the requests and tries again for twenty-four hours.',
      action:
        'Run npm run leads -- status to see what is refused. Once the setting is corrected, deliveries resume by themselves.',
    },
    failed: {
      subject: 'Requests are waiting for a decision',
      text: 'Deliveries {{channel}} were refused, or failed for too long. The site keeps the requests but no longer tries these deliveries.',
      action:
        'Run npm run leads -- status to see why. Once the cause is corrected, npm run leads -- replay sends them again.',
    },
    flood: {
      subject: 'Too many messages to visitors',
      text: 'Within an hour, the forms have made the site write to more than five hundred visitors. The requests still reach you, but visitors get no message until the hour has passed.',
      action:
        'Run npm run leads -- list to see these requests, and npm run leads -- forget to delete those of a program.',
    },
  },
};
