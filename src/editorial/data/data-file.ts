import { readFileSync, statSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { fillFacts } from '#i18n/facts.ts';
import { mapStrings } from '#i18n/typography.ts';

/** The last reading of each data file, by its schema: parsing the glossary and the audit takes 75 ms each. */
const known = new WeakMap<z.ZodType, { readonly changed: number; readonly data: unknown }>();

/**
 * Reads a YAML or JSON file of `content/`, its facts filled; a change is seen at once. Throws when the file does not
 * hold: `npm run check:content` gives the lines.
 */
export function readDataFile<Schema extends z.ZodType>({
  file,
  schema,
}: {
  readonly file: string;
  readonly schema: Schema;
}): z.infer<Schema> {
  const changed = statSync(file).mtimeMs;
  const last = known.get(schema);
  if (last?.changed === changed) return last.data as z.infer<Schema>; // read with this schema
  const source = readFileSync(file, 'utf8');
  const values: unknown = file.endsWith('.json') ? JSON.parse(source) : parse(source);
  const { data, error } = schema.safeParse(mapStrings(values, (text) => fillFacts(text, 'fr')));
  if (error !== undefined)
    throw new Error(`${file} : npm run check:content donne les lignes.\n${z.prettifyError(error)}`);
  known.set(schema, { changed, data });
  return data;
}
