import { localeOf, LOCALES, type Locale } from './locales.ts';
import { SITE } from './site.ts';

export { localeOf } from './locales.ts';

/** Screen's paths, by language. A screen without `en` exists in French only. */
type Route = { readonly fr: string } & { readonly [Other in Locale]?: string };

/**
 * Every screen of the site but the articles, whose paths are their file names in `content/articles`.
 * Paths have no trailing slash.
 */
export const ROUTES = {
  home: { fr: '/', en: '/en' },
  product: { fr: '/produit', en: '/en/product' },
  solutions: { fr: '/solutions', en: '/en/solutions' },
  pricing: { fr: '/tarifs', en: '/en/pricing' },
  tools: { fr: '/outils', en: '/en/tools' },
  resources: { fr: '/ressources', en: '/en/resources' },
  glossary: { fr: '/glossaire', en: '/en/glossary' },
  thresholds: { fr: '/seuils', en: '/en/thresholds' },
  howMany: { fr: '/combien-serez-vous', en: '/en/how-many-bidders' },
  method: { fr: '/methode', en: '/en/method' },
  bidOrNot: { fr: '/faut-il-repondre', en: '/en/bid-or-not' },
  about: { fr: '/a-propos', en: '/en/about' },
  security: { fr: '/securite-et-donnees', en: '/en/security-and-data' },
  provider: { fr: `/a-propos-${SITE.slug}`, en: `/en/about-${SITE.slug}` },
  login: { fr: '/connexion', en: '/en/login' },
  demo: { fr: '/demo', en: '/en/demo' },
  signup: { fr: '/inscription' },
  legal: { fr: '/mentions-legales', en: '/en/legal' },
  privacy: { fr: '/confidentialite', en: '/en/privacy' },
  terms: { fr: '/cgu', en: '/en/terms' },
  sitemap: { fr: '/plan-du-site', en: '/en/sitemap' },
  accessibility: { fr: '/accessibilite', en: '/en/accessibility' },
  newsletter: { fr: '/newsletter' },
  newsletterConfig: { fr: '/newsletter-config' },
  demoReceived: { fr: '/demo/merci', en: '/en/demo/thank-you' },
  newsletterReceived: { fr: '/newsletter/merci' },
  settingsReceived: { fr: '/newsletter-config/enregistre' },
  newsletterLink: { fr: '/newsletter/confirmation', en: '/en/newsletter/confirmation' },
} as const satisfies Record<string, Route>;

export const EXPLORER_PARAMETERS = {
  fr: { what: 'quoi', amount: 'tranche', procedure: 'procedure', where: 'ou' },
  en: { what: 'what', amount: 'band', procedure: 'procedure', where: 'where' },
} as const satisfies Record<Locale, Readonly<Record<string, string>>>;

export const LICENCES = '/licences.txt';

export const FEED = '/rss.xml';

/** Sitemap that crawlers read first, which `@astrojs/sitemap` writes. */
export const SITEMAP = '/sitemap-index.xml';

export function searchIndexPath(locale: Locale): string {
  return `/search.${locale}.json`;
}

export type RouteName = keyof typeof ROUTES;

export type SharedRouteName = {
  [Name in RouteName]: (typeof ROUTES)[Name] extends Record<Locale, string> ? Name : never;
}[RouteName];

export const SCREENS = Object.entries(ROUTES) as readonly (readonly [RouteName, Route])[]; // the keys of ROUTES

export function screenLocales(name: RouteName): Locale[] {
  return LOCALES.filter((locale) => locale in ROUTES[name]);
}

/** Returns the path of a screen in a language. A language that the screen does not have is a type error. */
export function href(name: SharedRouteName, locale: Locale): string;
export function href(name: RouteName, locale: 'fr'): string;
export function href(name: RouteName, locale: Locale): string {
  const route: Route = ROUTES[name];
  const path = route[locale];
  if (path === undefined) throw new RangeError(`The screen "${name}" does not exist in "${locale}".`);
  return path;
}

export function demoHref(wish: string, locale: Locale): string {
  return `${href('demo', locale)}?wish=${wish}#demo-form`;
}

export function articleHref(slug: string): string {
  return `/${slug}`;
}

/** Versions of a path, itself included, in the order of LOCALES. A path outside ROUTES has only itself. */
export function alternates(path: string): { locale: Locale; path: string }[] {
  const routes: readonly Route[] = Object.values(ROUTES);
  const route = routes.find((paths) => Object.values(paths).includes(path));
  if (route === undefined) return [{ locale: localeOf(path), path }];
  return LOCALES.flatMap((locale) => {
    const version = route[locale];
    return version === undefined ? [] : [{ locale, path: version }];
  });
}

export function isScreen(path: string): boolean {
  return SCREENS.some(([, route]) => Object.values(route).includes(path));
}

/** Screens that search engines are asked to leave out, because they serve a task. */
const UNLISTED = [
  'login',
  'signup',
  'newsletterConfig',
  'demoReceived',
  'newsletterReceived',
  'settingsReceived',
  'newsletterLink',
] as const satisfies readonly RouteName[];

export type UnlistedRoute = (typeof UNLISTED)[number];

/** Returns whether a page may be found by search engines: the one rule behind `noindex` and the sitemap. */
export function isIndexed(path: string): boolean {
  const hidden: readonly string[] = UNLISTED.flatMap((name) => Object.values(ROUTES[name]));
  return !hidden.includes(path) && !path.endsWith('/404');
}

/** Screens of a task that people share all the same. */
const SHARED_TASKS = ['login', 'newsletterConfig'] as const satisfies readonly UnlistedRoute[];

/** Returns whether a link to a page shows a picture of it where it is shared. */
export function hasCard(path: string): boolean {
  const tasks: readonly string[] = SHARED_TASKS.flatMap((name) => Object.values(ROUTES[name]));
  return isIndexed(path) || tasks.includes(path);
}

/** Address of a path on the public site, without a trailing slash but for home. */
export function absolute(path: string, site: URL): string {
  return new URL(path, site).href;
}

export function cardPath(path: string): string {
  return `/og${path === '/' ? '/index' : path}.png`;
}

/** Returns the words of that picture: the name of the page, or where that is a single word, the title of its document. */
export function cardTitle(name: string, documentTitle: string): string {
  return /\s/.test(name) ? name : documentTitle;
}
