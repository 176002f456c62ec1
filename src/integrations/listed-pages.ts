import type { MarkdownHeading } from 'astro';
import { getCollection, type CollectionEntry } from 'astro:content';
import { providerArticle, publishedArticles, type Article } from '#editorial/articles/articles.ts';
import { LEGAL_PAGES, localeOfText, textHref } from '#editorial/collections.ts';
import { TOPICS } from '#i18n/messages/all.ts';
import { useMessages } from '#i18n/translate.ts';
import type { Locale } from '#locales.ts';
import {
  articleHref,
  href,
  isIndexed,
  screenLocales,
  ROUTES,
  type RouteName,
  type UnlistedRoute,
} from '#routes.ts';

export interface ListedPage {
  readonly path: string;
  readonly title: string;
  /** Text of its h1, where that is a sentence. */
  readonly heading?: string;
  readonly description: string;
  readonly documentTitle?: string;
  readonly headings?: readonly string[];
  readonly cover?: Article['cover'];
}

/** Screens whose title stands in a text or in another group. */
type OtherScreen = 'home' | 'provider' | 'legal' | 'privacy' | 'terms' | 'accessibility';

/** Screens whose title and description stand in the group of their name. */
const SCREENS = [
  'product',
  'solutions',
  'pricing',
  'resources',
  'glossary',
  'thresholds',
  'tools',
  'howMany',
  'method',
  'bidOrNot',
  'about',
  'security',
  'demo',
  'sitemap',
  'newsletter',
] as const satisfies readonly Exclude<RouteName, UnlistedRoute | OtherScreen>[];

/** Screens whose h1 is a sentence. */
const WITH_HEADING = [
  'product',
  'solutions',
  'pricing',
  'resources',
  'glossary',
  'tools',
  'method',
  'about',
] as const satisfies readonly (typeof SCREENS)[number][];

export async function listedPages(): Promise<readonly ListedPage[]> {
  const pages = [...screenPages(), ...(await textPages())];
  return pages.filter(({ path }) => isIndexed(path));
}

/** Lists the pages of a task, which the site's own search finds and search engines leave out. */
export function taskPages(locale: Locale): ListedPage[] {
  const t = useMessages(locale, ...TOPICS);
  const pages = [
    { name: 'login', title: t('login.title'), description: t('login.description'), headings: [] as string[] },
    {
      name: 'newsletterConfig',
      title: t('newsletter.config.title'),
      description: t('newsletter.config.description'),
      headings: [t('newsletter.config.stop.unsubscribe')],
    },
  ] as const;
  return pages.flatMap(({ name, ...page }) => {
    const [, path] = Object.entries(ROUTES[name]).find(([language]) => language === locale) ?? [];
    return path === undefined ? [] : [{ ...page, path }];
  });
}

function screenPages(): ListedPage[] {
  const homes = screenLocales('home').map((locale) => {
    const t = useMessages(locale, ...TOPICS);
    const title = t('home.hero.title').flat().join(' ');
    return { path: href('home', locale), title, description: t('home.description') };
  });
  const others = SCREENS.flatMap((name) =>
    Object.entries(ROUTES[name]).map(([locale, path]) => {
      const t = useMessages(locale as Locale, ...TOPICS); // the keys of a route
      return {
        path,
        title: name === 'demo' ? t('demo.title') : t(`pages.${name}`),
        documentTitle: t(`${name}.seoTitle`),
        description: t(`${name}.description`),
        ...WITH_HEADING.filter((own) => own === name).map((own) => ({ heading: t(`${own}.title`) }))[0],
      };
    }),
  );
  return [...homes, ...others];
}

async function textPages(): Promise<ListedPage[]> {
  const articles = await publishedArticles();
  const providers = await Promise.all(
    screenLocales('provider').map(async (locale) =>
      articlePage(await providerArticle(locale), href('provider', locale)),
    ),
  );
  return [
    ...articles.map((article) => articlePage(article, articleHref(article.slug))),
    ...providers,
    ...(await legalPages()),
  ];
}

function articlePage({ title, description, cover, entry }: Article, path: string): ListedPage {
  return { path, title, description, cover, headings: sectionTitles(entry) };
}

async function legalPages(): Promise<ListedPage[]> {
  const entries = await getCollection('legal');
  return LEGAL_PAGES.flatMap((name) =>
    entries
      .filter(({ id }) => id.startsWith(`${name}/`))
      .map((entry) => ({
        path: textHref(entry),
        title: useMessages(localeOfText(entry.id), ...TOPICS)(`pages.${name}`),
        description: entry.data.description,
        headings: sectionTitles(entry),
      })),
  );
}

function sectionTitles({ rendered }: CollectionEntry<'articles' | 'about' | 'legal'>): string[] {
  const headings = rendered?.metadata?.['headings'] as readonly MarkdownHeading[] | undefined; // as the loader sets them
  return (headings ?? []).filter(({ depth }) => depth === 2).map(({ text }) => text);
}
