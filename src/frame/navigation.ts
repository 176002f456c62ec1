import { translator, type MessageKey } from '../i18n/translate.ts';
import type { Locale } from '../locales.ts';
import { href, isLetter, isScreen, ROUTES, type RouteName, type SharedRouteName } from '../routes.ts';

/** The header's links, in order. */
export const NAVIGATION = [
  { route: 'product', label: 'common.nav.product' },
  { route: 'solutions', label: 'common.nav.solutions' },
  { route: 'pricing', label: 'common.nav.pricing' },
  { route: 'resources', label: 'common.nav.resources' },
  { route: 'about', label: 'common.nav.about' },
] as const satisfies readonly { route: SharedRouteName; label: MessageKey }[];

/** The screens that stand under resources, as the foot of each page and the plan of the site group them. */
const UNDER_RESOURCES = [
  'glossary',
  'thresholds',
  'howMany',
  'bidOrNot',
  'newsletter',
  'newsletterConfig',
] as const satisfies readonly RouteName[];

/** The link of the header that a page stands under, where it is no page of the header itself. */
export function sectionOf(path: string, locale: Locale): string | undefined {
  if (path === href('provider', locale)) return href('about', locale);
  const resources = href('resources', locale);
  const roots = UNDER_RESOURCES.map((name): string | undefined => Object(ROUTES[name])[locale]);
  const isBelow = [resources, ...roots].some((root) => path === root || path.startsWith(`${root}/`));
  return isBelow || isArticle(path) || isLetter(path) ? resources : undefined;
}

/** Whether a path is that of an article: one name that no screen has. */
function isArticle(path: string): boolean {
  return /^\/[a-z][a-z0-9-]*$/.test(path) && !isScreen(path);
}

/** How a link to a page that exists in French only says so on pages in another language. */
interface FrenchOnly {
  readonly hreflang?: 'fr';
  /** To stand after the link's words. */
  readonly mark?: string;
}

/** What a link to a French-only page carries on a page in `locale`: nothing on a French one. */
export function frenchOnly(locale: Locale): FrenchOnly {
  return locale === 'fr' ? {} : { hreflang: 'fr', mark: translator(locale)('common.footer.frenchOnly') };
}

/** A step of a breadcrumb. */
interface Step {
  readonly label: string;
  readonly href: string;
}

/** The breadcrumb of a page: home, then these steps, of which the page itself is the last. */
export function trailTo(locale: Locale, ...steps: readonly Step[]): readonly Step[] {
  return [{ label: translator(locale)('common.home'), href: href('home', locale) }, ...steps];
}
