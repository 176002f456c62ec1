import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '../../locales.ts';
import { href } from '../../routes.ts';
import { glossarySearch } from '../data/glossary.ts';
import type { RenderedBody, TextReading } from '../read-text.ts';
import { linkTerms } from './glossary-links.ts';
import type { Rendered } from './render.ts';

/**
 * Where the loader keeps what it made of each text, from the project's root. The development server has its own, from
 * which no build beside it takes what a page is about to show.
 */
export const TEXTS = import.meta.env?.DEV ? '.cache/development/texts' : '.cache/texts';

/** A text as the loader read it: `digest` is that of its entry in Astro's collection. */
export function keptReading(digest: string): TextReading {
  return JSON.parse(readFileSync(path.join(TEXTS, digest), 'utf8')) as TextReading; // written by `openTexts`
}

/** The body of a text. Throws when errors keep it from any page. */
export function renderedBody(digest: string): RenderedBody {
  const { content, text } = keptReading(digest);
  if (content === undefined) throw new Error(`${text.file} holds errors, and has no page.`);
  return content;
}

/** The body of an article, which explains its terms by links to the glossary. */
export function readArticle(digest: string, locale: Locale): Rendered {
  const { html, headings } = renderedBody(digest);
  return { headings, html: linkTerms(html, glossarySearch(locale), href('glossary', locale)) };
}
