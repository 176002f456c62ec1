import { THEMES, type Theme } from '../../schemas/themes.ts';
import type { Article } from './articles.ts';

/** Articles of a theme that the resources page shows. The rest is on the theme's own pages. */
export const PREVIEW_SIZE = 10;

/** Articles on a page of a theme. */
export const PAGE_SIZE = 30;

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

/** The themes with more articles than the resources page shows: these have pages of their own. */
export function themesWithPages(articles: readonly Article[]): ThemeArticles[] {
  return articlesByTheme(articles).filter((one) => one.articles.length > PREVIEW_SIZE);
}
