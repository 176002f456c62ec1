import { verbatim } from '../../typography.ts';
import type { consent as french } from './fr.ts';

export const consent: typeof french = {
  banner: {
    label: 'Cookies',
    text: 'If you agree, cookies may measure the audience, serve marketing and remember your preferences.',
    refusal: 'Refusing changes nothing about your visit; you can change your mind at the foot of each page.',
    customise: verbatim('Customise'),
    necessary: verbatim('Necessary only'),
    all: verbatim('Accept all'),
  },
  dialog: {
    title: 'Your cookie choices',
    tabs: { label: 'Choices and policy', cookies: verbatim('Cookies'), policy: verbatim('Policy') },
    intro:
      'Nothing loads without your agreement. Each purpose is chosen on its own, and withdrawn the same way.',
    categories: {
      necessary: {
        label: 'Necessary',
        text: 'Always on: they keep your choices and what you ask of the site. It cannot work without them.',
      },
      analytics: { label: 'Analytics', text: 'Count visits and see which pages are useful.' },
      marketing: { label: 'Marketing', text: 'Measure our ads and adapt them to your interests.' },
      preferences: { label: 'Preferences', text: 'Remember your settings for your next visit.' },
    },
    signal:
      'Your browser asks not to be tracked (Global Privacy Control): "Accept all" leaves marketing off, only this switch turns it on.',
    none: 'You have not chosen yet: everything is off.',
    chosen: 'Your choice of',
    proof: { id: 'identifier', policy: 'policy, version' },
    cancel: verbatim('Cancel'),
    save: verbatim('Save preferences'),
    policy: {
      purposes: 'What they are for',
      details: {
        necessary:
          'Necessary: your choice about cookies, the language you chose, a form you are filling in. They stay in your browser and do not serve to follow you. The law exempts them from consent.',
        analytics:
          'Analytics: how many visits, which pages are read, where visitors come from. It helps us improve the site; nothing of what you type.',
        marketing:
          'Marketing: knowing which ads brought you here, and adapting them. Information about your visit then goes to a third party.',
        preferences:
          'Preferences: your display settings, to find them again on your next visit. Nothing goes elsewhere.',
      },
      tools: 'Who uses them',
      noTools:
        'Today no tool depends on your agreement: nothing is measured and nothing is sent to a third party.',
      duration: 'How long',
      durationText:
        'Your choice holds for {{consent.months}} months at most. The question then comes back, or if the policy changes. Visiting the site extends nothing.',
      withdrawal: 'Changing your mind',
      withdrawalText:
        'The "Manage cookies" link, at the foot of each page, opens this window again. Withdrawing an agreement erases the cookies of that purpose and stops them being read.',
      more: 'The whole privacy policy',
    },
  },
  tools: {
    title: 'Tools that wait for your agreement',
    sentence: '{{name}} ({{purpose}}): {{publisher}}, {{host}}. Cookies: {{cookies}}.',
    columns: {
      name: 'Tool',
      publisher: 'Publisher',
      purpose: 'Purpose',
      cookies: 'Cookies',
      host: 'Server',
    },
    matomo: {
      name: 'Matomo',
      publisher: 'InnoCraft, installed on the server shown',
      cookies: '_pk_id ({{consent.months}} months), _pk_ses (30 minutes)',
    },
    plausible: { name: 'Plausible', publisher: 'Plausible Insights OÜ (Estonia)', cookies: 'None' },
    googleAnalytics: {
      name: 'Google Analytics',
      publisher: 'Google Ireland Ltd; data may go to the United States (adequacy decision of 10 July 2023)',
      cookies: '_ga, _ga_* ({{consent.months}} months)',
    },
    googleAds: {
      name: 'Google Ads',
      publisher: 'Google Ireland Ltd; data may go to the United States (adequacy decision of 10 July 2023)',
      cookies: '_gcl_* (90 days)',
    },
  },
};
