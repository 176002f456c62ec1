import type * as french from './fr.ts';

export const newsletter: typeof french.newsletter = {
  seoTitle: 'Newsletter: French public tenders by email',
  description:
    'Get the new {{product}} articles on French public procurement by topic, dated and sourced. In French, with an unsubscribe link in every issue.',
  lead: 'We send you dated, sourced articles on French public procurement, on the topics you tick. They are in French.',
  read: 'Read the articles first',
  form: {
    title: 'Subscribe',
    email: 'Email address',
    themes: 'Topics',
    themesHint: 'Choose at least one.',
    consent: 'I agree to receive the newsletter at this address. I can unsubscribe at any time.',
    submit: 'Subscribe',
    privacy: 'We use your address for this newsletter only.',
  },
  next: {
    title: 'We send nothing without your agreement',
    lead: 'Two clicks to subscribe, one to leave.',
    items: [
      {
        title: 'You confirm your address',
        text: 'You press the button in our first message. If you do not, we erase your address after {{retention.unconfirmedDays}} days.',
      },
      {
        title: 'You get the newsletter',
        text: 'It brings the articles on your topics as they are published or once a month, as you choose. A newsletter service sends it.',
      },
      {
        title: 'You stop whenever you like',
        text: 'Every issue has a link to unsubscribe, and another to your settings.',
      },
    ],
    settings: 'Change or stop my subscription',
  },
  success: {
    seoTitle: '{{product}}: confirm your subscription',
    description:
      'We have received your newsletter subscription. Please confirm it with the button in the message we are sending you.',
    title: 'Check your inbox.',
    text: 'Your subscription starts once you confirm it, from the message we are sending you.',
    steps: [
      {
        title: 'Open our message',
        text: 'It goes to the address you gave. If it is slow to arrive, look in your junk folder.',
      },
      { title: 'Confirm', text: 'Press the button in the message and you are subscribed.' },
      {
        title: 'Or do nothing',
        text: 'Without confirmation, we erase your address after {{retention.unconfirmedDays}} days.',
      },
    ],
    next: 'Read the articles in the meantime',
  },
  config: {
    seoTitle: 'Newsletter: settings and unsubscribing',
    description:
      'Change the topics or the frequency of the newsletter, unsubscribe, or have your address erased. No account needed.',
    title: 'Change your settings or unsubscribe.',
    lead: 'The link at the foot of every issue opens this page with your address. If you came without that link, we will send you a message to confirm the change.',
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
      unsubscribeText:
        'You get no more issues. We only keep a record that you left, so as not to write to you again.',
      erase: 'Erase my data',
      eraseText:
        'We delete your address, your topics and the date of your consent, and the newsletter service takes you off its list.',
    },
    asked: {
      title: 'Check your inbox.',
      text: 'Nothing has changed yet: we are checking that the address is yours.',
      steps: [
        {
          title: 'Open our message',
          text: 'If the address is subscribed, it arrives within a few minutes.',
        },
        { title: 'Follow its link', text: 'It opens your settings and applies your choice at once.' },
      ],
    },
    success: {
      seoTitle: '{{product}}: your settings are saved',
      description:
        'Your newsletter settings are saved. They apply from the next issue. To change them, use the link at the foot of any issue.',
      title: 'Settings saved.',
      text: 'They apply from the next issue. You have nothing to confirm.',
      steps: [
        {
          title: 'You get the newsletter',
          text: 'It brings the articles on your topics, as often as you chose.',
        },
        {
          title: 'You change your settings',
          text: 'The link at the foot of every issue opens these settings.',
        },
        {
          title: 'You stop whenever you like',
          text: 'You will find a link to unsubscribe at the foot of every issue.',
        },
      ],
      next: 'Read the articles in the meantime',
    },
    subscribe: 'Not subscribed yet? Get the newsletter',
  },
  issue: 'This is the whole text of an issue, dated {{day}}.',
  link: {
    seoTitle: 'Your newsletter link',
    description:
      'The links in our messages open this page: confirm your subscription to the newsletter, or unsubscribe, with one button.',
    states: {
      confirm: {
        title: 'Confirm your subscription',
        text: 'Press the button to receive the new articles on your topics, in French. If you did not ask for this, close the page: we will erase your address.',
      },
      confirmed: {
        title: 'Subscription confirmed',
        text: 'You will receive the new articles on your topics, in French. Every issue has a link to unsubscribe and another to your settings.',
      },
      already: {
        title: 'Subscription already confirmed',
        text: 'This link has been used: there is nothing left to do.',
      },
      expired: {
        title: 'This link has expired',
        text: 'It was valid for 48 hours. Subscribe again and we will send you another message straight away.',
      },
      unsubscribe: {
        title: 'Stop the newsletter?',
        text: 'No further issue will be sent to your address.',
      },
      unsubscribed: {
        title: 'You are unsubscribed',
        text: 'No further issue will be sent to your address; one that has already left may still arrive. We will only keep a record that you left, so as not to write to you again.',
      },
      erased: {
        title: 'Data erased',
        text: 'We are deleting your address, your topics and the date of your consent, and telling the newsletter service to take you off its list. An issue that has already left may still arrive.',
      },
      sent: {
        title: 'Check your inbox',
        text: 'If this address is subscribed, we have just sent it a message. Open its link: it leads to your settings and applies the change.',
      },
      unavailable: {
        title: 'Try again in a moment',
        text: 'A fault on our side prevented this: nothing has changed. Open the link in your message again.',
      },
      unknown: {
        title: 'This link does not work',
        text: 'It is incomplete, too old, or the address is no longer subscribed. Open the link in the last message you received.',
      },
    },
    buttons: { confirm: 'Confirm my subscription', unsubscribe: 'Unsubscribe' },
    read: 'Read the articles',
    subscribe: 'Subscribe to the newsletter',
    settings: 'Ask for a link to my settings',
  },
};
