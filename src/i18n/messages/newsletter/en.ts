import type * as french from './fr.ts';

export const newsletter: typeof french.newsletter = {
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
  success: {
    seoTitle: '{{product}}: confirm your subscription',
    description:
      'We have your subscription to the newsletter. A message is on its way: its button confirms it. Without it, nothing will be sent to you.',
    title: 'Check your mailbox.',
    text: 'Your subscription starts once you confirm it, from the message we are sending you.',
    steps: [
      {
        title: 'Open our message',
        text: 'It goes to the address you gave. If it is slow to come, look in your junk folder.',
      },
      { title: 'Confirm', text: 'The message contains a button: that is what subscribes you.' },
      {
        title: 'Or do nothing',
        text: 'Unconfirmed, your address is erased after {{retention.unconfirmedDays}} days.',
      },
    ],
    next: 'Read the articles in the meantime',
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
    asked: {
      title: 'Check your mailbox.',
      text: 'Nothing has changed yet: we are checking that the address is yours.',
      steps: [
        {
          title: 'Open our message',
          text: 'If the address is subscribed, it arrives within a few minutes.',
        },
        { title: 'Follow its link', text: 'It opens your settings: your choice takes effect there at once.' },
      ],
    },
    success: {
      seoTitle: '{{product}}: your settings are saved',
      description:
        'Your newsletter settings are saved. They apply from the next issue, and the link at the foot of every issue changes them.',
      title: 'Settings saved.',
      text: 'They apply from the next issue, and there is nothing to confirm.',
      steps: [
        { title: 'You receive', text: 'The articles on the topics you kept, as often as you chose.' },
        {
          title: 'You stay in charge',
          text: 'The link at the foot of every issue leads back to these settings.',
        },
        {
          title: 'You stop whenever you like',
          text: 'There is a link to unsubscribe at the foot of every issue.',
        },
      ],
      next: 'Read the articles in the meantime',
    },
    subscribe: 'Not subscribed yet? Get the newsletter',
  },
  link: {
    seoTitle: 'Your newsletter link',
    description:
      'The page that the links in our messages open: confirm a subscription to the newsletter, or end it, with one button.',
    states: {
      confirm: {
        title: 'Confirm your subscription',
        text: 'One button, and you will receive the new articles on your themes, in French. If you did not ask for this, close the page: your address will be erased.',
      },
      confirmed: {
        title: 'Subscription confirmed',
        text: 'You will receive the new articles on your themes, in French. Every issue has a link to unsubscribe and another to your settings.',
      },
      already: {
        title: 'Subscription already confirmed',
        text: 'This link has been used: there is nothing left to do.',
      },
      expired: {
        title: 'This link has expired',
        text: 'It was valid for 48 hours. Subscribe again: a new message leaves at once.',
      },
      unsubscribe: {
        title: 'Stop the newsletter?',
        text: 'No further issue will be sent to your address.',
      },
      unsubscribed: {
        title: 'You are unsubscribed',
        text: 'No further issue will be sent to your address. We keep only the trace we need in order not to write to you.',
      },
      erased: {
        title: 'Data erased',
        text: 'Your address, your themes and the date of your consent are deleted.',
      },
      sent: {
        title: 'Check your mailbox',
        text: 'If this address is subscribed, a message has just left. Its link opens your settings: that is where the change takes effect.',
      },
      unavailable: {
        title: 'Try again in a moment',
        text: 'A fault on our side prevented this, and nothing has changed. Open the link in your message again.',
      },
      unknown: {
        title: 'This link opens nothing',
        text: 'It is incomplete, too old, or the address is no longer subscribed. Open the link in the last message you received.',
      },
    },
    buttons: { confirm: 'Confirm my subscription', unsubscribe: 'Unsubscribe' },
    read: 'Read the articles',
    subscribe: 'Subscribe to the newsletter',
    settings: 'Ask for a link to my settings',
  },
};
