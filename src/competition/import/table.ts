import { pipeline } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { Row } from '../counting/record.ts';
import { fieldsIn, lackingIn, rowOf } from './fields.ts';
import { AGAIN, InputError } from './problems.ts';

/** Signs that part the columns of a table; the one that stands most often in its first line does. */
const DELIMITERS = [',', ';', '\t', '|'] as const;

/** No record of a table is longer, in characters: what is, follows a quote that is never closed. */
const LONGEST = 1_000_000;

/** Receivers of the rows of a table. */
interface Into {
  /** Refuses a table that lacks columns. */
  readonly lacking: (names: readonly string[]) => void;
  readonly add: (row: Row) => void;
  readonly leaveOut: (at: string, why: string) => void;
  readonly at: (where: string) => string;
}

/**
 * Reads a table whose first line names its columns. A row of another number of columns is left out by its line, but where
 * the file ends in it, or most rows are so: then the file is refused.
 */
export async function readTable(text: AsyncIterable<string>, into: Into) {
  const { first, all, ending } = await withFirstLine(text);
  const [delimiter = ','] = DELIMITERS.toSorted(
    (one, other) => first.split(other).length - first.split(one).length,
  );
  // What fails on the way is thrown where the rows are read.
  const parser = pipeline(
    all,
    parse({
      delimiter,
      bom: true,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: LONGEST,
    }),
    () => {},
  );
  let names: readonly string[] | undefined;
  let where: ReturnType<typeof fieldsIn> = new Map();
  let [rows, ragged, lastRagged, firstRagged] = [0, 0, 0, 0];
  try {
    for await (const item of parser) {
      const { record, info } = item as { record: string[]; info: { lines: number } }; // as `info` asks
      if (names === undefined) {
        names = record;
        where = fieldsIn(names);
        into.lacking(lackingIn(where));
        continue;
      }
      rows += 1;
      const width = names.length;
      const at = into.at(`ligne ${info.lines}`);
      if (record.length < width || record.slice(width).some((cell) => cell !== '')) {
        ragged += 1;
        firstRagged ||= info.lines;
        lastRagged = rows;
        into.leaveOut(at, `${record.length} colonnes au lieu de ${width}`);
        continue;
      }
      into.add(
        rowOf((field) => {
          const place = where.get(field);
          return place === undefined ? undefined : record[place];
        }, at),
      );
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const [, line] = /line (\d+)/.exec(error.message) ?? [];
    throw new InputError(
      `un guillemet ouvert ligne ${line ?? '?'} n’est jamais fermé ; corrigez cette ligne, ou ${AGAIN}`,
      { cause: error },
    );
  }
  if (rows > 0 && lastRagged === rows && !ending().endsWith('\n'))
    throw new InputError(`le fichier s’arrête au milieu de sa dernière ligne (${rows + 1}) ; ${AGAIN}`);
  if (ragged * 2 > rows)
    throw new InputError(
      `la plupart des lignes n’ont pas les colonnes de la première (ainsi la ligne ${firstRagged}) ; ${AGAIN}`,
    );
  return { rows, departments: where.has('department') ? ('buyer' as const) : ('place' as const) };
}

/** The first line of a text, the whole text, and what it ended with once it is read. */
async function withFirstLine(text: AsyncIterable<string>) {
  const iterator = text[Symbol.asyncIterator]();
  let start = '';
  let isDone = false;
  while (!start.includes('\n') && !isDone) {
    const { value, done } = await iterator.next();
    isDone = done === true;
    start += value ?? '';
  }
  let last = start.slice(-1);
  async function* all() {
    yield start;
    for (;;) {
      const { value, done } = await iterator.next();
      if (done === true) return;
      if (value !== '') last = value.slice(-1);
      yield value;
    }
  }
  return { first: start.split('\n')[0] ?? '', all: all(), ending: () => last };
}
