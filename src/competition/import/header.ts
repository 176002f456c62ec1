import { findFields } from './fields.ts';

/** Delimiters of columns that are tried. */
const DELIMITERS = [',', ';', '\t', '|'] as const;

/** Lines at the beginning of a file that may be the header. */
const MOST_LINES = 30;

/** Line of a table that names its columns. */
export interface Header {
  readonly delimiter: string;
  /** Characters before it, and the lines that they make: titles, and the `sep=;` of spreadsheets. */
  readonly offset: number;
  readonly linesBefore: readonly string[];
}

/** Finds the header of a table: the line that names the most fields of a contract, else the first one. */
export function findHeader(start: string): Header {
  const lines = start.split('\n', MOST_LINES);
  const declared = lines
    .map((line) => /^\s*"?sep=(.)"?\s*$/i.exec(line)?.[1])
    .find((sign) => sign !== undefined);
  const delimiters = declared === undefined ? DELIMITERS : [declared, ...DELIMITERS];
  const found = lines.flatMap((line, place) =>
    delimiters.map((delimiter) => ({
      place,
      delimiter,
      fields: findFields(line.split(delimiter)).size,
      columns: line.split(delimiter).length,
    })),
  );
  const [best] = found.toSorted((a, b) => b.fields - a.fields || a.place - b.place || b.columns - a.columns);
  if (best === undefined) return { delimiter: ',', offset: 0, linesBefore: [] };
  const before = lines.slice(0, best.place);
  return {
    delimiter: best.delimiter,
    offset: before.reduce((sum, line) => sum + line.length + 1, 0),
    linesBefore: before,
  };
}
