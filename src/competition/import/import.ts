import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import {
  OpenDataSchema,
  RULES_VERSION,
  type Figures,
  type OpenDataSource,
} from '#schemas/competition/figures.ts';
import { ReadingsSchema, type Reading } from '#schemas/competition/readings.ts';
import { ThresholdsSchema } from '#schemas/content/thresholds.ts';
import { cellsOf, periodOf, stemOf } from '../counting/cells.ts';
import { contractKey, Contracts, type CountedContracts } from '../counting/contracts.ts';
import { normalizeContractNumber } from '../counting/numbers.ts';
import { ImportError, InputError, listValues, REASON_WORDS, REMEDIES } from './problems.ts';
import { fileDigest, readInput, type ReadFile } from './read.ts';
import { bySource, misfit, undescribed, type SourceFiles } from './sources.ts';
import { refuseForeign, replaceFolder } from './write.ts';

/** Files to import, and the folder to write. */
export interface ImportOptions {
  readonly files: readonly string[];
  /** The folder of the figures, replaced whole. */
  readonly folder: string;
  /** The day of the computation, YYYY-MM-DD. */
  readonly day: string;
  /** The files that describe the sources, and what was read in them. */
  readonly openData?: string;
  readonly readings?: string;
}

/** Figures that an import made of one source. */
export interface Imported {
  readonly figures: Figures;
  /** Notices for the person who runs the command, each with its remedy. */
  readonly notices: readonly string[];
}

/**
 * Reads the official files and writes the figures of each source, or throws ImportError and writes nothing. The same
 * files, day and descriptions give the same bytes, in whatever order the files are named.
 */
export async function importFiles(options: ImportOptions): Promise<Imported[]> {
  const { openData = 'content/open-data.yaml', readings = 'content/readings.yaml' } = options;
  const basis = {
    described: readYaml(openData, OpenDataSchema).sources,
    readings: existsSync(readings) ? readYaml(readings, ReadingsSchema).readings : [],
    edges: edgesFrom(readYaml('content/thresholds.yaml', ThresholdsSchema)),
    day: options.day,
  };
  refuseForeign(options.folder);
  const { files, problems, notices } = await withoutDoubles(options.files);
  const imported: Imported[] = [];
  for (const one of bySource(files, basis.described)) {
    const contracts = new Contracts();
    const done: ReadFile[] = [];
    for (const [order, file] of one.files.entries()) {
      try {
        done.push(await readInput(contracts, file, order));
      } catch (error) {
        if (!(error instanceof InputError)) throw error;
        problems.push(`${file} : ${error.message}`);
      }
    }
    if (problems.length > 0) continue;
    const made = figuresOf(one, contracts, done, basis);
    if (made.figures.report.counted === 0)
      problems.push(`${one.files.join(', ')} : ${nothingCounted(made.figures)}`);
    imported.push({ ...made, notices: [...made.notices, ...notices.splice(0)] });
  }
  if (problems.length > 0) throw new ImportError(problems);
  replaceFolder(options.folder, filesOf(imported));
  return imported;
}

/** Reasons with their counts, for the person who runs the command. */
export function leftOutWords({ report: { leftOut, withoutCompetition } }: Figures): string {
  const words = leftOut.map(({ reason, count }) => `${REASON_WORDS[reason]} : ${count}`);
  return [...words, `sans mise en concurrence : ${withoutCompetition}`].join(', ');
}

/** Says why nothing was counted, by the reason of most, with examples and the remedy. */
function nothingCounted({ report: { leftOut } }: Figures): string {
  const [most] = leftOut.toSorted((one, other) => other.count - one.count);
  if (most === undefined) return 'aucun marché mis en concurrence ; donnez un fichier qui en contient';
  const { reason, count, examples } = most;
  const values = listValues(count, examples).join(' ; ');
  return `aucun marché compté, ${REASON_WORDS[reason]} : ${count} (${values}) ; ${REMEDIES[reason]}`;
}

function readYaml<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> {
  const remedy = 'corrigez-le (npm run check:content dit où)';
  let value: unknown;
  try {
    value = parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new ImportError([
      `${file} : illisible (${error instanceof Error ? error.message.split('\n')[0] : ''}) ; ${remedy}`,
    ]);
  }
  const { data, error } = schema.safeParse(value);
  if (error === undefined) return data;
  const [issue] = error.issues;
  throw new ImportError([`${file} : ${issue?.path.join('.')} : ${issue?.message} ; ${remedy}`]);
}

/** A file that is named twice is read once; two files of one name that differ are refused. */
async function withoutDoubles(files: readonly string[]) {
  const known = new Map<string, string>();
  const [problems, notices]: [string[], string[]] = [[], []];
  const kept: string[] = [];
  for (const file of new Set(files.map((one) => path.normalize(one)))) {
    const name = path.basename(file);
    const other = known.get(name);
    if (other === undefined) {
      known.set(name, file);
      kept.push(file);
    } else if (await sameBytes(file, other))
      notices.push(`${file} est le même fichier que ${other} : il est lu une fois.`);
    else problems.push(`${file} : un autre fichier porte ce nom (${other}) ; renommez l’un des deux`);
  }
  return { files: kept, problems, notices };
}

