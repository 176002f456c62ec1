import type { Article } from './articles.ts';
import { shelvesOf } from './themes.ts';

/** What to read after an article. */
export interface Nearby {
  /** The articles that it names, as far as they are published. */
  readonly related: readonly Article[];
  /** The neighbours on its theme's shelf: the newer one, and the older one. */
  readonly previous: Article | undefined;
  readonly next: Article | undefined;
}

/** Prepares the search for what is near each of some articles, newest first. One outside the list has no neighbours. */
export function nearbyIn(articles: readonly Article[]): (article: Article) => Nearby {
  const bySlug = new Map(articles.map((article) => [article.slug, article]));
  const neighbours = new Map(
    shelvesOf(articles).flatMap(({ articles: shelf }) =>
      shelf.map(({ slug }, place) => [slug, { previous: shelf[place - 1], next: shelf[place + 1] }] as const),
    ),
  );
  return ({ slug, related }) => ({
    related: related.flatMap((other) => bySlug.get(other) ?? []),
    previous: undefined,
    next: undefined,
    ...neighbours.get(slug),
  });
}
