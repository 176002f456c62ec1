import { createHash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import type { Figures } from '../schemas/competition/figures.ts';
import { literal, type DuckDb } from './database.ts';
import { JsonMarketsError, writeJsonLines } from './json-markets.ts';
import { loadRecords } from './markets.ts';

/** What the figures state of a file that was read. */
export type ReadFile = Figures['source']['files'][number] & { readonly departments: 'buyer' | 'place' };

/** A file that cannot be read, with what lacks and the remedy, for the person who runs the command. */
export class InputError extends Error {}

const FORMATS = 'prenez l’édition tabulaire (CSV ou Parquet) ou le JSON au schéma de 2022, sur data.gouv.fr';

const AGAIN = 'téléchargez-le de nouveau';

const EMPTY = `aucun marché dedans ; ${AGAIN}`;

/** The columns of the tabular edition, in the order in which `loadRecords` takes them. */
const TABLE = {
  market: 'uid',
  offers: 'offresRecues',
  notified: 'dateNotification',
  procedure: 'procedure',
  amount: 'montant',
  cpv: 'codeCPV',
  department: 'acheteur_departement_code',
} as const;

/** The properties of a market in the JSON schema of 2022, as DuckDB types them; nothing else of it is read. */
const PROPERTIES = {
  id: 'VARCHAR',
  acheteur: 'STRUCT(id VARCHAR)',
  offresRecues: 'VARCHAR',
  dateNotification: 'VARCHAR',
  procedure: 'VARCHAR',
  montant: 'VARCHAR',
  codeCPV: 'VARCHAR',
  lieuExecution: 'STRUCT(code VARCHAR, "typeCode" VARCHAR)',
} as const;

/** The code of the place where it names a department or something inside one; regions and countries do not. */
const PLACE = `CASE WHEN lower(strip_accents(lieuExecution."typeCode")) NOT IN ('code region', 'code pays')
  THEN lieuExecution.code END`;

/** Reads a file into the table of records, or throws InputError with what to do. `folder` is for what it must write. */
export async function readInput(database: DuckDb, file: string, folder: string): Promise<ReadFile> {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found === undefined) throw new InputError('fichier introuvable ; vérifiez le chemin');
  if (!found.isFile()) throw new InputError('ce n’est pas un fichier ; donnez les fichiers un par un');
  if (found.size === 0) throw new InputError(`fichier vide ; ${AGAIN}`);
  const format = /\.(csv|json|parquet)(?:\.gz)?$/i.exec(file)?.[1]?.toLowerCase();
  if (format === undefined) throw new InputError(`format inconnu ; ${FORMATS}`);
  const content = await formatOf(file);
  const named = /\.gz$/i.test(file) ? 'gz' : format;
  if (content !== undefined && content !== named)
    throw new InputError(
      `le contenu n’est pas du ${named} mais du ${content} ; changez la fin du nom en .${content}`,
    );
  try {
    const rows =
      format === 'json' ? await readJson(database, file, folder) : await readTable(database, file, format);
    if (rows === 0) throw new InputError(EMPTY);
    const departments = format === 'json' ? 'place' : 'buyer';
    return { name: path.basename(file), bytes: found.size, sha256: await digestOf(file), rows, departments };
  } catch (error) {
    if (error instanceof InputError) throw error;
    const [first] = String(error instanceof Error ? error.message : error).split('\n');
    const again = format === 'csv' ? 'enregistrez-le en UTF-8, ou téléchargez-le de nouveau' : AGAIN;
    throw new InputError(`illisible ; ${again} (DuckDB : ${first})`, { cause: error });
  }
}

/** What a file holds, whatever its name says; `undefined` where its first bytes do not tell, as those of a table. */
async function formatOf(file: string): Promise<'json' | 'parquet' | 'gz' | undefined> {
  await using handle = await open(file);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(64), 0, 64, 0);
  const start = buffer.subarray(0, bytesRead);
  if (start[0] === 0x1f && start[1] === 0x8b) return 'gz';
  if (start.toString('latin1', 0, 4) === 'PAR1') return 'parquet';
  return /^\uFEFF?\s*[[{]/.test(start.toString('utf8')) ? 'json' : undefined;
}

async function readTable(database: DuckDb, file: string, format: string): Promise<number> {
  const table =
    format === 'parquet'
      ? `read_parquet(${literal(file)})`
      : `read_csv(${literal(file)}, all_varchar = true, header = true, quote = '"', escape = '"')`;
  const columns = await database.rows<{ column_name: string }>(`DESCRIBE SELECT * FROM ${table}`);
  const names = new Set(columns.map(({ column_name: name }) => name));
  refuseLacking(Object.values(TABLE).filter((name) => !names.has(name)));
  const selected = Object.entries(TABLE).map(([name, column]) => `CAST("${column}" AS VARCHAR) AS ${name}`);
  return loadRecords(database, `SELECT ${selected.join(', ')} FROM ${table}`);
}

async function readJson(database: DuckDb, file: string, folder: string): Promise<number> {
  const lines = path.join(folder, 'markets.jsonl');
  await writeJsonLines(file, lines).catch((error: unknown) => {
    if (!(error instanceof JsonMarketsError)) throw error;
    throw new InputError(
      error.fault === 'cut'
        ? `le fichier s’arrête au milieu ; ${AGAIN}`
        : `la liste « marches.marche » manque, c’est peut-être le schéma de 2019 ; ${FORMATS}`,
    );
  });
  const types = Object.entries(PROPERTIES).map(([name, type]) => `${name}: ${literal(type)}`);
  const table = `read_json(${literal(lines)}, format = 'newline_delimited', columns = {${types.join(', ')}})`;
  const needed = Object.keys(PROPERTIES).map((name) => `count(${name}) AS "${name}"`);
  const [{ total = 0n, ...present } = {}] = await database.rows<Record<string, bigint>>(
    `SELECT count(*) AS total, ${needed.join(', ')} FROM ${table}`,
  );
  if (total === 0n) throw new InputError(EMPTY);
  refuseLacking(Object.keys(PROPERTIES).filter((name) => Number(present[name] ?? 0) === 0));
  return loadRecords(
    database,
    `SELECT acheteur.id || id AS market, offresRecues AS offers, dateNotification AS notified, procedure,
       montant AS amount, codeCPV AS cpv, ${PLACE} AS department FROM ${table}`,
  );
}

function refuseLacking(lacking: readonly string[]): void {
  if (lacking.length === 0) return;
  const many = lacking.length > 1;
  throw new InputError(
    `${many ? 'les colonnes' : 'la colonne'} ${lacking.map((name) => `« ${name} »`).join(', ')} ${many ? 'manquent' : 'manque'} ; ${FORMATS}`,
  );
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 })) hash.update(chunk as Buffer); // a stream of bytes
  return hash.digest('hex');
}
