import { pipeline } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { findFields, pickFields, type FileRecord } from './fields.ts';
import { peek } from './peek.ts';
import { DOWNLOAD_AGAIN, InputError } from './problems.ts';

const DELIMITERS = [',', ';', '\t', '|'] as const;

const MAX_HEADER_LINE = 30;

/** Most characters of a record of a table: a longer one follows a quote that is never closed. */
const LONGEST = 1_000_000;

/** Record of a table, as csv-parse gives it where it is asked for `info`. */
interface Item {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/**
 * Reads a table. A row of another number of columns has no fields; where the last row is so, or most rows are, the file is
 * refused. Throws InputError.
 */
export async function* readTable(text: AsyncIterable<string>): AsyncGenerator<FileRecord> {
  const ragged = { count: 0, first: 0, last: 0 };
  let [rows, line] = [0, 0];
  let names: readonly string[] = [];
  let fields = findFields(names);
  const [start = '', whole] = await peek(text);
  const { delimiter, titles } = findHeader(start);
  for (const [place, title] of titles.entries())
    if (title.trim() !== '') yield { where: `ligne ${place + 1}`, text: title.trim(), isTitle: true };
  for await (const { record, info } of parseRecords(whole, delimiter, titles.length + 1)) {
    line = info.lines;
    if (names.length === 0) {
      names = record;
      fields = findFields(names);
      continue;
    }
    rows += 1;
    const isRagged = record.length < names.length || record.slice(names.length).some((cell) => cell !== '');
    if (isRagged) Object.assign(ragged, { count: ragged.count + 1, first: ragged.first || line, last: line });
    yield {
      where: `ligne ${line}`,
      text: `${record.length} colonnes au lieu de ${names.length}`,
      ...(!isRagged && { fields: pickFields(fields, record) }),
    };
  }
  if (ragged.count * 2 > rows)
    throw new InputError(
      `la plupart des lignes n’ont pas les colonnes de la première (ainsi la ligne ${ragged.first}) ; ${DOWNLOAD_AGAIN}`,
    );
  if (ragged.count > 0 && ragged.last === line)
    throw new InputError(
      `sa dernière ligne (${line}) n’a pas toutes les colonnes ; ${DOWNLOAD_AGAIN}, ou retirez cette ligne`,
    );
}

async function* parseRecords(
  text: AsyncIterable<string>,
  delimiter: string,
  firstLine: number,
): AsyncGenerator<Item> {
  const parser = parse({
    delimiter,
    from_line: firstLine,
    info: true,
    skip_empty_lines: true,
    max_record_size: LONGEST,
    relax_column_count: true,
    relax_quotes: true,
  });
  try {
    // Errors on the way are thrown where the records are read.
    for await (const item of pipeline(text, parser, () => {})) yield item as Item; // as `info` asks
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const [, line = '?'] = /line (\d+)/.exec(error.message) ?? [];
    throw new InputError(
      `un guillemet ouvert ligne ${line} n’est jamais fermé ; corrigez cette ligne, ou ${DOWNLOAD_AGAIN}`,
      { cause: error },
    );
  }
}

/** Finds the line that names the most fields, by its delimiter: titles and the `sep=;` of spreadsheets stand before it. */
function findHeader(start: string) {
  const lines = start.split('\n', MAX_HEADER_LINE);
  const declared = lines.flatMap((line) => /^\s*"?sep=(.)"?\s*$/i.exec(line)?.[1] ?? []);
  const candidates = lines.flatMap((line, place) =>
    [...declared, ...DELIMITERS].map((delimiter) => {
      const names = line.split(delimiter);
      return { delimiter, titles: lines.slice(0, place), fields: findFields(names).size };
    }),
  );
  const [best] = candidates.toSorted((a, b) => b.fields - a.fields);
  return best ?? { delimiter: ',', titles: [] };
}
