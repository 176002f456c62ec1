import path from 'node:path';
import type { Figures } from '#schemas/competition/figures.ts';
import { Contracts } from '../counting/contracts.ts';
import { computeFigures, type Imported } from './compute.ts';
import { ImportError, InputError, listValues, REASON_WORDS, REMEDIES } from './problems.ts';
import { readInput, type ReadFile } from './read.ts';
import { readSettings } from './settings.ts';
import { groupBySource } from './sources.ts';
import { assertImportFolder, writeFigures } from './write.ts';

export interface ImportOptions {
  readonly files: readonly string[];
  readonly folder: string;
  readonly day: string;
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
  const files = [...new Set(options.files.map((file) => path.normalize(file)))];
  const problems = findNamesakes(files);
  const imported: Imported[] = [];
  for (const sourceFiles of groupBySource(files, settings.described)) {
    const contracts = new Contracts();
    const readFiles = await readFilesInto(contracts, sourceFiles.files, problems);
    if (problems.length > 0) continue;
    const made = computeFigures(sourceFiles, contracts, readFiles, settings);
    if (made.figures.report.counted === 0)
      problems.push(`${sourceFiles.files.join(', ')} : ${explainNothingCounted(made.figures)}`);
    imported.push(made);
  }
  if (problems.length > 0) throw new ImportError(problems);
  writeFigures(
    folder,
    imported.map(({ figures }) => figures),
  );
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

/** Explains why nothing was counted, by the most frequent reason, with its values and the remedy. */
function explainNothingCounted({ report: { leftOut } }: Figures): string {
  const [most] = leftOut.toSorted((a, b) => b.count - a.count);
  if (most === undefined) return 'aucun marché mis en concurrence ; donnez un fichier qui en contient';
  const { reason, count, examples } = most;
  const values = listValues(count, examples).join(' ; ');
  return `aucun marché compté, ${REASON_WORDS[reason]} : ${count} (${values}) ; ${REMEDIES[reason]}`;
}

/** Finds files of one name in several folders: figures name their files by it. */
function findNamesakes(files: readonly string[]): string[] {
  const sameNames = Map.groupBy(files, (file) => path.basename(file)).values();
  return [...sameNames]
    .filter((namesakes) => namesakes.length > 1)
    .map((namesakes) => `${namesakes.join(', ')} : un seul nom pour plusieurs fichiers ; renommez-les`);
}
