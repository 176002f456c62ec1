import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { FiguresSchema, IndexSchema, type Figures } from '#schemas/competition/figures.ts';

/** The folder of the figures, from the project's root. */
export const FOLDER = 'content/competition';

/** A source with its figures. */
export interface Source {
  readonly figures: Figures;
}

const known = new Map<string, readonly Source[]>();

/**
 * Every source, in the order of the index, checked; read once a process. Sources are never added up: their scopes
 * differ. Without figures there is no source.
 */
export function readCompetition(folder = FOLDER): readonly Source[] {
  const before = known.get(folder);
  if (before !== undefined) return before;
  const index = path.join(folder, 'index.json');
  const sources = existsSync(index) ? read(index, IndexSchema).sources : [];
  const found = sources.map((id) => ({ figures: read(path.join(folder, `${id}.json`), FiguresSchema) }));
  known.set(folder, found);
  return found;
}

function read<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> {
  const { data, error } = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (error === undefined) return data;
  const [issue] = error.issues;
  throw new Error(
    `${file}: ${issue?.path.join('.')}: ${issue?.message}. Write it again: npm run data -- <files>`,
  );
}
