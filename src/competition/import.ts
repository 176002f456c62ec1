import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import {
  OpenDataSchema,
  RULES_VERSION,
  type Figures,
  type OpenDataSource,
  type Reliability,
} from '../schemas/competition/figures.ts';
import { ThresholdsSchema } from '../schemas/thresholds.ts';
import { backTest } from './back-test.ts';
import { computeCells } from './cells.ts';
import { openDatabase, type DuckDb } from './database.ts';
import { InputError, readInput, type ReadFile } from './input.ts';
import { countMarkets, prepareRecords, reportMarkets, type Edges } from './markets.ts';
import { replaceFolder } from './write.ts';

/** What to import, and where to. */
export interface ImportOptions {
  readonly files: readonly string[];
  /** The folder of the figures, replaced whole. */
  readonly folder: string;
  /** The day of the computation, YYYY-MM-DD. */
  readonly day: string;
  /** The file that describes the sources, and that of the thresholds. */
  readonly openData?: string;
  readonly thresholds?: string;
}

/** What an import made of one source. */
export interface Imported {
  readonly figures: Figures;
  readonly reliability: Reliability | undefined;
  /** Whether `content/open-data.yaml` says what the source is; else its pages would bear the name of a file. */
  readonly described: boolean;
}

/** Files that could not be read: each with what lacks and the remedy. Nothing was written. */
export class UnreadableFilesError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/**
 * Reads the official files and writes the figures of each source, or throws UnreadableFilesError and writes nothing.
 * The same files, day and descriptions give the same bytes, in whatever order the files are named.
 */
export async function importFiles(options: ImportOptions): Promise<Imported[]> {
  const { openData = 'content/open-data.yaml', thresholds = 'content/thresholds.yaml' } = options;
  const described = OpenDataSchema.parse(parse(readFileSync(openData, 'utf8'))).sources;
  const edges = edgesFrom(thresholds);
  const temporary = mkdtempSync(path.join(tmpdir(), 'competition-'));
  const remove = () => rmSync(temporary, { recursive: true, force: true });
  process.once('exit', remove); // who interrupts the command leaves nothing behind either
  const database = await openDatabase(temporary);
  try {
    const problems: string[] = [];
    const imported: Imported[] = [];
    for (const { source, files } of bySource(options.files, described)) {
      await prepareRecords(database);
      const read: ReadFile[] = [];
      for (const file of files) {
        try {
          read.push(await readInput(database, file, temporary));
        } catch (error) {
          if (!(error instanceof InputError)) throw error;
          problems.push(`${file} : ${error.message}`);
        }
      }
      if (problems.length === 0) {
        const computed = await compute(database, source, read, edges, options.day);
        imported.push({ ...computed, described: described.includes(source) });
      }
    }
    if (problems.length > 0) throw new UnreadableFilesError(problems);
    replaceFolder(options.folder, filesOf(imported));
    return imported;
  } finally {
    database.close();
    remove();
    process.off('exit', remove);
  }
}

async function compute(
  database: DuckDb,
  { files: _patterns, cut, extracted = '', ...description }: OpenDataSource,
  read: readonly ReadFile[],
  edges: Edges,
  day: string,
): Promise<Omit<Imported, 'described'>> {
  const last = extracted || day;
  await countMarkets(database, edges, last);
  const report = await reportMarkets(database);
  const { cells, tooFew } = await computeCells(database);
  const period = cells['all']?.period ?? { from: last, to: last };
  const figures = {
    source: {
      ...description,
      files: read.map(({ departments: _departments, ...file }) => file),
      departments: [...new Set(read.map(({ departments }) => departments))].toSorted(),
      extracted: last,
      computed: day,
      rules: RULES_VERSION,
      period,
    },
    report,
    bands: edges.map((from, place) => ({ from, to: edges[place + 1] ?? null })),
    cells,
    tooFew,
  };
  return { figures, reliability: await backTest(database, { id: description.id, cut }, day) };
}

/** Round amounts, and the thresholds from which a formal procedure applies to a local authority's purchases and works. */
function edgesFrom(file: string): Edges {
  const { lines } = ThresholdsSchema.parse(parse(readFileSync(file, 'utf8')));
  const formal = (kind: string) =>
    Math.max(...lines.filter((line) => line.kind === kind).map(({ from }) => from.autre));
  return [0, 40_000, 90_000, formal('fournitures'), 1_000_000, formal('travaux')].toSorted(
    (one, other) => one - other,
  );
}

/** The files of each source, both in the order of their names. A file that nothing describes is a source of its own. */
function bySource(files: readonly string[], described: readonly OpenDataSource[]) {
  const sources = new Map<string, { source: OpenDataSource; files: string[] }>();
  for (const file of [...new Set(files)].toSorted((one, other) =>
    path.basename(one) < path.basename(other) ? -1 : 1,
  )) {
    const name = path.basename(file);
    const source =
      described.find((one) => one.files.some((pattern) => path.matchesGlob(name, pattern))) ??
      undescribed(name);
    const known = sources.get(source.id);
    if (known === undefined) sources.set(source.id, { source, files: [file] });
    else known.files.push(file);
  }
  return [...sources.values()].toSorted((one, other) => (one.source.id < other.source.id ? -1 : 1));
}

/** What can be said of a file of the national data that `content/open-data.yaml` does not describe. */
function undescribed(name: string): OpenDataSource {
  const id = name
    .replace(/\.(?:csv|json|parquet)(?:\.gz)?$/i, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return {
    id: id || 'source',
    files: [name],
    title: { fr: name, en: name },
    what: { fr: name, en: name },
    scope: { fr: name, en: name },
    licence: 'Licence Ouverte 2.0',
    address: 'https://www.data.gouv.fr/datasets/608c055b35eb4e6ee20eb325',
  };
}

function filesOf(imported: readonly Imported[]): Map<string, unknown> {
  const files = new Map<string, unknown>([
    ['index.json', { rules: RULES_VERSION, sources: imported.map(({ figures }) => figures.source.id) }],
  ]);
  for (const { figures, reliability } of imported) {
    files.set(`${figures.source.id}.json`, figures);
    if (reliability !== undefined) files.set(`${figures.source.id}.reliability.json`, reliability);
  }
  return files;
}
