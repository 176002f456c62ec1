import css from './extras.css?inline';

/** Finds the extras in HTML from `editorial/markdown`. */
const EXTRAS = /class="(?:picture|callout|video)\b|<blockquote/;

/**
 * The styles of the pictures, callouts, quotes and videos of a text, for the head of its page; nothing where it has none.
 * Most articles have none; the README of this room says what they weigh.
 */
export function extraStyles(html: string): string {
  return EXTRAS.test(html) ? css : '';
}
