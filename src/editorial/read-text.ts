import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locale } from '../locales.ts';
import { href } from '../routes.ts';
import { glossaryLinks } from './glossary-links.ts';
import { glossaryCut } from './glossary.ts';
import { renderMarkdown, type Rendered } from './markdown.ts';
import { readBody } from './source.ts';

/** Renders the body of a content file, by its path from the project's root; an article explains its terms by links. */
export async function readText(file: string, locale: Locale, explain?: 'explain'): Promise<Rendered> {
  const body = await readBody(file);
  try {
    const links = explain ? [glossaryLinks(glossaryCut(locale), href('glossary', locale))] : [];
    return renderMarkdown(body, locale, pathToFileURL(path.resolve(file)), links);
  } catch (error) {
    throw new Error(`${file} : ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
