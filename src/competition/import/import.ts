import { statSync } from 'node:fs';
import path from 'node:path';
import { RULES_VERSION, type Figures } from '#schemas/competition/figures.ts';
import { Contracts } from '../counting/contracts.ts';
import { computeFigures, type Imported } from './compute.ts';
import { ImportError, InputError, listValues, REASON_WORDS, REMEDIES } from './problems.ts';
import { fileDigest, readInput, type ReadFile } from './read.ts';
import { readSettings } from './settings.ts';
import { groupBySource } from './sources.ts';
import { assertImportFolder, replaceFolder } from './write.ts';

export type { Imported } from './compute.ts';

export interface ImportOptions {
  readonly files: readonly string[];
  /** Folder of the figures, replaced whole. */
  readonly folder: string;
  readonly day: string;
  /** Files that describe the sources, and that name miscoded contracts. */
  readonly openData?: string;
  readonly readings?: string;
}

/**
 * Reads the official files and writes the figures of each source. The same files, day and descriptions give the same
 * bytes, in whatever order the files are named. Throws ImportError, and then writes nothing.
 */
export async function importFiles(options: ImportOptions): Promise<Imported[]> {
  const { openData = 'content/open-data.yaml', readings = 'content/readings.yaml', folder, day } = options;
  const settings = readSettings(openData, readings, day);
  assertImportFolder(folder);
  const { files, problems, notices } = await dropDuplicateFiles(options.files);
  const imported: Imported[] = [];
  for (const sourceFiles of groupBySource(files, settings.described)) {
    const contracts = new Contracts();
    const readFiles = await readFilesInto(contracts, sourceFiles.files, problems);
    if (problems.length > 0) continue;
    const made = computeFigures(sourceFiles, contracts, readFiles, settings);
    if (made.figures.report.counted === 0)
      problems.push(`${sourceFiles.files.join(', ')} : ${explainNothingCounted(made.figures)}`);
    imported.push({ ...made, notices: [...made.notices, ...notices.splice(0)] });
  }
  if (problems.length > 0) throw new ImportError(problems);
  replaceFolder(folder, outputFiles(imported));
  return imported;
}

/** Reads the files of a source; adds the problem of each that cannot be read to `problems`. */
async function readFilesInto(contracts: Contracts, files: readonly string[], problems: string[]) {
  const read: ReadFile[] = [];
  for (const [order, file] of files.entries()) {
    try {
      read.push(await readInput(contracts, file, order));
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      problems.push(`${file} : ${error.message}`);
    }
  }
  return read;
}

/** Formats the reasons of a report with their counts, for the person who runs the command. */
export function formatLeftOut({ report: { leftOut, withoutCompetition } }: Figures): string {
  const words = leftOut.map(({ reason, count }) => `${REASON_WORDS[reason]} : ${count}`);
  return [...words, `sans mise en concurrence : ${withoutCompetition}`].join(', ');
}

/** Explains why nothing was counted, by the most frequent reason, with its values and the remedy. */
function explainNothingCounted({ report: { leftOut } }: Figures): string {
  const [most] = leftOut.toSorted((a, b) => b.count - a.count);
  if (most === undefined) return 'aucun marché mis en concurrence ; donnez un fichier qui en contient';
  const { reason, count, examples } = most;
  const values = listValues(count, examples).join(' ; ');
  return `aucun marché compté, ${REASON_WORDS[reason]} : ${count} (${values}) ; ${REMEDIES[reason]}`;
}

/** Drops files that are named twice, with a notice; two different files of one name are a problem. */
async function dropDuplicateFiles(files: readonly string[]) {
  const known = new Map<string, string>();
  const [problems, notices]: [string[], string[]] = [[], []];
  const kept: string[] = [];
  for (const file of new Set(files.map((name) => path.normalize(name)))) {
    const name = path.basename(file);
    const other = known.get(name);
    if (other === undefined) {
      known.set(name, file);
      kept.push(file);
    } else if (await haveSameBytes(file, other))
      notices.push(`${file} est le même fichier que ${other} : il est lu une fois.`);
    else problems.push(`${file} : un autre fichier porte ce nom (${other}) ; renommez l’un des deux`);
  }
  return { files: kept, problems, notices };
}

async function haveSameBytes(first: string, second: string): Promise<boolean> {
  const sizes = [first, second].map((file) => statSync(file, { throwIfNoEntry: false })?.size);
  if (sizes[0] === undefined || sizes[0] !== sizes[1]) return false;
  return (await fileDigest(first)) === (await fileDigest(second));
}

function outputFiles(imported: readonly Imported[]): Map<string, unknown> {
  const files = new Map<string, unknown>([
    ['index.json', { rules: RULES_VERSION, sources: imported.map(({ figures }) => figures.source.id) }],
  ]);
  for (const { figures } of imported) files.set(`${figures.source.id}.json`, figures);
  return files;
}
