import { THEMES, type Theme } from '../../schemas/themes.ts';
import type { Article } from './articles.ts';

/** Articles of a theme that the resources page shows. The rest is on the theme's own pages. */
export const SHELF_SIZE = 10;

/** Articles on a page of a theme. */
export const PAGE_SIZE = 30;

/** The articles of a theme, newest first. */
interface Shelf {
  readonly theme: Theme;
  readonly articles: readonly Article[];
}

/** The articles of a theme, in the order given. */
export function inTheme(articles: readonly Article[], theme: Theme): Article[] {
  return articles.filter((article) => article.theme === theme);
}

/** The themes that have articles, in their order. */
export function shelvesOf(articles: readonly Article[]): Shelf[] {
  return THEMES.map((theme) => ({ theme, articles: inTheme(articles, theme) })).filter(
    (shelf) => shelf.articles.length > 0,
  );
}

/** The themes with more articles than the resources page shows: these have pages of their own. */
export function longShelves(articles: readonly Article[]): Shelf[] {
  return shelvesOf(articles).filter((shelf) => shelf.articles.length > SHELF_SIZE);
}
