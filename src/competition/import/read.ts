import { createHash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream';
import { createGunzip, brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { parquetMetadataAsync, parquetReadObjects, type SchemaElement } from 'hyparquet';
import type { Figures } from '#schemas/competition/figures.ts';
import type { Contracts } from '../counting/contracts.ts';
import { printable } from '../counting/exclusion-report.ts';
import {
  fieldReader,
  FIELDS,
  findFields,
  flattenRecord,
  requireFields,
  toRow,
  toText,
  type Field,
} from './fields.ts';
import { findRecords } from './json.ts';
import { DOWNLOAD_AGAIN, USE_FORMATS, InputError } from './problems.ts';
import { peek } from './peek.ts';
import { departmentOrigin, readTable, type Locate } from './table.ts';

export type ReadFile = Figures['source']['files'][number] & {
  /** Department that its contracts carry. */
  readonly departments: 'buyer' | 'place';
  /** Lines before the header of a table, which are not read. */
  readonly linesBefore: readonly string[];
};

/**
 * Reads a file into the contracts of its source, whatever its name says of its format. `order` is the place of the file
 * among those of the source. Throws InputError with the remedy.
 */
export async function readInput(contracts: Contracts, file: string, order: number): Promise<ReadFile> {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found === undefined) throw new InputError('fichier introuvable ; vérifiez le chemin');
  if (!found.isFile()) throw new InputError('ce n’est pas un fichier ; donnez les fichiers un par un');
  if (found.size === 0) throw new InputError(`fichier vide ; ${DOWNLOAD_AGAIN}`);
  const name = path.basename(file);
  const at = (where: string) => `${name}, ${where}`;
  try {
    const { kind, bytes } = await openContent(file);
    const read =
      kind === 'parquet'
        ? await readParquet(contracts, bytes, order, at)
        : kind === 'json'
          ? await readJson(contracts, decodeText(bytes), order, at)
          : await readTable(contracts, decodeText(bytes), order, at);
    if (read.rows === 0) throw new InputError(`aucun marché dedans ; ${USE_FORMATS}`);
    return { name, bytes: found.size, sha256: await fileDigest(file), ...read };
  } catch (error) {
    throw error instanceof InputError ? error : toInputError(error);
  }
}

function toInputError(error: unknown): InputError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const cause = { cause: error };
  if (code === 'EACCES')
    return new InputError('lecture interdite ; donnez-vous le droit de lire ce fichier', cause);
  if (code === 'Z_BUF_ERROR')
    return new InputError(`le fichier s’arrête au milieu ; ${DOWNLOAD_AGAIN}`, cause);
  if (code.startsWith('Z_')) return new InputError(`compression abîmée ; ${DOWNLOAD_AGAIN}`, cause);
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
    return new InputError('illisible ; enregistrez-le en UTF-8, ou téléchargez-le de nouveau', cause);
  const said = error instanceof Error ? error.message.split('\n')[0] : String(error);
  return new InputError(`illisible ; ${DOWNLOAD_AGAIN} (${said})`, cause);
}

