import sanitizeHtml from 'sanitize-html';

/** A text that a browser would read as a tag. */
const TAG = /<[a-z/!?][^<>]*>/gi;

/** A `<` that opens no tag: `a < b`, `<3`, or what has no `>` before the next `<`. */
const NOT_A_TAG = /<(?![a-z/!?][^<>]*>)/gi;

/** As XML, in which no tag makes what it holds a text of another kind, as `script` does in HTML. */
const NO_TAGS = {
  allowedTags: [],
  allowedAttributes: {},
  nonTextTags: [],
  parser: { xmlMode: true, decodeEntities: true },
};

/**
 * A text without its tags, and otherwise as it was typed: `R&D`, `a < b` and `&amp;` stay what they are. What stood
 * between two tags stays. Meant for texts of a known, small length.
 */
export function withoutTags(text: string): string {
  if (!text.includes('<')) return text.trim();
  // sanitize-html takes and returns HTML: what is no tag is written as HTML before, and read back after.
  const html = text.replaceAll('&', '&amp;').replace(NOT_A_TAG, '&lt;');
  let plain = sanitizeHtml(html, NO_TAGS).replace(/&(?:lt|gt|amp);/g, readBack);
  // A tag taken away can leave another one behind it: <<b>i>.
  while (plain.search(TAG) !== -1) plain = plain.replace(TAG, '');
  return plain.trim();
}

/** Every line break, and what some readers take for one. */
const LINE_BREAKS = /[\n\r\v\f\u0085\u2028\u2029]+/g;

/** A text on one line: what was typed in a field of one line cannot begin another header of a mail. */
export function onOneLine(text: string): string {
  return text.replace(LINE_BREAKS, ' ').trim();
}

function readBack(entity: string): string {
  return entity === '&lt;' ? '<' : entity === '&gt;' ? '>' : '&';
}
