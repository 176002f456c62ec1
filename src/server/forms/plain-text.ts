/** A text that a browser would read as a tag. */
const TAG = /<[a-z/!?][^<>]*>/gi;

/**
 * Takes the tags out of a text, which stays what was typed otherwise: `R&D`, `a < b` and `&amp;`, and what stood between
 * two tags. Meant for texts of a known, small length.
 */
export function withoutTags(text: string): string {
  let plain = text;
  // A tag taken away can leave another one behind it: <<b>i>.
  while (plain.search(TAG) !== -1) plain = plain.replace(TAG, '');
  return plain.trim();
}

/** Every line break, and what some readers take for one. */
const LINE_BREAKS = /[\n\r\v\f\u0085\u2028\u2029]+/g;

/** Puts a text on one line: what was typed in a field of one line cannot begin another header of a mail. */
export function onOneLine(text: string): string {
  return text.replace(LINE_BREAKS, ' ').trim();
}
