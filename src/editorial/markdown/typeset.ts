import { fillFacts } from '../../i18n/facts.ts';
import { typeset } from '../../i18n/typography.ts';
import type { Locale } from '../../locales.ts';

/** The signs of Markdown, code and addresses, which are not typeset: each piece between them is a text of its own. */
const SIGNS = /(`[^`]*`|\]\([^)]*\)|https?:\/\/\S+|^[ \t]*(?:[-+*]|\d+[.)]|#+)[ \t]+|\|[ \t]*|[*_[\]#>]+)/m;

/** A drawing with its description and its caption. */
const DRAWING = /^!\[([^\]]*)\]\(\S+\.svg(?: "([^"]*)")?\)$/gm;

/** A body in its language's typography, its facts filled. */
export function typesetMarkdown(body: string, locale: Locale): string {
  return fillFacts(body, locale)
    .split(SIGNS)
    .map((piece, index) => (index % 2 === 0 ? typeset(piece, locale) : piece))
    .join('');
}

/** A typeset body with the description and the caption of each drawing in its place, for readers of plain text. */
export function withDrawingsInWords(markdown: string, locale: Locale): string {
  return markdown
    .replace(
      DRAWING,
      (_, description: string, caption = '') => `> ${description}\n>\n> *${typeset(caption, locale)}*`,
    )
    .trim();
}
