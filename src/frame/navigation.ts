import { translator, type MessageKey } from '../i18n/translate.ts';
import type { Locale } from '../locales.ts';
import { href, type SharedRouteName } from '../routes.ts';

/** The header's links, in order. */
export const NAVIGATION = [
  { route: 'product', label: 'common.nav.product' },
  { route: 'solutions', label: 'common.nav.solutions' },
  { route: 'pricing', label: 'common.nav.pricing' },
  { route: 'resources', label: 'common.nav.resources' },
  { route: 'about', label: 'common.nav.about' },
] as const satisfies readonly { route: SharedRouteName; label: MessageKey }[];

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
