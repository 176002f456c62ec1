import { readFile } from 'node:fs/promises';

/** The body of a content file, without its front matter, by its path from the project's root. */
export async function readBody(file: string): Promise<string> {
  const raw = await readFile(file, 'utf8');
  return raw.replaceAll('\r\n', '\n').replace(/^\uFEFF?---\n[\s\S]*?\n---\n/, '');
}
