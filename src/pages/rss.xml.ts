import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { formatList } from '#i18n/format.ts';
import { common } from '#i18n/messages/common/index.ts';
import { resources } from '#i18n/messages/resources/index.ts';
import { useMessages } from '#i18n/translate.ts';
import { absolute, articleHref, FEED } from '#routes.ts';
import { SITE } from '#site.ts';
import { publishedArticles } from '#editorial/articles/articles.ts';
import { siteAddress } from '#http/origins.ts';
import { escapeHtml } from '#text.ts';

/** Feed readers keep old items, so that a feed needs only the newest. */
const MAX_ITEMS = 30;

/** Newest articles, in French: RSS 2.0 with the Dublin Core and Atom modules. */
export const GET: APIRoute = async (context) => {
  const site = siteAddress(context.site);
  const t = useMessages('fr', common, resources);
  const newest = (await publishedArticles()).slice(0, MAX_ITEMS);
  const changed = newest
    .map(({ updated }) => updated)
    .toSorted()
    .at(-1);
  return rss({
    title: t('common.feed'),
    description: t('resources.description'),
    site: absolute('/ressources', site),
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom', dc: 'http://purl.org/dc/elements/1.1/' },
    customData: [
      '<language>fr</language>',
      `<copyright>${escapeHtml(SITE.product)}</copyright>`,
      changed === undefined ? '' : `<lastBuildDate>${new Date(changed).toUTCString()}</lastBuildDate>`,
      `<atom:link href="${absolute(FEED, site)}" rel="self" type="application/rss+xml"/>`,
    ].join(''),
    items: newest.map((article) => ({
      title: article.title,
      link: absolute(articleHref(article.slug), site),
      pubDate: new Date(article.date),
      customData: `<dc:creator>${escapeHtml(formatList(article.authors, 'fr'))}</dc:creator>`,
      categories: [t(`article.themes.${article.theme}`)],
      description: article.description,
    })),
  });
};
