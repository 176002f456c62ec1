import { pipeline } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { Contracts } from '../counting/contracts.ts';
import { fieldsIn, refuseLacking, rowOf } from './fields.ts';
import { peek } from './peek.ts';
import { AGAIN, InputError } from './problems.ts';

/** Signs that part the columns of a table; the one that stands most often in its first line does. */
const DELIMITERS = [',', ';', '\t', '|'] as const;

/** No record of a table is longer, in characters: what is, follows a quote that is never closed. */
const LONGEST = 1_000_000;

/** Names a place in the file that is read. */
export type At = (where: string) => string;

/**
 * Reads a table whose first line names its columns. A row of another number of columns is left out by its line, but where
 * the file ends in it, or most rows are so: then the file is refused.
 */
export async function readTable(contracts: Contracts, text: AsyncIterable<string>, order: number, at: At) {
  const [start = '', whole] = await peek(text);
  const [first = ''] = start.split('\n');
  let ending = '';
  async function* all() {
    for await (const part of whole) {
      if (part !== '') ending = part.slice(-1);
      yield part;
    }
  }
  const [delimiter = ','] = DELIMITERS.toSorted(
    (one, other) => first.split(other).length - first.split(one).length,
  );
  // What fails on the way is thrown where the rows are read.
  const parser = pipeline(
    all(),
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
        refuseLacking(where);
        continue;
      }
      rows += 1;
      const width = names.length;
      const place = at(`ligne ${info.lines}`);
      if (record.length < width || record.slice(width).some((cell) => cell !== '')) {
        ragged += 1;
        firstRagged ||= info.lines;
        lastRagged = rows;
        contracts.leaveOut(place, `${record.length} colonnes au lieu de ${width}`);
        continue;
      }
      contracts.add(
        rowOf((field) => record[where.get(field) ?? -1], place),
        order,
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
  if (rows > 0 && lastRagged === rows && ending !== '\n')
    throw new InputError(`le fichier s’arrête au milieu de sa dernière ligne (${rows + 1}) ; ${AGAIN}`);
  if (ragged * 2 > rows)
    throw new InputError(
      `la plupart des lignes n’ont pas les colonnes de la première (ainsi la ligne ${firstRagged}) ; ${AGAIN}`,
    );
  return { rows, departments: where.has('department') ? ('buyer' as const) : ('place' as const) };
}
