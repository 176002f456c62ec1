import type { Article } from './articles.ts';
import { articlesByTheme } from './themes.ts';

/** What to read after an article. */
export interface FurtherReading {
  /** The articles that it names, as far as they are published. */
  readonly related: readonly Article[];
  /** The articles of its theme just before and just after it in the list: the newer one, and the older one. */
  readonly previous: Article | undefined;
  readonly next: Article | undefined;
}

/** Prepares the further reading of any of some articles, newest first. One outside the list has no neighbours. */
export function furtherReadingIn(articles: readonly Article[]): (article: Article) => FurtherReading {
  const bySlug = new Map(articles.map((article) => [article.slug, article]));
  const neighbours = new Map(
    articlesByTheme(articles).flatMap(({ articles: list }) =>
      list.map(({ slug }, place) => [slug, { previous: list[place - 1], next: list[place + 1] }] as const),
    ),
  );
  return ({ slug, related }) => ({
    related: related.flatMap((other) => bySlug.get(other) ?? []),
    previous: undefined,
    next: undefined,
    ...neighbours.get(slug),
  });
}
