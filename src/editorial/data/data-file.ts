import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { describeProblem, type Problem } from '../problem.ts';
import { readYaml } from '../yaml/front-matter.ts';
import { readSource } from '../yaml/source.ts';

/** A data file that was read: its data when it holds, and everything that does not. */
interface DataFile<Data> {
  readonly data: Data | undefined;
  readonly problems: readonly Problem[];
  /** Line of a field, by its path. */
  readonly lineOf: (path: readonly PropertyKey[]) => number;
}

/** The result of the last reading of a file, with its time of change. */
interface Cached {
  readonly address: string;
  readonly changed: number;
  readonly bytes: Buffer;
  readonly result: DataFile<unknown>;
}

/** By schema: each data file has a schema of its own. */
const cache = new WeakMap<z.ZodType, Cached>();

/**
 * Reads a YAML or JSON file of `content/` and checks it, by its path from the project's root. Pages and checks ask for
 * the same files again and again: the same bytes are parsed once in a process, and a change is seen at once.
 */
export function checkDataFile<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  root = '.',
): DataFile<z.infer<Schema>> {
  const address = path.join(root, file);
  const changed = statSync(address, { throwIfNoEntry: false })?.mtimeMs;
  if (changed === undefined) return { data: undefined, problems: [MISSING], lineOf: firstLine };
  const known = cache.get(schema);
  if (known?.address === address && known.changed === changed)
    return known.result as DataFile<z.infer<Schema>>; // read with this schema
  const bytes = readFileSync(address);
  const result = known?.bytes.equals(bytes) ? known.result : parse(file, bytes, schema);
  cache.set(schema, { address, changed, bytes, result });
  return result as DataFile<z.infer<Schema>>; // read with this schema
}

/** The data of a file of `content/`; throws every problem in it, with its line. */
export function readDataFile<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> {
  const { data, problems } = checkDataFile(file, schema);
  if (data !== undefined) return data;
  throw new Error(`\n${problems.map((problem) => describeProblem({ file, ...problem })).join('\n')}\n`);
}

/** The problem of a missing file that pages need by name. */
export const MISSING: Problem = {
  line: 1,
  field: 'fichier',
  message: 'ce fichier manque, et une page l’attend : remettez-le',
};

function parse<Schema extends z.ZodType>(
  file: string,
  bytes: Buffer,
  schema: Schema,
): DataFile<z.infer<Schema>> {
  const { text, problems } = readSource(bytes);
  if (text === undefined) return { data: undefined, problems, lineOf: firstLine };
  const isJson = file.endsWith('.json');
  const broken = isJson ? jsonProblem(text) : undefined;
  if (broken !== undefined) return { data: undefined, problems: [...problems, broken], lineOf: firstLine };
  const quick = isJson ? schema.safeParse(JSON.parse(text)) : undefined;
  if (quick?.success) return { data: quick.data, problems, lineOf: firstLine };
  // JSON is YAML, whose reader knows the lines, but takes 60 ms for the samples instead of 2
  const checked = readYaml(text, schema, 'fr');
  return { ...checked, problems: [...problems, ...checked.problems] };
}

function firstLine(): number {
  return 1;
}

/** Where a text is no JSON: its reader says the line, or that the text ends too early. */
function jsonProblem(text: string): Problem | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const [, line = text.trimEnd().split('\n').length] = /\(line (\d+) column/.exec(String(error)) ?? [];
    const message =
      'une virgule, un guillemet, un crochet ou une accolade est de trop ou manque, sur cette ligne ou celle d’avant';
    return { line: Number(line), field: 'fichier', message };
  }
}
