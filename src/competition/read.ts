import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { FiguresSchema, IndexSchema, type Figures } from '#schemas/competition/figures.ts';

/** Folder of the figures, from the project's root. */
export const FOLDER = 'content/competition';

const known = new Map<string, readonly Figures[]>();

/**
 * Reads the figures of every source, in the order of the index, once a process; an empty list without an index. Throws
 * for figures that do not fit their schema. Sources are never added up: their scopes differ.
 */
export function readCompetition(folder = FOLDER): readonly Figures[] {
  const before = known.get(folder);
  if (before !== undefined) return before;
  const index = path.join(folder, 'index.json');
  const sources = existsSync(index) ? readJson(index, IndexSchema).sources : [];
  const figures = sources.map((id) => readJson(path.join(folder, `${id}.json`), FiguresSchema));
  known.set(folder, figures);
  return figures;
}

function readJson<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> {
  const { data, error } = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (error === undefined) return data;
  const [issue] = error.issues;
  throw new Error(
    `${file}: ${issue?.path.join('.')}: ${issue?.message}. Write it again: npm run data -- <files>`,
  );
}
