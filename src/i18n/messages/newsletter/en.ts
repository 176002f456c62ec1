import type { newsletter as french } from './fr.ts';

export const newsletter: typeof french = {
  seoTitle: '{{product}}: the French public-tender letter',
  description:
    'Get the new {{product}} articles on French public procurement by theme, dated and sourced. In French, with an unsubscribe link in every letter.',
  title: 'New articles, by email.',
  lead: 'Dated, sourced facts about French public procurement, on the themes you keep ticked. In French.',
  read: 'Read the articles first',
  form: {
    title: 'Subscribe',
    email: 'Email address',
    themes: 'Themes',
    themesHint: 'At least one.',
    consent: 'I agree to receive the newsletter at this address. I can unsubscribe at any time.',
    submit: 'Subscribe',
    privacy: 'Your address is used for this letter only.',
  },
  next: {
    title: 'Nothing is sent without your say',
    lead: 'You join in two steps, and leave in one.',
    items: [
      {
        title: 'You confirm',
        text: 'A first message holds a button. If you do not press it, your address is erased after {{retention.unconfirmedDays}} days.',
      },
      {
        title: 'You receive',
        text: 'The articles on your themes, as they appear or once a month: you set the pace.',
      },
      {
        title: 'You stop',
        text: 'Every letter has a link to unsubscribe, and another to your settings.',
      },
    ],
    settings: 'Change or stop my subscription',
  },
  errors: {
    email: { invalid: 'Invalid email', tooLong: 'Email is too long' },
    themes: { required: 'Keep at least one theme', invalid: 'Choose themes from the list' },
    consent: { required: 'Tick the box to receive the letter' },
    frequency: { required: 'Choose a pace' },
  },
  unavailable: {
    title: 'Your subscription could not be recorded',
    text: 'The form cannot receive anything for now, and nothing was kept. Write to us to receive the letter.',
    email: '{{email.contact}}',
    back: 'Back to the newsletter page',
  },
  config: {
    seoTitle: 'Change or stop the newsletter',
    description:
      'Change the themes or the pace of the newsletter, unsubscribe, or have your address erased. No account needed.',
    title: 'Set the letter, or stop it.',
    lead: 'The link at the foot of every letter opens this page for your address. Without it, any change is confirmed from a message sent to the address given.',
    form: {
      title: 'Your settings',
      email: 'Subscribed address',
      frequency: 'Pace',
      save: 'Save my choices',
    },
    frequencies: { each: 'At each new article', monthly: 'Once a month' },
    stop: {
      title: 'Stop',
      unsubscribe: 'Unsubscribe',
      unsubscribeText: 'No more letters. Only the record needed not to write to you again is kept.',
      erase: 'Erase my data',
      eraseText: 'Your address, your themes and the date of your consent are deleted.',
    },
    subscribe: 'Not subscribed yet? Get the letter',
    unavailable: {
      title: 'Your change could not be recorded',
      text: 'The form cannot receive anything for now, and nothing has changed. Write to us: we will apply your choice.',
      email: '{{email.privacy}}',
      back: 'Back to the newsletter settings',
    },
  },
};
