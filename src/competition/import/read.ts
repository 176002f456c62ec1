import { createHash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream';
import { arrayBuffer } from 'node:stream/consumers';
import { createGunzip, brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { parquetMetadataAsync, parquetReadObjects, type SchemaElement } from 'hyparquet';
import type { Figures } from '#schemas/competition/figures.ts';
import type { Contracts } from '../counting/contracts.ts';
import { printable } from '../counting/exclusion-report.ts';
import {
  findFields,
  pickFields,
  recordFields,
  requireFields,
  toRow,
  toText,
  type Field,
  type FileRecord,
} from './fields.ts';
import { findRecords } from './json.ts';
import { peek } from './peek.ts';
import { DOWNLOAD_AGAIN, USE_FORMATS, InputError } from './problems.ts';
import { readTable } from './table.ts';

export type ReadFile = Figures['source']['files'][number] & {
  /** Department that its contracts carry: that of the buyer, or of the place of the work. */
  readonly departments: 'buyer' | 'place';
  /** Lines before the header of a table, which are not read. */
  readonly titles: readonly string[];
};

/**
 * Reads a file into the contracts of its source, whatever its name says of its format. `order` is the place of the file
 * among those of the source. Throws InputError with the remedy.
 */
export async function readInput(contracts: Contracts, file: string, order: number): Promise<ReadFile> {
  const bytes = fileSize(file);
  const name = path.basename(file);
  const found = new Set<Field>();
  const titles: string[] = [];
  let [rows, readable, firstUnreadable] = [0, 0, ''];
  try {
    for await (const { where, text, fields, isTitle } of readRecords(file)) {
      if (isTitle) {
        titles.push(text);
        continue;
      }
      rows += 1;
      const at = `${name}, ${where}`;
      if (fields === undefined) {
        firstUnreadable ||= `${at} : ${printable(text)}`;
        contracts.leaveOut(at, text);
        continue;
      }
      readable += 1;
      for (const field of fields.keys()) found.add(field);
      contracts.add(toRow(fields, at), order);
    }
  } catch (error) {
    throw error instanceof InputError ? error : toInputError(error);
  }
  if (rows === 0) throw new InputError(`aucun marché dedans ; ${USE_FORMATS}`);
  if (readable === 0)
    throw new InputError(`aucun marché lisible sur ${rows} (${firstUnreadable}) ; ${DOWNLOAD_AGAIN}`);
  requireFields(found);
  const departments = found.has('department') ? 'buyer' : 'place';
  return { name, bytes, sha256: await fileDigest(file), rows, departments, titles };
}

function fileSize(file: string): number {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found === undefined) throw new InputError('fichier introuvable ; vérifiez le chemin');
  if (!found.isFile()) throw new InputError('ce n’est pas un fichier ; donnez les fichiers un par un');
  if (found.size === 0) throw new InputError(`fichier vide ; ${DOWNLOAD_AGAIN}`);
  return found.size;
}

async function* readRecords(file: string): AsyncGenerator<FileRecord> {
  const { kind, bytes } = await openContent(file);
  if (kind === 'parquet') yield* readParquet(bytes);
  else if (kind === 'json') yield* readJson(decodeText(bytes));
  else yield* readTable(decodeText(bytes));
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

async function* readJson(text: AsyncIterable<string>): AsyncGenerator<FileRecord> {
  for await (const { text: record, place, line } of findRecords(text)) {
    const where = line > 1 ? `ligne ${line}` : `marché n° ${place}`;
    const value = parseRecord(record);
    yield { where, text: record, ...(value && { fields: recordFields(value) }) };
  }
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

async function* readParquet(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<FileRecord> {
  const file = await arrayBuffer(bytes);
  const metadata = await parquetMetadataAsync(file);
  const all = metadata.schema.slice(1);
  const wanted = new Set(findFields(all.map(({ name }) => name)).values());
  const columns = all.filter((_, place) => wanted.has(place));
  const names = columns.map(({ name }) => name);
  const fields = findFields(names);
  let rows = 0;
  for (const { num_rows: size } of metadata.row_groups) {
    const range = { rowStart: rows, rowEnd: rows + Number(size) };
    const options = { file, metadata, columns: names, compressors: COMPRESSORS, ...range };
    for (const record of await parquetReadObjects(options)) {
      rows += 1;
      const values = columns.map((column) => columnText(record[column.name], column));
      yield { where: `ligne ${rows}`, text: '', fields: pickFields(fields, values) };
    }
  }
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

async function fileDigest(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 })) hash.update(chunk as Buffer); // a stream of bytes
  return hash.digest('hex');
}
