import { describe, expect, it } from 'vitest';
import type { Article } from '../../src/editorial/articles/articles.ts';
import {
  furtherReadingIn,
  themesWithPages,
  PAGE_SIZE,
  PREVIEW_SIZE,
  articlesByTheme,
} from '../../src/editorial/articles/lists.ts';
import { THEMES } from '../../src/schemas/themes.ts';
import { pageNumbers } from '../../src/screens/resources/page-numbers.ts';

/** Pages of one theme when it alone has 10,000 articles. */
const MOST = Math.ceil(10_000 / PAGE_SIZE);

/** An article as far as lists care. */
const article = (number: number, theme: Article['theme'], related: string[] = []) =>
  ({ slug: `article-${number}`, theme, related }) as Article; // the rest is not looked at

describe('the numbers under a page of a list', () => {
  it('are all of them while there are few', () => {
    expect(pageNumbers(1, 1)).toEqual([1]);
    expect(pageNumbers(2, 6)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('lead to the first, the last, the one before and the one after', () => {
    for (const current of [1, 2, 17, MOST - 1, MOST])
      expect(pageNumbers(current, MOST)).toEqual(
        expect.arrayContaining(
          [1, current - 1, current, current + 1, MOST].filter((page) => page >= 1 && page <= MOST),
        ),
      );
  });

  it('make any page two clicks from the first, whatever their number', () => {
    for (let last = 1; last <= MOST; last += 1) {
      const reached = new Set(pageNumbers(1, last).flatMap((page) => pageNumbers(page, last)));
      expect(reached.size).toBe(last);
    }
  });

  it('stay a short line: 2,500 articles of a theme take twenty', () => {
    const last = Math.ceil(2_500 / PAGE_SIZE);
    const longest = Math.max(
      ...Array.from({ length: last }, (_, index) => pageNumbers(index + 1, last).length),
    );
    expect(longest).toBeLessThanOrEqual(20);
  });
});

describe('the themes', () => {
  const [theme, other] = THEMES;
  const long = Array.from({ length: PREVIEW_SIZE + 1 }, (_, index) => article(index, theme));
  const short = Array.from({ length: PREVIEW_SIZE }, (_, index) => article(100 + index, other));

  it('hold each article once, in the order given', () => {
    const themes = articlesByTheme([...long, ...short]);
    expect(themes.flatMap(({ articles }) => articles)).toEqual([...long, ...short]);
  });

  it('have pages of their own once they are longer than the resources page shows', () => {
    expect(themesWithPages([...long, ...short]).map(({ theme: own }) => own)).toEqual([theme]);
  });
});

describe('what is near an article', () => {
  const [theme, other] = THEMES;
  const articles = [article(1, theme), article(2, other), article(3, theme, ['article-2', 'a-draft'])];
  const furtherReading = furtherReadingIn([...articles, article(4, theme)]);

  it('is before and after it within its own theme', () => {
    const { previous, next } = furtherReading(article(3, theme));
    expect([previous?.slug, next?.slug]).toEqual(['article-1', 'article-4']);
    expect(furtherReading(article(1, theme)).previous).toBeUndefined();
    expect(furtherReading(article(4, theme)).next).toBeUndefined();
  });

  it('is what it names, as far as it is published', () => {
    expect(
      furtherReading(article(3, theme, ['article-2', 'a-draft'])).related.map(({ slug }) => slug),
    ).toEqual(['article-2']);
  });

  it('names no article twice: a neighbour that it names is left out of the neighbours', () => {
    const { related, previous, next } = furtherReading(article(3, theme, ['article-1']));
    expect(related.map(({ slug }) => slug)).toEqual(['article-1']);
    expect([previous?.slug, next?.slug]).toEqual([undefined, 'article-4']);
  });

  it('is no neighbour for an article outside the list', () => {
    expect(furtherReading(article(9, theme))).toEqual({ related: [], previous: undefined, next: undefined });
  });
});
