import { common } from '#i18n/messages/common/index.ts';
import { useMessages } from '#i18n/translate.ts';
import type { Locale } from '#locales.ts';
import { alternates, href, isScreen, ROUTES, type RouteName, type SharedRouteName } from '#routes.ts';

/** Page with a name of its own in navigation. */
export type NamedRoute = RouteName & keyof typeof common.fr.pages;

/** Pages of the header, in order, each with those that stand under it. */
const SECTIONS = {
  product: [],
  solutions: [],
  pricing: [],
  tools: ['howMany', 'bidOrNot', 'thresholds'],
  resources: ['glossary', 'method', 'newsletter', 'newsletterConfig'],
  about: ['provider', 'security'],
} as const satisfies Partial<Record<SharedRouteName, readonly RouteName[]>>;

/** Page of the header. */
export type Section = keyof typeof SECTIONS;

/** Header's links, in order. */
export const NAVIGATION = Object.keys(SECTIONS) as readonly Section[]; // the keys, as they stand above

/** Header's links before and after the panel of tools. */
export const BEFORE_TOOLS = NAVIGATION.slice(0, NAVIGATION.indexOf('tools'));
export const AFTER_TOOLS = NAVIGATION.slice(NAVIGATION.indexOf('tools') + 1);

/** Link of the header that a page stands under, where it is no page of the header itself. */
export function activeSection(path: string, locale: Locale): string | undefined {
  if (isArticle(path)) return href('resources', locale);
  const section = NAVIGATION.find((name) => {
    const roots = [name, ...SECTIONS[name]].flatMap((route): string[] => Object.values(ROUTES[route]));
    return roots.some((root) => path === root || path.startsWith(`${root}/`));
  });
  return section && href(section, locale);
}

/** Tells the path of an article: one name that no screen has. */
function isArticle(path: string): boolean {
  return /^\/[a-z][a-z0-9-]*$/.test(path) && !isScreen(path);
}

/** Mark and language of a link to a page that exists in French only, on a page in another language. */
interface FrenchOnly {
  readonly hreflang?: 'fr';
  /** To stand after the link's words. */
  readonly mark?: string;
}

/** Returns them for a page in `locale`: nothing on a French one. */
export function frenchOnly(locale: Locale): FrenchOnly {
  return locale === 'fr'
    ? {}
    : { hreflang: 'fr', mark: useMessages(locale, common)('common.footer.frenchOnly') };
}

/** Returns the link to a page by its name; one that has no version in this language leads to the French page and says so. */
export function pageLink(name: NamedRoute, locale: Locale) {
  const version = alternates(ROUTES[name].fr).find((candidate) => candidate.locale === locale);
  const { hreflang, mark } = version === undefined ? frenchOnly(locale) : {};
  return {
    path: version?.path ?? ROUTES[name].fr,
    label: [useMessages(locale, common)(`pages.${name}`), mark].join(' ').trim(),
    hreflang,
  };
}

/** Step of a breadcrumb. */
interface Step {
  readonly label: string;
  readonly href: string;
}

/** Breadcrumb of a page: home, then these steps, of which the page itself is the last. */
export function trailTo(locale: Locale, ...steps: readonly Step[]): readonly Step[] {
  return [{ label: useMessages(locale, common)('pages.home'), href: href('home', locale) }, ...steps];
}
