import type { newsletter as french } from './fr.ts';

export const newsletter: typeof french = {
  seoTitle: '{{product}}: the French public tenders newsletter',
  description:
    'Get the new {{product}} articles on French public procurement by topic, dated and sourced. In French, with an unsubscribe link in every issue.',
  title: 'New articles, by email.',
  lead: 'Dated, sourced facts about French public procurement, on the topics you keep ticked. In French.',
  read: 'Read the articles first',
  form: {
    title: 'Subscribe',
    email: 'Email address',
    themes: 'Topics',
    themesHint: 'At least one.',
    consent: 'I agree to receive the newsletter at this address. I can unsubscribe at any time.',
    submit: 'Subscribe',
    privacy: 'Your address is used for this newsletter only.',
  },
  next: {
    title: 'Nothing is sent without your say-so',
    lead: 'You join in two steps, and leave in one.',
    items: [
      {
        title: 'You confirm',
        text: 'The first message contains a button. If you do not press it, your address is erased after {{retention.unconfirmedDays}} days.',
      },
      {
        title: 'You receive',
        text: 'The articles on your topics, as they appear or once a month: you set the pace.',
      },
      {
        title: 'You stop',
        text: 'Every issue has a link to unsubscribe, and another to your settings.',
      },
    ],
    settings: 'Change or stop my subscription',
  },
  errors: {
    email: { invalid: 'Invalid email', tooLong: 'Email is too long' },
    themes: { required: 'Keep at least one topic', invalid: 'Choose topics from the list' },
    consent: { required: 'Tick the box to receive the newsletter' },
    frequency: { required: 'Choose how often' },
  },
  unavailable: {
    title: 'Your subscription could not be recorded',
    text: 'The form cannot receive anything for now, and nothing was kept. Write to us to receive the newsletter.',
    email: '{{email.contact}}',
    back: 'Back to the newsletter page',
  },
  config: {
    seoTitle: 'Change or stop the newsletter',
    description:
      'Change the topics or the frequency of the newsletter, unsubscribe, or have your address erased. No account needed.',
    title: 'Change the newsletter, or stop it.',
    lead: 'The link at the foot of every issue opens this page for your address. Without it, any change is confirmed through a message sent to the address given.',
    form: {
      title: 'Your settings',
      email: 'Subscribed address',
      frequency: 'How often',
      save: 'Save my choices',
    },
    frequencies: { each: 'With each new article', monthly: 'Once a month' },
    stop: {
      title: 'Stop',
      unsubscribe: 'Unsubscribe',
      unsubscribeText: 'No more newsletters. Only the record needed not to write to you again is kept.',
      erase: 'Erase my data',
      eraseText: 'Your address, your themes and the date of your consent are deleted.',
    },
    subscribe: 'Not subscribed yet? Get the newsletter',
    unavailable: {
      title: 'Your change could not be recorded',
      text: 'The form cannot receive anything for now, and nothing has changed. Write to us: we will apply your choice.',
      email: '{{email.privacy}}',
      back: 'Back to the newsletter settings',
    },
  },
};