/** Opens the content of a file without its compression, and tells its format by its first bytes. */
async function openContent(file: string) {
  let bytes: AsyncIterable<Uint8Array> = createReadStream(file, { highWaterMark: 1 << 20 });
  for (;;) {
    const [first, all] = await peek(bytes);
    const start = Buffer.from(first?.subarray(0, 64) ?? []).toString('latin1');
    if (start.startsWith('\u001F\u008B')) {
      bytes = pipeline(all, createGunzip(), () => {}); // an error is thrown where it is read
      continue;
    }
    if (start.startsWith('PK\u0003\u0004'))
      throw new InputError('c’est une archive zip ; décompressez-la et donnez le fichier qu’elle contient');
    if (/^\s*(?:ï»¿)?\s*<(?:!doctype|html)/i.test(start))
      throw new InputError(`c’est une page web ; ${DOWNLOAD_AGAIN}`);
    if (/^\s*(?:ï»¿)?\s*</.test(start)) throw new InputError(`format XML, qui n’est pas lu ; ${USE_FORMATS}`);
    const kind: 'parquet' | 'json' | 'table' = start.startsWith('PAR1')
      ? 'parquet'
      : /^(?:ï»¿)?\s*[[{]/.test(start)
        ? 'json'
        : 'table';
    return { kind, bytes: all };
  }
}

/** Decodes bytes in UTF-8; throws for any other encoding. */
async function* decodeText(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

async function readJson(contracts: Contracts, text: AsyncIterable<string>, order: number, at: Locate) {
  const found = new Set<Field>();
  let [rows, readable, firstUnreadable] = [0, 0, ''];
  for await (const { text: record, place, line } of findRecords(text)) {
    rows += 1;
    const where = at(line > 1 ? `ligne ${line}` : `marché n° ${place}`);
    const value = parseRecord(record);
    if (value === undefined) {
      firstUnreadable ||= `${where} : ${printable(record)}`;
      contracts.leaveOut(where, record);
      continue;
    }
    readable += 1;
    const readField = fieldReader(flattenRecord(value));
    for (const field of FIELDS) if (readField(field) !== undefined) found.add(field);
    contracts.add(toRow(readField, where), order);
  }
  if (readable > 0) requireFields(found);
  else if (rows > 0)
    throw new InputError(`aucun marché lisible sur ${rows} (${firstUnreadable}) ; ${DOWNLOAD_AGAIN}`);
  return { rows, departments: departmentOrigin(found), linesBefore: [] };
}

/** Parses a record; words that are no JSON, such as Python's `NaN`, are taken for texts. */
function parseRecord(record: string): object | undefined {
  const value = parseJson(record) ?? parseJson(record.replaceAll(WORDS, quoteWord));
  return typeof value === 'object' && value !== null ? value : undefined;
}

/** Texts of a record, and words outside of them. */
const WORDS = /"(?:[^"\\]|\\.)*"|-?\b[a-z]\w*\b/gis;

function quoteWord(word: string): string {
  return word.startsWith('"') || ['true', 'false', 'null'].includes(word) ? word : `"${word}"`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function readParquet(
  contracts: Contracts,
  bytes: AsyncIterable<Uint8Array>,
  order: number,
  at: Locate,
) {
  const parts: Uint8Array[] = [];
  for await (const chunk of bytes) parts.push(chunk);
  const whole = Buffer.concat(parts);
  const file = whole.buffer.slice(whole.byteOffset, whole.byteOffset + whole.byteLength);
  const metadata = await parquetMetadataAsync(file);
  const columns = metadata.schema.slice(1);
  const fields = findFields(columns.map(({ name }) => name));
  requireFields(fields);
  const names = [...new Set([...fields.values()].map((place) => columns[place]?.name ?? ''))];
  let rows = 0;
  for (const { num_rows: size } of metadata.row_groups) {
    const [rowStart, rowEnd] = [rows, rows + Number(size)];
    const records = await parquetReadObjects({
      file,
      metadata,
      columns: names,
      rowStart,
      rowEnd,
      compressors: COMPRESSORS,
    });
    for (const record of records) {
      rows += 1;
      const readField = (field: Field) => {
        const column = columns[fields.get(field) ?? -1];
        return column && columnText(record[column.name], column);
      };
      contracts.add(toRow(readField, at(`ligne ${rows}`)), order);
    }
  }
  return { rows, departments: departmentOrigin(fields), linesBefore: [] };
}

/** Converts a value to text; a time that its column does not adjust to UTC has no zone. */
function columnText(value: unknown, { logical_type: type }: SchemaElement): string {
  const isLocal = type?.type === 'TIMESTAMP' && !type.isAdjustedToUTC;
  return isLocal ? toText(value).replace(/Z$/, '') : toText(value);
}

/** Decompression of Parquet by Node; hyparquet itself knows Snappy. */
const COMPRESSORS = {
  ZSTD: (input: Uint8Array) => new Uint8Array(zstdDecompressSync(input)),
  GZIP: (input: Uint8Array) => new Uint8Array(gunzipSync(input)),
  BROTLI: (input: Uint8Array) => new Uint8Array(brotliDecompressSync(input)),
};

export async function fileDigest(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 })) hash.update(chunk as Buffer); // a stream of bytes
  return hash.digest('hex');
}
