import { describe, expect, it } from 'vitest';
import { formatNumber, formatPercent } from '../../src/i18n/format.ts';
import { href, localesOf } from '../../src/routes.ts';
import { BIDS_IN_THE_UNION } from '../../src/screens/solutions/people.ts';
import { contentPages, tidy } from '../support/dist.ts';

const pages = contentPages();
const page = (path: string) => pages.find((one) => one.path === path);

describe('the stair of a score', () => {
  const stairs = pages.flatMap(({ path, $ }) =>
    $('.stair')
      .toArray()
      .map((stair) => ({
        path,
        points: $(stair)
          .find('.points')
          .toArray()
          .map((one) => tidy($(one).text())),
      })),
  );

  it('stands on home, on the product page and in articles', () => {
    const paths = stairs.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining([href('home', 'fr'), href('product', 'fr')]));
    expect(paths.filter((path) => page(path)?.$('article').length).length).toBeGreaterThanOrEqual(2);
  });

  it('adds up to its result, in the text that a screen reader says', () => {
    for (const { path, points } of stairs) {
      const numbers = points.map((text) => Number(text.replace('−', '-').replaceAll(/[\s+%]/g, '')));
      const result = numbers.pop();
      expect(
        numbers.reduce((sum, count) => sum + count, 0),
        path,
      ).toBe(result);
    }
  });

  it('explains different tenders on home and on the product page', () => {
    const ofPage = (name: 'home' | 'product') => stairs.find(({ path }) => path === href(name, 'fr'))?.points;
    expect(ofPage('home')).not.toEqual(ofPage('product'));
  });
});

describe('the cover of an article', () => {
  const drawingOf = (path: string) =>
    page(path)
      ?.$('.cover .motif path')
      .toArray()
      .map((one) => one.attribs['d']);
  const rows = page(href('resources', 'fr'))?.$('li.article-row').toArray() ?? [];

  it('is the same in the list and at the head of the article', () => {
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      const $ = page(href('resources', 'fr'))?.$;
      const address = $?.(row).find('a').attr('href') ?? '';
      const listed = $?.(row)
        .find('.motif path')
        .toArray()
        .map((one) => one.attribs['d']);
      expect(listed, address).toEqual(drawingOf(address));
    }
  });

  it('is another one for another article', () => {
    const covers = rows.map((row) => {
      const address = page(href('resources', 'fr'))?.$(row).find('a').attr('href') ?? '';
      const figure = page(address)?.$('.cover');
      return `${String(drawingOf(address))} ${tidy(figure?.text() ?? '')}`;
    });
    expect(new Set(covers).size).toBe(covers.length);
  });
});

describe('the share of single bids in the Union', () => {
  it('is drawn from the figures that the caption says', () => {
    for (const locale of localesOf('solutions')) {
      const caption = tidy(page(href('solutions', locale))?.$('figcaption:has(a)').first().text() ?? '');
      for (const { single, bidders } of BIDS_IN_THE_UNION) {
        expect(caption).toContain(formatPercent(single, locale));
        expect(caption).toContain(formatNumber(bidders, locale));
      }
    }
  });
});
