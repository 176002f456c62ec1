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
