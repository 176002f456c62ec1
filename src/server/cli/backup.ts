import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { CommandError } from './command-line.ts';

/** All pages at once: a copy in steps would restart with each write of another process. */
const ALL_PAGES = 2_147_483_647;

/** Rows by table. */
export type RowCounts = Readonly<Record<string, number>>;

/**
 * Copies the SQLite store of a folder into another folder, even while a server writes, and checks the copy. It holds everything
 * that was stored before `at`. The folder keeps its last `keep` copies; `deleted` are the others.
 */
export async function makeBackup(dataFolder: string, folder: string, keep: number) {
  const source = path.join(dataFolder, 'site.db');
  if (!statSync(source, { throwIfNoEntry: false })?.size)
    throw new CommandError(`There is no store to copy: ${source} is missing or empty.`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Remains of an aborted copy.
  for (const name of readdirSync(folder)) if (name.endsWith('.part')) rmSync(path.join(folder, name));
  const at = new Date().toISOString();
  const file = path.join(folder, `site-${at.replaceAll(':', '-')}.db`);
  const part = `${file}.part`;
  closeSync(openSync(part, 'w', 0o600));
  const database = new DatabaseSync(source, { readOnly: true, timeout: 10_000 }); // for a server that checks it
  try {
    await backup(database, part, { rate: ALL_PAGES });
  } finally {
    database.close();
  }
  const rows = checkStore(part);
  writeToDisk(part);
  renameSync(part, file);
  writeToDisk(folder);
  const deleted = copiesIn(folder).slice(keep);
  for (const old of deleted) rmSync(old);
  return { file, at, rows, deleted };
}

/** Checks a store that no process writes to, and counts its rows. Throws a CommandError when it is damaged. */
export function checkStore(file: string): RowCounts {
  const database = new DatabaseSync(file);
  try {
    // A single file without a journal.
    database.exec('PRAGMA journal_mode = DELETE');
    const [result = ''] = Object.values(database.prepare('PRAGMA integrity_check(1)').get() ?? {});
    if (result !== 'ok') throw new Error(String(result));
    const count = (table: string) =>
      Number(database.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.['n']);
    return Object.fromEntries(tablesOf(database).map((table) => [table, count(table)]));
  } catch (error) {
    throw new CommandError(`${file} is damaged: ${error instanceof Error ? error.message : String(error)}.`);
  } finally {
    database.close();
  }
}

/** Lists the tables of a store. */
export function tablesOf(database: DatabaseSync): readonly string[] {
  return database
    .prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name`)
    .all()
    .map(({ name }) => String(name))
    .filter((name) => !/^(?:sqlite|kysely)_/.test(name));
}

/** Lists the finished copies in a folder, newest first. */
export function copiesIn(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => /^site-.*Z\.db$/.test(name))
    .toSorted()
    .toReversed()
    .map((name) => path.join(folder, name));
}

/** Flushes a file or a folder to the disk. Windows has no such call for folders. */
export function writeToDisk(file: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(file, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
