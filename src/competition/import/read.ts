import { createHash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream';
import { createGunzip, brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { parquetMetadataAsync, parquetReadObjects } from 'hyparquet';
import type { Figures } from '#schemas/competition/figures.ts';
import type { Contracts } from '../counting/contracts.ts';
import { FIELDS, fieldsIn, flatten, refuseLacking, rowOf, textOf, textsOf } from './fields.ts';
import { recordsIn } from './json.ts';
import { AGAIN, FORMATS, InputError } from './problems.ts';
import { peek } from './peek.ts';
import { readTable, type At } from './table.ts';

/** Facts that the figures state of a file that was read. */
export type ReadFile = Figures['source']['files'][number] & { readonly departments: 'buyer' | 'place' };

/**
 * Reads a file into the contracts of its source, whatever its name says of its format, or throws InputError with what to
 * do. `order` is the place of the file among those of the source.
 */
export async function readInput(contracts: Contracts, file: string, order: number): Promise<ReadFile> {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found === undefined) throw new InputError('fichier introuvable ; vérifiez le chemin');
  if (!found.isFile()) throw new InputError('ce n’est pas un fichier ; donnez les fichiers un par un');
  if (found.size === 0) throw new InputError(`fichier vide ; ${AGAIN}`);
  const name = path.basename(file);
  const at = (where: string) => `${name}, ${where}`;
  try {
    const { kind, bytes } = await contentOf(file);
    const read =
      kind === 'parquet'
        ? await readParquet(contracts, bytes, order, at)
        : kind === 'json'
          ? await readJson(contracts, textOfBytes(bytes), order, at)
          : await readTable(contracts, textOfBytes(bytes), order, at);
    if (read.rows === 0) throw new InputError(`aucun marché dedans ; ${FORMATS}`);
    return { name, bytes: found.size, sha256: await digestOf(file), ...read };
  } catch (error) {
    throw error instanceof InputError ? error : unreadable(error);
  }
}

function unreadable(error: unknown): InputError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const cause = { cause: error };
  if (code === 'EACCES')
    return new InputError('lecture interdite ; donnez-vous le droit de lire ce fichier', cause);
  if (code === 'Z_BUF_ERROR') return new InputError(`le fichier s’arrête au milieu ; ${AGAIN}`, cause);
  if (code.startsWith('Z_')) return new InputError(`compression abîmée ; ${AGAIN}`, cause);
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
    return new InputError('illisible ; enregistrez-le en UTF-8, ou téléchargez-le de nouveau', cause);
  const said = error instanceof Error ? error.message.split('\n')[0] : String(error);
  return new InputError(`illisible ; ${AGAIN} (${said})`, cause);
}

/** The bytes of a file without their compression, and what they hold by their first ones. */
async function contentOf(file: string) {
  let bytes: AsyncIterable<Uint8Array> = createReadStream(file, { highWaterMark: 1 << 20 });
  for (;;) {
    const [first, all] = await peek(bytes);
    const start = Buffer.from(first?.subarray(0, 64) ?? []).toString('latin1');
    if (start.startsWith('\u001F\u008B')) {
      bytes = pipeline(all, createGunzip(), () => {}); // whoever reads it is told what fails
      continue;
    }
    if (start.startsWith('PK\u0003\u0004'))
      throw new InputError('c’est une archive zip ; décompressez-la et donnez le fichier qu’elle contient');
    if (/^\s*(?:ï»¿)?\s*<(?:!doctype|html)/i.test(start))
      throw new InputError(`c’est une page web ; ${AGAIN}`);
    if (/^\s*(?:ï»¿)?\s*</.test(start)) throw new InputError(`format XML, qui n’est pas lu ; ${FORMATS}`);
    const kind: 'parquet' | 'json' | 'table' = start.startsWith('PAR1')
      ? 'parquet'
      : /^(?:ï»¿)?\s*[[{]/.test(start)
        ? 'json'
        : 'table';
    return { kind, bytes: all };
  }
}

/** The text of bytes in UTF-8; other bytes are refused. */
async function* textOfBytes(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

async function readJson(contracts: Contracts, text: AsyncIterable<string>, order: number, at: At) {
  const seen = new Set<string>();
  let [rows, isBuyers] = [0, false];
  for await (const { text: record, place, line } of recordsIn(text)) {
    rows += 1;
    const where = at(line > 1 ? `ligne ${line}` : `marché n° ${place}`);
    const value = parsed(record);
    if (value === undefined) {
      contracts.leaveOut(where, record.slice(0, 60));
      continue;
    }
    const texts = textsOf(flatten(value));
    for (const field of FIELDS) if (texts(field) !== undefined) seen.add(field);
    isBuyers ||= texts('department') !== undefined;
    contracts.add(rowOf(texts, where), order);
  }
  if (rows > 0) refuseLacking(seen);
  return { rows, departments: isBuyers ? ('buyer' as const) : ('place' as const) };
}

function parsed(record: string): object | undefined {
  try {
    const value: unknown = JSON.parse(record);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

async function readParquet(contracts: Contracts, bytes: AsyncIterable<Uint8Array>, order: number, at: At) {
  const parts: Uint8Array[] = [];
  for await (const chunk of bytes) parts.push(chunk);
  const whole = Buffer.concat(parts);
  const file = whole.buffer.slice(whole.byteOffset, whole.byteOffset + whole.byteLength);
  const metadata = await parquetMetadataAsync(file);
  const names = metadata.schema.slice(1).map(({ name }) => name);
  const where = fieldsIn(names);
  refuseLacking(where);
  const columns = [...new Set([...where.values()].map((place) => names[place] ?? ''))];
  let rows = 0;
  for (const { num_rows: size } of metadata.row_groups) {
    const [rowStart, rowEnd] = [rows, rows + Number(size)];
    const records = await parquetReadObjects({
      file,
      metadata,
      columns,
      rowStart,
      rowEnd,
      compressors: COMPRESSORS,
    });
    for (const record of records) {
      rows += 1;
      const texts = (field: Parameters<typeof where.get>[0]) => {
        const place = where.get(field);
        return place === undefined ? undefined : textOf(record[names[place] ?? '']);
      };
      contracts.add(rowOf(texts, at(`ligne ${rows}`)), order);
    }
  }
  return { rows, departments: where.has('department') ? ('buyer' as const) : ('place' as const) };
}

/** The compressions of Parquet files that Node knows; Snappy is the reader's own. */
const COMPRESSORS = {
  ZSTD: (input: Uint8Array) => new Uint8Array(zstdDecompressSync(input)),
  GZIP: (input: Uint8Array) => new Uint8Array(gunzipSync(input)),
  BROTLI: (input: Uint8Array) => new Uint8Array(brotliDecompressSync(input)),
};

/** The SHA-256 digest of a file. */
export async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 })) hash.update(chunk as Buffer); // a stream of bytes
  return hash.digest('hex');
}
