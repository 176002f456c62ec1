import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { formatList } from '#i18n/format.ts';
import { common } from '#i18n/messages/common/index.ts';
import { resources } from '#i18n/messages/resources/index.ts';
import { useMessages } from '#i18n/translate.ts';
import { absolute, articleHref, cardOf, FEED } from '#routes.ts';
import { SITE } from '#site.ts';
import { publishedArticles, type Article } from '#editorial/articles/articles.ts';
import { siteAddress } from '#http/origins.ts';

/** Feed readers keep old items, so that a feed needs only the newest. */
const MAX_ITEMS = 30;

/** The newest articles with their full text, in French: RSS 2.0 with the content, Dublin Core and Atom modules. */
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
      `<copyright>${escapeXml(SITE.provider)}</copyright>`,
      changed === undefined ? '' : `<lastBuildDate>${new Date(changed).toUTCString()}</lastBuildDate>`,
      `<atom:link href="${absolute(FEED, site)}" rel="self" type="application/rss+xml"/>`,
    ].join(''),
    items: newest.map((article) => ({
      title: article.title,
      link: absolute(articleHref(article.slug), site),
      pubDate: new Date(article.date),
      customData: `<dc:creator>${escapeXml(formatList(article.authors, 'fr'))}</dc:creator>`,
      categories: [t(`article.themes.${article.theme}`)],
      description: article.description,
      content: fullText(article, site),
    })),
  });
};

/**
 * The words of an article's page, in its order, as HTML without links to the glossary. Drawings, which feed readers
 * strip, and pictures, which only our own pages may show, become their description.
 */
function fullText(article: Article, site: URL): string {
  const t = useMessages('fr', common, resources);
  const url = absolute(articleHref(article.slug), site);
  const body = (article.entry.rendered?.html ?? '')
    .replace(/<a class="term"[^>]*>(.*?)<\/a>/g, '$1')
    .replace(/<svg role="img" aria-label="([^"]*)".*?<\/svg>/gs, '<p>$1</p>')
    .replace(/<div class="frame">.*? alt="([^"]*)"[^>]*><\/div>/gs, '<p>$1</p>')
    .replace(/ (?:class|id|role|tabindex|scope|aria-[a-z]+|data-[a-z-]+)(?:="[^"]*")?(?=[^<>]*>)/g, '')
    .replaceAll('href="#', `href="${url}#`)
    .replaceAll('href="/', `href="${absolute('/', site)}`);
  const questions = article.questions.map(
    ({ question, answer }) => `<h3>${escapeXml(question)}</h3><p>${escapeXml(answer)}</p>`,
  );
  const sources = article.sources.map(({ title, publisher, url: source }) => {
    const name = source ? `<a href="${escapeXml(source)}">${escapeXml(title)}</a>` : escapeXml(title);
    return `<li>${name}, ${escapeXml(publisher)}</li>`;
  });
  return [
    `<p><img src="${absolute(cardOf(articleHref(article.slug)), site)}" width="1200" height="630" alt=""></p>`,
    `<p><strong>${escapeXml(article.answer)}</strong></p>`,
    body,
    questions.length === 0 ? '' : `<h2>${t('article.questions')}</h2>${questions.join('')}`,
    `<h2>${t('article.sources')}</h2><ol>${sources.join('')}</ol>`,
  ].join('\n');
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for XML or HTML, attributes included. */
function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
}
