import type { MessageKey } from '../i18n/translate.ts';
import type { RouteName } from '../routes.ts';

/** The one name of each page: in the header, the foot, breadcrumbs and the sitemap, and what its heading says. */
export const NAMES = {
  home: 'common.home',
  product: 'product.title',
  solutions: 'solutions.title',
  pricing: 'pricing.title',
  tools: 'tools.title',
  howMany: 'howMany.title',
  bidOrNot: 'bidOrNot.title',
  thresholds: 'thresholds.title',
  resources: 'resources.title',
  glossary: 'glossary.title',
  newsletter: 'newsletter.title',
  newsletterConfig: 'sitemap.preferences',
  about: 'about.title',
  security: 'security.title',
  provider: 'common.footer.provider',
  method: 'method.title',
  demo: 'common.footer.demo',
  login: 'common.nav.login',
  signup: 'sitemap.signup',
  legal: 'common.footer.legalNotice',
  privacy: 'common.footer.privacy',
  terms: 'common.footer.terms',
  accessibility: 'accessibility.title',
  licences: 'sitemap.licences',
  sitemap: 'sitemap.title',
} as const satisfies Partial<Record<RouteName, MessageKey>>;

/** A page that has a name of its own. */
export type NamedRoute = keyof typeof NAMES;
