import sanitizeHtml from 'sanitize-html';

/** Removes every tag and keeps what stands between them, also in elements such as `script`. */
const NO_TAGS = { allowedTags: [], allowedAttributes: {}, nonTextTags: [] };

/** `<` that begins no complete tag, or a mail or web address in angle brackets: text that the parser would remove. */
const TEXT_BRACKET = /<(?:(?![a-z/!?][^<>]*>)|(?=[\w.%+-]+@[\w.-]+>)|(?=https?:\/\/[^\s<>]*>))/gi;

/** Noncharacters that hide `&` and text brackets from the parser, so that these stay as they were typed. */
const AMPERSAND = '\uFDD0';
const BRACKET = '\uFDD1';

/** Removing a tag can join another one (`<<b>i>`). Nobody types more of these levels. */
const MAX_PASSES = 3;

/** Strips all HTML tags from a text and trims it: `R&D <b>Conseil</b>` becomes `R&D Conseil`. */
export function stripTags(text: string): string {
  let stripped = text;
  for (let pass = 0; pass < MAX_PASSES && stripped.includes('<'); pass += 1) {
    const next = stripOnce(stripped);
    if (next === stripped) return stripped.trim();
    stripped = next;
  }
  return stripped.replaceAll('<', '').trim();
}

export function stripAllTags<Values extends Readonly<Record<string, unknown>>>(values: Values): Values {
  const entries = Object.entries(values);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === 'string' ? stripTags(value) : value]),
  ) as Values; // the same names and types
}

function stripOnce(text: string): string {
  const source = text.replaceAll('&', AMPERSAND).replace(TEXT_BRACKET, BRACKET);
  return sanitizeHtml(source, NO_TAGS)
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll(BRACKET, '<')
    .replaceAll(AMPERSAND, '&');
}

const LINE_BREAKS = /[\n\r\v\f\u0085\u2028\u2029]+/g;

/** Joins the lines of a text: the value of a single-line field cannot add a header to a mail. */
export function joinLines(text: string): string {
  return text.replace(LINE_BREAKS, ' ').trim();
}
