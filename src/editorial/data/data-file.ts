import { readFileSync, statSync } from 'node:fs';
import type { z } from 'zod';
import { readYaml } from '../yaml/front-matter.ts';
import { describeProblem } from '../problem.ts';

/** What was read, and when the file had last changed. */
const known = new Map<string, { readonly changed: number; readonly data: unknown }>();

/**
 * Reads a YAML file of `content/`, by its path from the project's root, and stops with every problem in it. Each page
 * asks for it again: the file is read anew only once it has changed, so that an editor sees the change at once.
 */
export function readDataFile<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> {
  const changed = statSync(file).mtimeMs;
  const before = known.get(file);
  if (before?.changed === changed) return before.data as z.infer<Schema>; // each file has one schema
  const { data, findings } = readYaml(readFileSync(file, 'utf8'), schema, 'fr');
  if (data === undefined)
    throw new Error(`\n${findings.map((finding) => describeProblem({ file, ...finding })).join('\n')}\n`);
  known.set(file, { changed, data });
  return data;
}
