import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locale } from '../locales.ts';
import { renderMarkdown, type Rendered } from './markdown.ts';
import { readBody } from './source.ts';

/** Renders the body of a content file, by its path from the project's root. */
export async function readText(file: string, locale: Locale): Promise<Rendered> {
  const body = await readBody(file);
  try {
    return renderMarkdown(body, locale, pathToFileURL(path.resolve(file)));
  } catch (error) {
    throw new Error(`${file} : ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
