import { expect, it } from 'vitest';
import { builtOrigin, contentPages, normalizeText, type BuiltPage } from '../../support/dist.ts';
import { builtXml } from '../../support/xml.ts';

const origin = builtOrigin();
const $ = builtXml('/rss.xml');
const items = $('channel > item')
  .toArray()
  .map((item) => ({
    title: $(item).children('title').text(),
    link: $(item).children('link').text(),
    description: $(item).children('description').text(),
    guid: $(item).children('guid').text(),
    day: new Date($(item).children('pubDate').text()),
  }));
const articles = contentPages().filter(
  (page) => page.locale === 'fr' && page.$('meta[property="og:type"]').attr('content') === 'article',
);
function findPage(link: string): BuiltPage {
  const page = articles.find(({ path }) => origin + path === link);
  if (page === undefined) throw new Error(`The feed names ${link}, which is no article.`);
  return page;
}

it('feed: is RSS 2.0 in French and states its own address', () => {
  expect($('rss').attr('version')).toBe('2.0');
  expect($('channel > language').text()).toBe('fr');
  for (const name of ['title', 'link', 'description', 'lastBuildDate'])
    expect($(`channel > ${name}`).text(), name).not.toBe('');
  expect($('channel > atom\\:link[rel=self]').attr('href')).toBe(`${origin}/rss.xml`);
});

it('feed: lists every article, newest first, with a permanent id', () => {
  const shelf = articles.filter((page) => page.$('nav.breadcrumb a[href="/ressources"]').length > 0);
  expect(items.map(({ link }) => link).toSorted()).toEqual(shelf.map(({ path }) => origin + path).toSorted());
  expect(items.map(({ guid }) => guid)).toEqual(items.map(({ link }) => link));
  const days = items.map(({ day }) => day.getTime());
  expect(days).toEqual(days.toSorted((a, b) => b - a));
});

it('feed: gives each article the title, the day and the description of its page', () => {
  for (const { title, link, description, day } of items) {
    const page = findPage(link);
    expect(description).toBe(page.$('meta[name=description]').attr('content'));
    expect(title).toBe(normalizeText(page.$('h1').text()));
    expect(day.toISOString().slice(0, 10)).toBe(page.$('main time').first().attr('datetime'));
  }
});
