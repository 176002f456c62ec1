import type { NamedRoute } from '#components/site/navigation.ts';

/** Section of the sitemap: its title, and the screens in it. */
interface Group {
  readonly title: `pages.${NamedRoute}` | 'common.footer.legal';
  readonly pages: readonly NamedRoute[];
}

/** Every screen that a visitor may open by a link; articles follow. */
export const SITEMAP_GROUPS: readonly Group[] = [
  { title: 'pages.home', pages: ['home', 'product', 'solutions', 'pricing', 'demo', 'login', 'signup'] },
  { title: 'pages.tools', pages: ['tools', 'howMany', 'bidOrNot', 'thresholds'] },
  { title: 'pages.resources', pages: ['resources', 'glossary', 'method', 'newsletter', 'newsletterConfig'] },
  { title: 'pages.about', pages: ['about', 'provider', 'security'] },
  {
    title: 'common.footer.legal',
    pages: ['legal', 'privacy', 'terms', 'accessibility', 'sitemap'],
  },
];
