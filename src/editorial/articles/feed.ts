import { translator } from '../../i18n/translate.ts';
import { absolute, articleHref, cardOf, FEED } from '../../routes.ts';
import { SITE } from '../../site.ts';
import { readArticle, type Article, type FullArticle } from './articles.ts';
import { escapeXml } from './xml.ts';

/** Readers keep what they have seen; a feed only has to hold what is new since their last visit. */
const MAX_ITEMS = 30;

/** The newest articles with their full text, in French: RSS 2.0 with the content and Atom modules. */
export function writeFeed(articles: readonly Article[], site: URL): string {
  const t = translator('fr');
  const newest = articles.slice(0, MAX_ITEMS);
  const items = newest.map((article) => writeItem(readArticle(article), site));
  const changed = newest
    .map(({ updated }) => updated)
    .toSorted()
    .at(-1);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', t('common.feed')),
    element('link', absolute('/ressources', site)),
    element('description', t('resources.description')),
    element('language', 'fr'),
    element('copyright', SITE.provider),
    ...(changed === undefined ? [] : [element('lastBuildDate', rfc822(changed))]),
    `<atom:link href="${absolute(FEED, site)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function writeItem(article: FullArticle, site: URL): string {
  const t = translator('fr');
  const url = absolute(articleHref(article.slug), site);
  return [
    '<item>',
    element('title', article.title),
    element('link', url),
    `<guid isPermaLink="true">${url}</guid>`,
    element('pubDate', rfc822(article.date)),
    element('dc:creator', t(`article.authors.${article.author}`)),
    element('category', t(`article.themes.${article.theme}`)),
    element('description', article.description),
    element('content:encoded', fullText(article, url, site)),
    '</item>',
  ].join('\n');
}

/**
 * What the article's page says, in its order; the glossary is left
 * out, and drawings, which readers strip, become their description.
 */
function fullText(article: FullArticle, url: string, site: URL): string {
  const t = translator('fr');
  const body = article.html
    .replace(/<a class="term"[^>]*>(.*?)<\/a>/g, '$1')
    .replace(/<svg role="img" aria-label="([^"]*)".*?<\/svg>/gs, '<p>$1</p>')
    .replace(/ (?:class|id|role|tabindex|scope|aria-[a-z]+|data-[a-z-]+)(?:="[^"]*")?(?=[^<>]*>)/g, '')
    .replaceAll('href="#', `href="${url}#`)
    .replaceAll('href="/', `href="${absolute('/', site)}`);
  const questions = article.questions.map(
    ({ question, answer }) => `<h3>${escapeXml(question)}</h3><p>${escapeXml(answer)}</p>`,
  );
  const sources = article.sources.map(
    ({ title, publisher, url: source }) =>
      `<li><a href="${escapeXml(source)}">${escapeXml(title)}</a>, ${escapeXml(publisher)}</li>`,
  );
  return [
    `<p><img src="${absolute(cardOf(articleHref(article.slug)), site)}" width="1200" height="630" alt=""></p>`,
    `<p><strong>${escapeXml(article.answer)}</strong></p>`,
    body,
    `<h2>${t('article.questions')}</h2>${questions.join('')}`,
    `<h2>${t('article.sources')}</h2><ol>${sources.join('')}</ol>`,
  ].join('\n');
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

/** A day in the form that RSS wants, at midnight UTC. */
function rfc822(isoDay: string): string {
  return new Date(`${isoDay}T00:00:00Z`).toUTCString().replace('GMT', '+0000');
}
