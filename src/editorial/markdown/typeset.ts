import { typeset } from '#i18n/typography.ts';
import type { Locale } from '#locales.ts';

/** Markdown signs, code and addresses, which are not typeset; the text between two of them is typeset by itself. */
const SIGNS = /(`[^`]*`|\]\([^)]*\)|https?:\/\/\S+|^[ \t]*(?:[-+*]|\d+[.)]|#+)[ \t]+|\|[ \t]*|[*_[\]#>]+)/m;

/** A drawing or a picture with its description and its caption. */
const IMAGE = /^!\[([^\]]*)\]\(\.\/\S+(?: "([^"]*)")?\)$/gm;

/** A body in its language's typography. */
export function typesetMarkdown(body: string, locale: Locale): string {
  return body
    .split(SIGNS)
    .map((piece, index) => (index % 2 === 0 ? typeset(piece, locale) : piece))
    .join('');
}

/** A body with the description and the caption of each drawing and picture in its place, for readers of plain text. */
export function withDrawingsInWords(body: string): string {
  return body
    .replace(IMAGE, (_, description: string, caption = '') => `> ${description}\n>\n> *${caption}*`)
    .trim();
}
