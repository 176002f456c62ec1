import { verbatim } from '../../typography.ts';
import type * as french from './fr.ts';

export const common: typeof french.common = {
  skip: 'Skip to content',
  nav: {
    label: 'Main navigation',
    menu: 'Menu',
    close: 'Close',
    demo: 'Request a demo',
    home: '{{product}}, home',
    search: 'Search the site',
  },
  tools: {
    title: 'Free tools',
    howMany: 'The number of bids, near you.',
    bidOrNot: 'What a bid costs and brings in.',
    thresholds: 'Thresholds and time limits, at your amount.',
    console: 'Sample tenders, ranked for you.',
  },
  language: {
    switch: 'English',
    switchHome: 'English home',
    untranslated: '(page not translated)',
    offer: 'Read in English',
  },
  footer: {
    line: 'Your chance of winning public tenders, estimated and explained.',
    more: 'More',
    legal: 'Legal',
    accessibilityState: 'Accessibility: partially compliant',
    cookies: 'Manage cookies',
    cookiesAnchor: 'cookies-and-local-storage',
    frenchOnly: '(in French)',
    copyright: '© {{year}} {{product}}',
  },
  form: {
    required: 'Fields marked * are required.',
    trap: 'Leave this field empty',
    problem: verbatim('There is a problem'),
    named: '{{field}}: {{problem}}',
    emailHint: 'Example: name@company.com',
    privacy: 'How we handle your data',
  },
  sample: 'Sample data',
  console: 'The console',
  breadcrumb: 'Breadcrumb',
  cardAlternative: 'Title of the page: {{heading}}',
  feed: '{{product}} articles (in French)',
};

export const pages: typeof french.pages = {
  home: 'Home',
  product: 'Product',
  solutions: 'Solutions',
  pricing: 'Pricing',
  tools: 'Tools',
  howMany: 'How many bidders?',
  bidOrNot: 'Bid or not?',
  thresholds: 'Which procedure?',
  resources: 'Resources',
  glossary: 'Glossary',
  newsletter: 'Newsletter',
  newsletterConfig: 'Newsletter settings',
  about: 'About',
  security: 'Security and data',
  provider: 'What {{product}} does',
  method: 'Method and figures',
  demo: 'Demo',
  login: 'Log in',
  signup: 'Sign up',
  legal: 'Legal notice',
  privacy: 'Privacy policy',
  terms: 'Terms of use',
  accessibility: 'Accessibility',
  sitemap: 'Sitemap',
};

export const abroad: typeof french.abroad = {
  title: 'Bidding from outside France',
  items: [
    {
      title: 'Language',
      text: 'The documents of French public contracts are in French (Act of 4 August 1994, article 5). Check in them whether a bid may be written in another language.',
    },
    {
      title: 'Notices',
      text: 'Above the EU thresholds, notices also appear on TED. Below them, they appear in France: in BOAMP, in a legal-notice newspaper or on the buyer profile.',
    },
    {
      title: 'The right to bid',
      text: 'For a company established outside the EU, in the UK for example, it depends on international agreements, such as that of the WTO (GPA), and on the amount. Ask the buyer before you write.',
    },
    {
      title: 'This site',
      text: 'The console, the reasons for each score and the tools are in English and French. The articles and the newsletter are in French.',
    },
  ],
};

export const requestFields: typeof french.requestFields = {
  firstName: 'First name',
  lastName: 'last name',
  email: 'work email',
  company: 'company',
  role: 'role',
  sector: 'sector',
  teamSize: 'team size',
  wish: 'wish',
  challenges: 'tender',
};

/** Words of facts that the owner has not given yet: who publishes the site, and the hours of a reply. */
export const factWords: typeof french.factWords = {
  pendingOwner: 'The publisher completes its identity on this page before the site opens.',
  workingDays: 'on working days',
};

export const errors: typeof french.errors = {
  fallback: {
    title: 'An error occurred',
    text: 'We apologise for the inconvenience. Our team has been notified.',
    retry: 'Try again',
    reload: 'Reload the page',
    support: 'If it happens again, please contact support:',
    email: '{{email.support}}',
  },
  notice: 'Something went wrong. Please refresh the page.',
  outdated: 'This button no longer works: the site has probably changed since you opened this page.',
  close: 'Close this message',
};

export const notFound: typeof french.notFound = {
  seoTitle: verbatim('Page not found'),
  description:
    'The page you asked for does not exist, or is no longer at this address. Start again from home, product, pricing or resources.',
  title: verbatim('Page not found'),
  text: 'The address may be incomplete, or the page may have moved. You can start again from one of the pages below.',
  home: 'Back to the home page',
  elsewhere: 'The main pages',
};

export const search: typeof french.search = {
  label: 'Find a page',
  button: 'Search',
  searching: 'Searching…',
  found: { one: '1 page for “{{words}}”', other: '{{count}} pages for “{{words}}”' },
  none: 'No page for “{{words}}”. Try another word, or open the sitemap.',
  failed: 'The search is not responding. Try again in a moment, or open the sitemap.',
  plan: 'All pages: the sitemap',
  suggestions: 'Pages with an address like the one you asked for',
};

export const sitemap: typeof french.sitemap = {
  seoTitle: 'Sitemap: every page of the site, by section',
  description:
    'Every page of the site in one list: the product, pricing, the articles (in French), the glossary, the company and the legal texts.',
  lead: 'Here is every page of the site, by section. For the meaning of a term, see the glossary.',
  articles: 'Articles',
};

export const toasts: typeof french.toasts = {
  region: 'Notifications',
  close: 'Close the notification',
};
