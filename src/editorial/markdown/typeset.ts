import { fillFacts } from '../../i18n/facts.ts';
import { typeset } from '../../i18n/typography.ts';
import type { Locale } from '../../locales.ts';

/** What Markdown means by signs, and what is not prose: each piece between them is a text of its own. */
const SIGNS = /(`[^`]*`|\]\([^)]*\)|https?:\/\/\S+|^[ \t]*(?:[-+*]|\d+[.)]|#+)[ \t]+|\|[ \t]*|[*_[\]#>]+)/m;

/** A drawing with its description and its caption. */
const DRAWING = /^!\[([^\]]*)\]\(\S+\.svg(?: "([^"]*)")?\)$/gm;

/** A body in its language's typography, its facts filled: what its page and its twin are made from. */
export function typesetMarkdown(body: string, locale: Locale): string {
  return fillFacts(body, locale)
    .split(SIGNS)
    .map((piece, index) => (index % 2 === 0 ? typeset(piece, locale) : piece))
    .join('');
}

/** A typeset body as Markdown to be read: words in place of drawings. */
export function twinBody(markdown: string, locale: Locale): string {
  return markdown
    .replace(
      DRAWING,
      (_, description: string, caption = '') => `> ${description}\n>\n> *${typeset(caption, locale)}*`,
    )
    .trim();
}
