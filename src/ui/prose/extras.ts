import css from './extras.css?inline';

/** What the extras look like in HTML from `editorial/markdown`. */
const EXTRAS = /class="(?:picture|callout|video)\b|<blockquote/;

/**
 * The styles of the pictures, callouts, quotes and videos of a text, for the head of its page; nothing where it has none.
 * They are 3 % of the page of an article, and most articles have none.
 */
export function extraStyles(html: string): string {
  return EXTRAS.test(html) ? css : '';
}