async function sameBytes(one: string, other: string): Promise<boolean> {
  const sizes = [one, other].map((file) => statSync(file, { throwIfNoEntry: false })?.size);
  return (
    sizes[0] !== undefined && sizes[0] === sizes[1] && (await fileDigest(one)) === (await fileDigest(other))
  );
}

/** Settings with which every source of an import is counted. */
interface Basis {
  readonly described: readonly OpenDataSource[];
  readonly readings: readonly Reading[];
  readonly edges: readonly number[];
  readonly day: string;
}

function figuresOf(
  one: SourceFiles,
  contracts: Contracts,
  files: readonly ReadFile[],
  { described, readings, edges, day }: Basis,
): Imported {
  const own = readings.filter(({ source }) => source === one.source.id);
  const others = new Set(
    own.flatMap(({ buyer, others: list }) =>
      list.flatMap(({ contracts: numbers }) =>
        numbers.map((number) => contractKey(buyer, normalizeContractNumber(number))),
      ),
    ),
  );
  const { extracted } = one.source;
  const counted = contracts.count({ last: extracted ?? day, edges, others });
  const { source, notices } = describe(one, counted, described, day);
  const { files: _patterns, ...description } = source;
  const { cells, tooFew } = cellsOf(counted.contracts, counted.apart);
  const figures: Figures = {
    source: {
      ...description,
      files: files.map(({ departments: _departments, linesBefore: _lines, ...file }) => file),
      departments: [...new Set(files.map(({ departments }) => departments))].toSorted(),
      cpv: stemOf(counted.contracts),
      computed: day,
      rules: RULES_VERSION,
      period: periodOf(counted.contracts),
    },
    report: { rows: files.reduce((sum, { rows }) => sum + rows, 0), ...counted.report },
    read: own.map(({ cpv, read, others: list }) => ({
      cpv,
      day: read,
      others: list.map(({ what, contracts: numbers }) => ({ what, count: numbers.length })),
    })),
    bands: edges.map((from, place) => ({ from, to: edges[place + 1] ?? null })),
    cells,
    tooFew,
  };
  return { figures, notices: [...notices, ...files.flatMap(titleNotice)] };
}

/** The description of a source that fits its files, or else the name of these; and what is to be said of it. */
function describe(
  one: SourceFiles,
  counted: CountedContracts,
  described: readonly OpenDataSource[],
  day: string,
) {
  const names = one.files.map((file) => path.basename(file)).join(', ');
  const add = 'décrivez-le dans content/open-data.yaml avant de publier';
  if (!one.isDescribed)
    return {
      source: one.source,
      notices: [`${names} : aucune source ne nomme ce fichier, ses pages porteraient son nom ; ${add}.`],
    };
  const wrong = misfit(one, counted);
  if (wrong !== undefined)
    return {
      source: undescribed(path.basename(one.files[0] ?? ''), described),
      notices: [`${names} : ${wrong}. Ses chiffres portent le nom du fichier ; renommez-le, ou ${add}.`],
    };
  const notices =
    one.source.extracted === undefined
      ? [
          `${names} : jour de l’extrait inconnu, une notification est crue jusqu’au ${day} ; écrivez « extracted » dans content/open-data.yaml.`,
        ]
      : [];
  return { source: one.source, notices };
}

/** Notice of the lines before the header of a table, which are not read. */
function titleNotice({ name, linesBefore }: ReadFile): string[] {
  const lines = linesBefore.map((line) => line.trim()).filter((line) => line !== '');
  if (lines.length === 0) return [];
  const words = lines.join(' ; ').slice(0, 200);
  return [
    lines.length === 1
      ? `${name} : une ligne avant l’en-tête n’est pas lue (${words}).`
      : `${name} : ${lines.length} lignes avant l’en-tête ne sont pas lues (${words}).`,
  ];
}

/** Round amounts, and the thresholds from which a formal procedure applies to a local authority's purchases and works. */
function edgesFrom({ lines }: z.infer<typeof ThresholdsSchema>): readonly number[] {
  const formal = (kind: string) =>
    Math.max(...lines.filter((line) => line.kind === kind).map(({ from }) => from.autre));
  return [0, 40_000, 90_000, formal('fournitures'), 1_000_000, formal('travaux')].toSorted(
    (one, other) => one - other,
  );
}

function filesOf(imported: readonly Imported[]): Map<string, unknown> {
  const files = new Map<string, unknown>([
    ['index.json', { rules: RULES_VERSION, sources: imported.map(({ figures }) => figures.source.id) }],
  ]);
  for (const { figures } of imported) files.set(`${figures.source.id}.json`, figures);
  return files;
}
