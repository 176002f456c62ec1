import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { OpenDataSchema } from '#schemas/competition/figures.ts';
import { ReadingsSchema } from '#schemas/competition/readings.ts';
import { GlossarySchema } from '#schemas/content/glossary.ts';
import { NoticesSchema } from '#schemas/content/notice.ts';
import { TendersSchema } from '#schemas/content/tender.ts';
import { ThresholdsSchema } from '#schemas/content/thresholds.ts';
import type { Problem } from '../problem.ts';
import { readYaml, type CheckedYaml } from '../yaml/front-matter.ts';
import { readSource } from '../yaml/source.ts';

/** The data that pages are drawn from. */
export const DATA_FILES = [
  { file: 'content/glossary.yaml', schema: GlossarySchema },
  { file: 'content/open-data.yaml', schema: OpenDataSchema },
  { file: 'content/readings.yaml', schema: ReadingsSchema },
  { file: 'content/notices/boamp.yaml', schema: NoticesSchema },
  { file: 'content/tenders.json', schema: TendersSchema },
  { file: 'content/thresholds.yaml', schema: ThresholdsSchema },
] as const;

/** The problem of a missing file that pages need by name. */
export const MISSING: Problem = {
  line: 1,
  field: 'fichier',
  message: 'ce fichier manque, et une page l’attend : remettez-le',
};

/** Checks a YAML or JSON file of `content/`, by its path from the project's root. */
export function checkDataFile<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  root: string,
): CheckedYaml<z.infer<Schema>> {
  const address = path.join(root, file);
  if (!existsSync(address)) return refused([MISSING]);
  const { text, problems } = readSource(readFileSync(address));
  if (text === undefined) return refused(problems);
  const broken = file.endsWith('.json') ? jsonProblem(text) : undefined;
  if (broken !== undefined) return refused([...problems, broken]);
  const checked = readYaml(text, schema, 'fr'); // JSON is YAML, whose reader knows the lines
  return { ...checked, problems: [...problems, ...checked.problems] };
}

function refused(problems: readonly Problem[]): CheckedYaml<never> {
  return { data: undefined, problems, lineOf: () => 1 };
}

/** Finds where a text is no JSON: the parser says the line, or that the text ends too early. */
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
