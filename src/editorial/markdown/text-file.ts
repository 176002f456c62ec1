import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locale } from '../../locales.ts';
import { href } from '../../routes.ts';
import { glossarySearch } from '../data/glossary.ts';
import { normalize, splitFrontMatter } from '../yaml/source.ts';
import { linkTerms } from './glossary-links.ts';
import { renderMarkdown, type Rendered } from './render.ts';
import { typesetMarkdown, withDrawingsInWords } from './typeset.ts';

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
