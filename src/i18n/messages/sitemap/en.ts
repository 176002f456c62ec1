import type { sitemap as french } from './fr.ts';

export const sitemap: typeof french = {
  seoTitle: 'Sitemap: every page of the site, by section',
  description:
    'Every page of the site in one list: the product, pricing, the articles (in French), the glossary, the company and the legal texts.',
  title: 'Sitemap',
  lead: 'Every page of the site, section by section. Looking for a word rather than a page? The glossary probably has it.',
  articles: 'Articles',
  signup: 'Sign up',
  preferences: 'Newsletter settings',
  licences: 'Software licences',
};
