import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { deskTranslator, terminalLocale } from '../../i18n/desk-translate.ts';
import { CommandError } from '../operations/lead-commands.ts';
import type { Row, Transaction } from '../store/database.ts';
import { withDeadline } from '../store/deadline.ts';
import { postgresDatabase } from '../store/postgres/postgres.ts';
import { openSqliteFile } from '../store/sqlite/sqlite-file.ts';
import { quoted, rowText, tablesOf } from './table-digests.ts';
import { openAlone } from './open-alone.ts';

/** Says what is wrong in the language of the terminal: only commands come here. */
const t = deskTranslator(terminalLocale(process.env));

/** Rows of one statement. PostgreSQL takes 65,535 values, and no table has a hundred columns. */
const ROWS = 500;

/** How long all of it may take, in milliseconds. */
const MOVING_MS = 3_600_000;

/** Counts of the moment, which every server begins anew. */
const PASSING = new Set(['rate_counters', 'purges']);

/** Tables of which a row says that a store is in use. */
const PEOPLE = ['leads', 'subscriptions', 'spam'];

/** What became of a table, in rows: those of the file, of these now in the database, and how many that took. */
export interface MovedTable {
  readonly table: string;
  readonly inFile: number;
  readonly inDatabase: number;
  readonly copied: number;
  /** Rows that were there before and have changed since: they are left as the database has them. */
  readonly changedSince: number;
}

/**
 * Copies the SQLite store of a folder into a PostgreSQL, all of it or nothing, and reads it back row by row. What is
 * there already is left, so that it can be done again. The server must not run.
 */
export async function moveToPostgres(dataFolder: string, url: string): Promise<readonly MovedTable[]> {
  // In the shape of this version, as a server would bring it.
  openSqliteFile(dataFolder, false).database.close();
  const source = openAlone(path.join(dataFolder, 'site.db'));
  const target = postgresDatabase(url);
  let refusal: CommandError | undefined;
  try {
    return await withDeadline(MOVING_MS, () =>
      target.transaction(async (transaction) => {
        try {
          return await moveTables(source, transaction);
        } catch (error) {
          if (error instanceof CommandError) refusal = error;
          throw error;
        }
      }),
    );
  } catch (error) {
    // The store knows no errors but those of a database.
    throw refusal ?? error;
  } finally {
    await target.close();
    source.close();
  }
}

async function moveTables(source: DatabaseSync, transaction: Transaction): Promise<readonly MovedTable[]> {
  await prepareSecrets(source, transaction);
  const moved: MovedTable[] = [];
  for (const table of tablesOf(source).filter((name) => !PASSING.has(name)))
    moved.push(await moveTable(source, transaction, table));
  return moved;
}

/**
 * Addresses are hashed with a secret of the store, and the database takes that of the file. Throws a CommandError
 * where people are kept in the database under another secret.
 */
async function prepareSecrets(source: DatabaseSync, { query }: Transaction): Promise<void> {
  const secrets = source.prepare('SELECT name, value FROM secrets').all() as unknown as readonly Row[];
  const there = await query('SELECT name, value FROM secrets');
  const others = there.filter(({ name, value }) =>
    secrets.some((secret) => secret['name'] === name && secret['value'] !== value),
  );
  if (others.length === 0) return;
  let kept = 0;
  for (const table of PEOPLE)
    kept += Number((await query(`SELECT count(*) AS rows FROM ${quoted(table)}`))[0]?.['rows']);
  if (kept > 0) throw new CommandError(t('desk.copies.otherStore', { count: kept }));
  for (const { name = null } of others) await query('DELETE FROM secrets WHERE name = $1', name);
}

async function moveTable(source: DatabaseSync, { query }: Transaction, table: string): Promise<MovedTable> {
  const [columns, keys] = shapeOf(source, table);
  const [columnNames, keyNames] = [columns.map(quoted).join(', '), keys.map(quoted).join(', ')];
  const moved = { inFile: 0, inDatabase: 0, copied: 0, changedSince: 0 };
  for (const rows of inPages(source, table)) {
    const values = rows.flatMap((row) => columns.map((column) => row[column] ?? null));
    const copied = await query(
      `INSERT INTO ${quoted(table)} (${columnNames}) VALUES ${places(rows.length, columns.length)}
       ON CONFLICT (${keyNames}) DO NOTHING RETURNING 1`,
      ...values,
    );
    const there = await query(
      `SELECT ${columnNames} FROM ${quoted(table)}
       WHERE (${keyNames}) IN (${places(rows.length, keys.length)})`,
      ...rows.flatMap((row) => keys.map((key) => row[key] ?? null)),
    );
    const texts = new Set(there.map(rowText));
    moved.inFile += rows.length;
    moved.inDatabase += there.length;
    moved.copied += copied.length;
    moved.changedSince += rows.filter((row) => !texts.has(rowText(row))).length;
  }
  if (moved.inDatabase !== moved.inFile)
    throw new CommandError(
      t('desk.copies.notMoved', { table, inFile: moved.inFile, inDatabase: moved.inDatabase }),
    );
  return { table, ...moved };
}

/** The columns of a table, and those of its primary key. */
function shapeOf(source: DatabaseSync, table: string): readonly [readonly string[], readonly string[]] {
  const columns = source.prepare(`PRAGMA table_info(${quoted(table)})`).all();
  const names = (chosen: typeof columns) => chosen.map(({ name }) => String(name));
  return [names(columns), names(columns.filter(({ pk }) => Number(pk) > 0))];
}

function* inPages(source: DatabaseSync, table: string): Generator<readonly Row[]> {
  let page: Row[] = [];
  for (const row of source.prepare(`SELECT * FROM ${quoted(table)}`).iterate()) {
    page.push(row as Row); // no column holds a blob
    if (page.length < ROWS) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}

/** `($1, $2), ($3, $4)` for two rows of two values. */
function places(rows: number, width: number): string {
  const row = (n: number) => Array.from({ length: width }, (_, at) => `$${n * width + at + 1}`).join(', ');
  return Array.from({ length: rows }, (_, n) => `(${row(n)})`).join(', ');
}
