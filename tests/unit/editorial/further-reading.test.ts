import { describe, expect, it } from 'vitest';
import type { Article } from '#editorial/articles/articles.ts';
import { furtherReading } from '#editorial/articles/further-reading.ts';
import { THEMES } from '#schemas/content/themes.ts';

/** An article as far as lists care. */
const article = (number: number, theme: Article['theme'], related: string[] = []) =>
  ({ slug: `article-${number}`, theme, related }) as Article; // the rest is not looked at

describe('what is near an article', () => {
  const [theme, other] = THEMES;
  const articles = [article(1, theme), article(2, other), article(3, theme, ['article-2', 'a-draft'])];
  const reading = (of: Article) => furtherReading(of, [...articles, article(4, theme)]);

  it('further reading: the neighbours of an article in its theme', () => {
    const { previous, next } = reading(article(3, theme));
    expect([previous?.slug, next?.slug]).toEqual(['article-1', 'article-4']);
    expect(reading(article(1, theme)).previous).toBeUndefined();
    expect(reading(article(4, theme)).next).toBeUndefined();
  });

  it('further reading: the related articles that are published', () => {
    expect(reading(article(3, theme, ['article-2', 'a-draft'])).related.map(({ slug }) => slug)).toEqual([
      'article-2',
    ]);
  });

  it('further reading: lists no article twice', () => {
    const { related, previous, next } = reading(article(3, theme, ['article-1']));
    expect(related.map(({ slug }) => slug)).toEqual(['article-1']);
    expect([previous?.slug, next?.slug]).toEqual([undefined, 'article-4']);
  });
});
