import { translator, type MessageKey } from '../../i18n/translate.ts';
import type { Locale } from '../../locales.ts';
import {
  absolute,
  articleHref,
  href,
  ROUTES,
  localesOf,
  markdownPathOf,
  type SharedRouteName,
  FEED,
} from '../../routes.ts';
import { SITE } from '../../site.ts';
import type { Article } from './articles.ts';

/** The newest articles only, so that the file fits a small context; the sitemap has the rest. */
const MAX_ARTICLES = 60;

/** The screens about the product, each with its messages. */
const SCREENS = [
  'product',
  'solutions',
  'pricing',
  'demo',
  'resources',
  'glossary',
  'howMany',
  'bidOrNot',
  'method',
  'about',
] as const satisfies readonly (SharedRouteName & MessageKey)[];

/** `llms.txt`: what the site is and where its texts are, articles as Markdown. */
export function writeLlms(
  articles: readonly Article[],
  provider: ReadonlyMap<Locale, Article>,
  site: URL,
): string {
  const link = (title: string, path: string, description: string) =>
    `- [${title}](${absolute(path, site)}): ${description}`;
  const sections = [...provider].map(([locale, { title, description }]) => {
    const t = translator(locale);
    const markdown = markdownPathOf(href('provider', locale));
    return [
      `## ${t('common.llms.pages')}`,
      [
        ...SCREENS.filter((name) => localesOf(name).includes(locale)).map((name) =>
          link(t(`${name}.seoTitle`), ROUTES[name][locale], t(`${name}.description`)),
        ),
        ...(locale === 'fr'
          ? [link(t('thresholds.seoTitle'), href('thresholds', 'fr'), t('thresholds.description'))]
          : []),
        link(title, markdown, description),
      ].join('\n'),
    ].join('\n\n');
  });
  const [french = '', ...others] = sections;
  const t = translator('fr');
  const texts = articles
    .slice(0, MAX_ARTICLES)
    .map(({ title, slug, description }) => link(title, markdownPathOf(articleHref(slug)), description));
  return [
    `# ${SITE.product}`,
    `> ${t('home.description')}\n>\n> ${translator('en')('home.description')}`,
    french,
    `## ${t('common.llms.articles')}`,
    texts.join('\n'),
    ...others,
    '## Optional',
    [
      link(t('common.feed'), FEED, t('resources.description')),
      `- [Sitemap](${absolute('/sitemap.xml', site)})`,
    ].join('\n'),
    '',
  ].join('\n\n');
}
