import { pipeline } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { Contracts } from '../counting/contracts.ts';
import { findFields, requireFields, toRow, type Field } from './fields.ts';
import { findHeader } from './header.ts';
import { peek } from './peek.ts';
import { DOWNLOAD_AGAIN, InputError } from './problems.ts';

/** Most characters of a record of a table: a longer one follows a quote that is never closed. */
const LONGEST = 1_000_000;

/** Names a place in the file that is read. */
export type Locate = (where: string) => string;

/** Record of a table, as csv-parse gives it where it is asked for `info`. */
interface Item {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/**
 * Reads a table, from the line that names its columns on. A row of another number of columns is left out by its line;
 * where the file ends in such a row, or most rows are so, the file is refused. Throws InputError.
 */
export async function readTable(
  contracts: Contracts,
  text: AsyncIterable<string>,
  order: number,
  at: Locate,
) {
  const [start = '', whole] = await peek(text);
  const header = findHeader(start);
  const ending = { text: '' };
  const parser = parseRecords(skipText(whole, header.offset, ending), header.delimiter);
  const ragged = { count: 0, first: 0, last: 0 };
  let rows = 0;
  let names: readonly string[] | undefined;
  let fields: ReadonlyMap<Field, number> = new Map();
  try {
    for await (const item of parser) {
      const { record, info } = item as Item; // as `info` asks
      if (names === undefined) {
        names = record;
        fields = findFields(names);
        requireFields(fields);
        continue;
      }
      rows += 1;
      const line = info.lines + header.linesBefore.length;
      const place = at(`ligne ${line}`);
      if (record.length < names.length || record.slice(names.length).some((cell) => cell !== '')) {
        Object.assign(ragged, { count: ragged.count + 1, first: ragged.first || line, last: rows });
        contracts.leaveOut(place, `${record.length} colonnes au lieu de ${names.length}`);
      } else
        contracts.add(
          toRow((field) => record[fields.get(field) ?? -1], place),
          order,
        );
    }
  } catch (error) {
    throw error instanceof CsvError ? openQuote(error, header.linesBefore.length) : error;
  }
  if (rows > 0 && ragged.last === rows && !ending.text.endsWith('\n'))
    throw new InputError(
      `le fichier s’arrête au milieu de sa dernière ligne (${rows + 1}) ; ${DOWNLOAD_AGAIN}`,
    );
  if (ragged.count * 2 > rows)
    throw new InputError(
      `la plupart des lignes n’ont pas les colonnes de la première (ainsi la ligne ${ragged.first}) ; ${DOWNLOAD_AGAIN}`,
    );
  return { rows, departments: departmentOrigin(fields), linesBefore: header.linesBefore };
}

/** Tells whose department the contracts of a file have: their buyer's, or that of the place of the work. */
export function departmentOrigin(fields: { readonly has: (field: Field) => boolean }): 'buyer' | 'place' {
  return fields.has('department') ? 'buyer' : 'place';
}

/** Parses records; errors on the way are thrown where the records are read. */
function parseRecords(text: AsyncIterable<string>, delimiter: string): AsyncIterable<unknown> {
  const options = { bom: true, info: true, skip_empty_lines: true, max_record_size: LONGEST };
  return pipeline(
    text,
    parse({ delimiter, relax_column_count: true, relax_quotes: true, ...options }),
    () => {},
  );
}

/** Skips the beginning of a text; keeps its last part in `ending`. */
async function* skipText(parts: AsyncIterable<string>, offset: number, ending: { text: string }) {
  let left = offset;
  for await (const part of parts) {
    const rest = part.slice(left);
    left = Math.max(0, left - part.length);
    if (rest !== '') ending.text = rest;
    yield rest;
  }
}

function openQuote(error: CsvError, linesBefore: number): InputError {
  const [, line] = /line (\d+)/.exec(error.message) ?? [];
  const found = line === undefined ? '?' : Number(line) + linesBefore;
  return new InputError(
    `un guillemet ouvert ligne ${found} n’est jamais fermé ; corrigez cette ligne, ou ${DOWNLOAD_AGAIN}`,
    { cause: error },
  );
}
