import { fillFacts } from '../i18n/facts.ts';
import { typeset } from '../i18n/typography.ts';
import type { Locale } from '../locales.ts';

/** What Markdown means by signs, and what is not prose: each piece between them is a text of its own. */
const SIGNS = /(`[^`]*`|\]\([^)]*\)|https?:\/\/\S+|[*_[\]|#>]+)/;

/** A drawing with its description and its caption. */
const DRAWING = /^!\[([^\]]*)\]\(\S+\.svg(?: "([^"]*)")?\)$/gm;

/** A body as Markdown to be read: facts filled, typeset, words in place of drawings. */
export function setMarkdown(body: string, locale: Locale): string {
  return fillFacts(body, locale)
    .replace(DRAWING, (_, description: string, caption = '') => `> ${description}\n>\n> *${caption}*`)
    .split(SIGNS)
    .map((piece, index) => (index % 2 === 0 ? typeset(piece, locale) : piece))
    .join('')
    .trim();
}
