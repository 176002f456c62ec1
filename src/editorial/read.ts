import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { z } from 'zod';
import { readFrontMatter, type Problem } from './front-matter.ts';

/** A content file whose front matter holds. */
export interface ContentFile<Data> {
  /** Path below the folder, without its extension: `erreurs-ao`, `privacy/fr`. */
  readonly id: string;
  /** Path from the project's root. */
  readonly file: string;
  readonly raw: string;
  readonly data: Data;
  readonly body: string;
  readonly bodyLine: number;
}

/** Every content file of a folder, sorted by id, and everything that is wrong in the others. */
export async function readFolder<Schema extends z.ZodType>(folder: string, schema: Schema) {
  const names = (await readdir(folder, { recursive: true }))
    .filter((name) => name.endsWith('.md'))
    .toSorted();
  const files: ContentFile<z.infer<Schema>>[] = [];
  const problems: Problem[] = [];
  for (const name of names) {
    const file = path.join(folder, name);
    const raw = await readFile(file, 'utf8');
    const { data, body, bodyLine, problems: found } = readFrontMatter(file, raw, schema);
    problems.push(...found);
    const id = name.replace(/\.md$/, '').replaceAll(path.sep, '/');
    if (data !== undefined) files.push({ id, file, raw, data, body, bodyLine });
  }
  return { files, problems };
}

/** A problem on one line, as compilers write it: file, line, field, what is wrong and how to mend it. */
export function describeProblem({ file, line, field, message }: Problem): string {
  return `${file}:${line}: ${field} : ${message}`;
}
