import { verbatim } from '../../typography.ts';
import type * as french from './fr.ts';

export const consent: typeof french.consent = {
  banner: {
    label: 'Cookies',
    question: 'May we use cookies for visit counts, marketing and preferences?',
    explanation: 'Saying no is fine. Change it in the footer.',
    noTools: 'None is set today. Change it in the footer.',
    customise: verbatim('Customise'),
    necessary: verbatim('Necessary only'),
    all: verbatim('Accept all'),
  },
  dialog: {
    title: 'Your cookie choices',
    tabs: { label: 'Choices and policy', cookies: verbatim('Cookies'), policy: verbatim('Policy') },
    intro:
      'Nothing loads without your agreement. You accept each purpose separately, and you can withdraw in the same way.',
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
      'Your browser asks not to be tracked (Global Privacy Control): "Accept all" therefore leaves marketing off; use this switch to turn it on.',
    none: 'You have not chosen yet: everything is off.',
    chosen: 'Your choice of',
    proof: { id: 'identifier', policy: 'policy, version' },
    close: 'Close',
    cancel: verbatim('Cancel'),
    save: verbatim('Save preferences'),
    saved: 'Your choices are saved.',
    policy: {
      purposes: 'What they are for',
      details: {
        necessary:
          'Necessary: your choice about cookies, the language you chose, a form you are filling in. They stay in your browser and are not used to follow you. The law does not require consent for them.',
        analytics:
          'Analytics: how many visits, which pages are read, where visitors come from. These figures help us improve the site and contain nothing that you type.',
        marketing:
          'Marketing: knowing which ads brought you here, and adapting them. We then pass information about your visit to a third party.',
        preferences: 'Preferences: your display settings, kept for your next visit. We pass them to nobody.',
      },
      tools: 'Who uses them',
      noTools:
        'At present no tool needs your agreement: nothing is set, measured or sent to a third party, even if you accept. Accepting would later let us count visits, measure our ads or remember your settings. Before we add a tool, we will name it here and ask you again.',
      duration: 'How long',
      durationText:
        'An agreement is valid for {{retention.consentMonths}} months at most. After a refusal, we wait {{retention.refusalMonths}} months before asking again. In both cases we ask sooner if the policy or its tools change. Visiting the site extends neither period.',
      withdrawal: 'Changing your mind',
      withdrawalText:
        'The "Manage cookies" link, at the foot of each page, opens this window again. If you withdraw your agreement, the site erases the cookies for that purpose and stops reading them.',
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
      cookies: '_pk_id ({{retention.consentMonths}} months), _pk_ses (30 minutes)',
    },
    plausible: { name: 'Plausible', publisher: 'Plausible Insights OÜ (Estonia)', cookies: 'None' },
    googleAnalytics: {
      name: 'Google Analytics',
      publisher: 'Google Ireland Ltd; data may go to the United States (adequacy decision of 10 July 2023)',
      cookies: '_ga, _ga_* ({{retention.consentMonths}} months)',
    },
    googleAds: {
      name: 'Google Ads',
      publisher: 'Google Ireland Ltd; data may go to the United States (adequacy decision of 10 July 2023)',
      cookies: '_gcl_* (90 days)',
    },
  },
  events: {
    title: 'What is counted',
    lead: 'The tools above count the pages read, and the site tells them of the actions below. It passes on nothing that you type: page addresses reach them without parameters, except campaign parameters.',
    names: {
      'demo-requested': 'a demo request sent;',
      'console-run': 'an analysis run in the console;',
      'calculator-used': 'a calculator used, and which one;',
      'plan-chosen': "a link followed to a plan's trial or quote, and which plan.",
    },
  },
};
