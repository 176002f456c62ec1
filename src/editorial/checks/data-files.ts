import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { DATA_FILES } from '../data/data-files.ts';
import type { Problem } from '../problem.ts';
import { readYaml } from '../yaml/front-matter.ts';
import { readSource } from '../yaml/source.ts';

export const MISSING: Problem = {
  line: 1,
  field: 'fichier',
  message: 'ce fichier manque, et une page l’attend : remettez-le',
};

/** Checks every data file; returns the ids that texts may name, `undefined` where their file does not hold. */
export function checkDataFiles(root: string) {
  const { glossary, tenders, ...others } = DATA_FILES;
  const checkedGlossary = checkDataFile(glossary, root);
  const checkedTenders = checkDataFile(tenders, root);
  const checkedOthers = Object.values(others).map((one) => checkDataFile<z.ZodType>(one, root));
  return {
    problems: [checkedGlossary, checkedTenders, ...checkedOthers].flatMap(({ problems }) => problems),
    terms: checkedGlossary.data?.terms.map(({ id }) => id),
    samples: checkedTenders.data?.tenders.map(({ id }) => id),
  };
}

function checkDataFile<Schema extends z.ZodType>(
  { file, schema }: { readonly file: string; readonly schema: Schema },
  root: string,
) {
  const inFile = (problems: readonly Problem[]) => problems.map((problem) => ({ file, ...problem }));
  const address = path.join(root, file);
  if (!existsSync(address)) return { data: undefined, problems: inFile([MISSING]) };
  const { text, problems } = readSource(readFileSync(address));
  if (text === undefined) return { data: undefined, problems: inFile(problems) };
  const broken = file.endsWith('.json') ? jsonProblem(text) : undefined;
  if (broken !== undefined) return { data: undefined, problems: inFile([broken]) };
  // JSON is YAML, whose reader knows the lines
  const checked = readYaml(text, schema, { locale: 'fr', firstLine: 1, isDraft: false });
  return { data: checked.data, problems: inFile([...problems, ...checked.problems]) };
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
