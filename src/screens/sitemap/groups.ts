import type { MessageKey } from '../../i18n/translate.ts';
import type { RouteName } from '../../routes.ts';

/** A section of the sitemap: its title, and the screens in it with the words that lead to them. */
interface Group {
  readonly title: MessageKey;
  readonly pages: readonly (readonly [route: RouteName, label: MessageKey])[];
}

/** Every screen that a visitor may open by a link, as the foot of each page groups them; articles follow. */
export const SITEMAP_GROUPS: readonly Group[] = [
  {
    title: 'common.footer.discover',
    pages: [
      ['home', 'common.home'],
      ['product', 'common.nav.product'],
      ['solutions', 'common.nav.solutions'],
      ['pricing', 'common.nav.pricing'],
      ['demo', 'common.footer.demo'],
    ],
  },
  {
    title: 'common.footer.read',
    pages: [
      ['resources', 'common.nav.resources'],
      ['glossary', 'common.footer.glossary'],
      ['thresholds', 'common.footer.thresholds'],
      ['sources', 'claims.title'],
      ['howMany', 'common.footer.howMany'],
      ['bidOrNot', 'bidOrNot.title'],
      ['reliability', 'reliability.title'],
      ['newsletter', 'common.footer.newsletter'],
      ['newsletterConfig', 'sitemap.preferences'],
    ],
  },
  {
    title: 'common.footer.company',
    pages: [
      ['about', 'common.nav.about'],
      ['provider', 'common.footer.provider'],
      ['login', 'common.nav.login'],
      ['signup', 'sitemap.signup'],
    ],
  },
  {
    title: 'common.footer.legal',
    pages: [
      ['legal', 'common.footer.legalNotice'],
      ['privacy', 'common.footer.privacy'],
      ['terms', 'common.footer.terms'],
      ['accessibility', 'accessibility.title'],
      ['licences', 'sitemap.licences'],
      ['sitemap', 'sitemap.title'],
    ],
  },
];
