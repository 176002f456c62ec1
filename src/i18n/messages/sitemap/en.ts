import type { sitemap as french } from './fr.ts';

export const sitemap: typeof french = {
  seoTitle: 'Sitemap: every page of the site, by section',
  description:
    'Every page of the site in one list: the product, pricing, the articles (in French), the glossary, the company and the legal texts.',
  title: 'Sitemap',
  articles: 'Articles',
  signup: 'Sign up',
  preferences: 'Newsletter settings',
  licences: 'Software licences',
};
