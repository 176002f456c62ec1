import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { fillFacts } from '../../i18n/facts.ts';
import { typeset } from '../../i18n/typography.ts';
import type { Locale } from '../../locales.ts';
import { href } from '../../routes.ts';
import { glossarySearch } from '../data/glossary.ts';
import { normalize, splitFrontMatter } from '../yaml/source.ts';
import { linkTerms } from './glossary-links.ts';
import { renderMarkdown, type Rendered } from './render.ts';

/** Markdown signs, code and addresses, which are not typeset; the text between two of them is typeset by itself. */
const SIGNS = /(`[^`]*`|\]\([^)]*\)|https?:\/\/\S+|^[ \t]*(?:[-+*]|\d+[.)]|#+)[ \t]+|\|[ \t]*|[*_[\]#>]+)/m;

/** A drawing with its description and its caption. */
const DRAWING = /^!\[([^\]]*)\]\(\S+\.svg(?: "([^"]*)")?\)$/gm;

/** Renders the body of a content file, by its path from the project's root. Throws a sentence that names the file. */
export function renderText(file: string, locale: Locale): Rendered {
  try {
    return renderMarkdown(typesetBody(file, locale), locale, pathToFileURL(path.resolve(file)));
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** Renders the body of an article, which explains its terms by links to the glossary. */
export function renderArticle(file: string, locale: Locale): Rendered {
  const { html, headings } = renderText(file, locale);
  return { headings, html: linkTerms(html, glossarySearch(locale), href('glossary', locale)) };
}

/** The body of a content file as Markdown to be read: typeset, its facts filled, drawings in words. */
export function readMarkdown(file: string, locale: Locale): string {
  return withDrawingsInWords(typesetBody(file, locale), locale);
}

function typesetBody(file: string, locale: Locale): string {
  const { body } = splitFrontMatter(normalize(readFileSync(file, 'utf8'))) ?? { body: '' };
  return typesetMarkdown(body, locale);
}

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
