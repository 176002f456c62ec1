import { RULES_VERSION, type Figures } from '#schemas/competition/figures.ts';
import type { Reading } from '#schemas/competition/readings.ts';
import { computeCells, contractPeriod, cpvStem } from '../counting/cells.ts';
import { contractKey, type Contracts } from '../counting/contracts.ts';
import { printable } from '../counting/exclusion-report.ts';
import { normalizeContractNumber } from '../counting/numbers.ts';
import type { ReadFile } from './read.ts';
import type { ImportSettings } from './settings.ts';
import { checkDescription, type SourceFiles } from './sources.ts';

export interface Imported {
  readonly figures: Figures;
  readonly notices: readonly string[];
}

export function computeFigures(
  files: SourceFiles,
  contracts: Contracts,
  readFiles: readonly ReadFile[],
  settings: ImportSettings,
): Imported {
  const { edges, day } = settings;
  const readings = settings.readings.filter(({ source }) => source === files.source.id);
  const last = files.source.extracted ?? day;
  const counted = contracts.count({ last, edges, others: miscodedContracts(readings) });
  const { source, notices } = checkDescription(files, counted, day);
  const { files: _patterns, ...description } = source;
  const { cells, tooFew } = computeCells(counted.contracts, counted.uncontested);
  const figures: Figures = {
    source: {
      ...description,
      files: readFiles.map(({ name, bytes, sha256, rows }) => ({ name, bytes, sha256, rows })),
      departments: [...new Set(readFiles.map(({ departments }) => departments))].toSorted(),
      cpv: cpvStem(counted.contracts),
      computed: day,
      rules: RULES_VERSION,
      period: contractPeriod(counted.contracts),
    },
    report: { rows: readFiles.reduce((sum, { rows }) => sum + rows, 0), ...counted.report },
    read: readings.map(({ cpv, read, others }) => ({
      cpv,
      day: read,
      others: others.map(({ what, contracts: numbers }) => ({ what, count: numbers.length })),
    })),
    bands: edges.map((from, place) => ({ from, to: edges[place + 1] ?? null })),
    cells,
    tooFew,
  };
  return { figures, notices: [...notices, ...readFiles.flatMap(titleNotice)] };
}

/** Names the lines before the header of a table, which are not read. */
function titleNotice({ name, titles }: ReadFile): string[] {
  if (titles.length === 0) return [];
  return [`${name} : avant l’en-tête, non lu (${titles.length}) : ${printable(titles.join(' ; '))}.`];
}

function miscodedContracts(readings: readonly Reading[]): ReadonlySet<string> {
  return new Set(
    readings.flatMap(({ buyer, others }) =>
      others
        .flatMap(({ contracts }) => contracts)
        .map((number) => contractKey(buyer, normalizeContractNumber(number))),
    ),
  );
}
