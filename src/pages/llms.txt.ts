import type { APIRoute } from 'astro';
import { providerArticle, publishedArticles } from '#editorial/articles/articles.ts';
import { siteAddress } from '#http/origins.ts';
import { TOPICS } from '#i18n/messages/all.ts';
import { useMessages } from '#i18n/translate.ts';
import {
  absolute,
  articleHref,
  href,
  localesOf,
  markdownPathOf,
  ROUTES,
  type SharedRouteName,
  FEED,
  SITEMAP,
} from '#routes.ts';
import { SITE } from '#site.ts';

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
] as const satisfies readonly SharedRouteName[];

/** The site in one page, for language models: what it is and where its texts are, articles as Markdown. */
export const GET: APIRoute = async (context) => {
  const site = siteAddress(context.site);
  const articles = await publishedArticles();
  const link = (title: string, path: string, description: string) =>
    `- [${title}](${absolute(path, site)}): ${description}`;
  const sections = localesOf('provider').map(async (locale) => {
    const { title, description } = await providerArticle(locale);
    const t = useMessages(locale, ...TOPICS);
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
  const [french = '', ...others] = await Promise.all(sections);
  const t = useMessages('fr', ...TOPICS);
  const texts = articles
    .slice(0, MAX_ARTICLES)
    .map(({ title, slug, description }) => link(title, markdownPathOf(articleHref(slug)), description));
  const parts = [
    `# ${SITE.product}`,
    `> ${t('home.description')}\n>\n> ${useMessages('en', ...TOPICS)('home.description')}`,
    french,
    `## ${t('common.llms.articles')}`,
    texts.join('\n'),
    ...others,
    '## Optional',
    [
      link(t('common.feed'), FEED, t('resources.description')),
      `- [Sitemap](${absolute(SITEMAP, site)})`,
    ].join('\n'),
    '',
  ];
  return new Response(parts.join('\n\n'));
};
