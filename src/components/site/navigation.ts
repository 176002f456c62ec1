import { common } from '#i18n/messages/common/index.ts';
import { useMessages } from '#i18n/translate.ts';
import type { Locale } from '#locales.ts';
import { alternates, href, isScreen, ROUTES, type RouteName, type SharedRouteName } from '#routes.ts';

/** Route whose page has a label in the messages (`pages`). */
export type NamedRoute = RouteName & keyof typeof common.fr.pages;

/** Pages of the header in order, each with the pages that mark it as current. */
const SECTIONS = {
  product: [],
  solutions: [],
  pricing: [],
  tools: ['howMany', 'bidOrNot', 'thresholds'],
  resources: ['glossary', 'method', 'newsletter', 'newsletterConfig'],
  about: ['provider', 'security'],
} as const satisfies Partial<Record<SharedRouteName, readonly RouteName[]>>;

export type Section = keyof typeof SECTIONS;

export const NAVIGATION = Object.keys(SECTIONS) as readonly Section[]; // the keys, as they stand above

export const BEFORE_TOOLS = NAVIGATION.slice(0, NAVIGATION.indexOf('tools'));
export const AFTER_TOOLS = NAVIGATION.slice(NAVIGATION.indexOf('tools') + 1);

/** Returns the path of the header's link that a page marks as current. */
export function activeSection(path: string, locale: Locale): string | undefined {
  if (isArticle(path)) return href('resources', locale);
  const section = NAVIGATION.find((name) => {
    const roots = [name, ...SECTIONS[name]].flatMap((route): string[] => Object.values(ROUTES[route]));
    return roots.some((root) => path === root || path.startsWith(`${root}/`));
  });
  return section && href(section, locale);
}

/** Returns whether a path is that of an article: one segment that is no screen. */
function isArticle(path: string): boolean {
  return /^\/[a-z][a-z0-9-]*$/.test(path) && !isScreen(path);
}

/** Attributes of a link to a page that exists in French only. */
interface FrenchOnly {
  readonly hreflang?: 'fr';
  readonly mark?: string;
}

/** Returns the attributes of a link to a French page: none where the linking page is French too. */
export function frenchOnly(locale: Locale): FrenchOnly {
  return locale === 'fr'
    ? {}
    : { hreflang: 'fr', mark: useMessages(locale, common)('common.footer.frenchOnly') };
}

/** Returns the link to a page, or to its French version with a mark where there is no other. */
export function pageLink(name: NamedRoute, locale: Locale) {
  const version = alternates(ROUTES[name].fr).find((candidate) => candidate.locale === locale);
  const { hreflang, mark } = version === undefined ? frenchOnly(locale) : {};
  return {
    path: version?.path ?? ROUTES[name].fr,
    label: [useMessages(locale, common)(`pages.${name}`), mark].join(' ').trim(),
    hreflang,
  };
}

interface Step {
  readonly label: string;
  readonly href: string;
}

/** Returns the breadcrumb of a page: home, then these steps, of which the page is the last. */
export function breadcrumb(locale: Locale, ...steps: readonly Step[]): readonly Step[] {
  return [{ label: useMessages(locale, common)('pages.home'), href: href('home', locale) }, ...steps];
}
