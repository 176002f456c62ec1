import { THEMES, type Theme } from '../../schemas/content/themes.ts';
import type { Article } from './articles.ts';

/** The articles of a theme, newest first. */
interface ThemeArticles {
  readonly theme: Theme;
  readonly articles: readonly Article[];
}

/** The themes that have articles, in their order; the articles stay in the order given. */
export function articlesByTheme(articles: readonly Article[]): ThemeArticles[] {
  return THEMES.map((theme) => ({
    theme,
    articles: articles.filter((article) => article.theme === theme),
  })).filter((one) => one.articles.length > 0);
}

/** Further reading after an article. */
export interface FurtherReading {
  /** The articles that it names, as far as they are published. */
  readonly related: readonly Article[];
  /** The articles of its theme just before and after it in the list, the newer and the older, unless it names them. */
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
  return ({ slug, related }) => {
    const named = related.flatMap((other) => bySlug.get(other) ?? []);
    const unnamed = (neighbour: Article | undefined) =>
      neighbour === undefined || named.includes(neighbour) ? undefined : neighbour;
    const { previous, next } = neighbours.get(slug) ?? {};
    return { related: named, previous: unnamed(previous), next: unnamed(next) };
  };
}
