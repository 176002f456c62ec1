import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { deskTranslator, terminalLocale } from '../../i18n/desk-translate.ts';
import { CommandError } from '../operations/lead-commands.ts';
import { digestTables, differingTables, type TableDigests } from './table-digests.ts';

/** Says what is wrong in the language of the terminal: only commands come here. */
const t = deskTranslator(terminalLocale(process.env));

/** All pages at once: a copy in steps would begin again with every request that another process keeps. */
const ALL_PAGES = 2_147_483_647;

/** How long to wait for a server that opens or checks the file, in milliseconds. */
const BUSY_MS = 10_000;

/** An unfinished copy of this age, in milliseconds, is what a process that was killed has left. */
const ABANDONED_MS = 3_600_000;

/** What stands beside each copy. Only what was read back has one. */
export interface Manifest {
  /** The moment of which the copy is: what was acknowledged before it is all there. */
  readonly at: string;
  readonly content: TableDigests;
}

/** A copy that was made. */
export interface Copy extends Manifest {
  readonly file: string;
  /** Older copies that were deleted. */
  readonly deleted: readonly string[];
}

/**
 * Copies the SQLite store of a folder into another, while a server writes to it: one file of one moment, named by it.
 * The copy is read back, and each of its tables compared with what the store held at that moment. Of the copies in
 * the folder the last `keep` remain.
 */
export async function makeBackup(dataFolder: string, folder: string, keep: number): Promise<Copy> {
  const source = path.join(dataFolder, 'site.db');
  if (!statSync(source, { throwIfNoEntry: false })?.size)
    throw new CommandError(t('desk.copies.noStore', { file: source }));
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  deleteAbandoned(folder);
  const database = new DatabaseSync(source, { readOnly: true, timeout: BUSY_MS });
  try {
    // The copy is made in the transaction that is read here, so that both are of the same moment.
    database.exec('BEGIN');
    database.prepare('SELECT count(*) FROM sqlite_schema').get();
    const at = new Date().toISOString();
    const name = `site-${at.replaceAll(':', '-')}`;
    const part = path.join(folder, `${name}.part`);
    writeFileSync(part, '', { mode: 0o600 });
    await backup(database, part, { rate: ALL_PAGES });
    const content = digestTables(database);
    database.exec('COMMIT');
    finish(part);
    const copied = readStore(part);
    const different = differingTables(content, copied);
    if (different.length > 0)
      throw new CommandError(t('desk.copies.copyDiffers', { tables: different.join(', ') }));
    const file = path.join(folder, `${name}.db`);
    renameSync(part, file);
    const manifest: Manifest = { at, content };
    await writeFile(`${file}.json`, `${JSON.stringify(manifest, undefined, 2)}\n`, {
      mode: 0o600,
      flush: true,
    });
    syncFolder(folder);
    return { file, ...manifest, deleted: deleteOld(folder, keep) };
  } finally {
    database.close();
  }
}

/** Reads all of a store that nobody writes to. Throws a CommandError when it is damaged. */
export function readStore(file: string): TableDigests {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const [result = ''] = Object.values(database.prepare('PRAGMA integrity_check(1)').get() ?? {});
    if (result !== 'ok') throw new CommandError(t('desk.copies.damaged', { file, reason: String(result) }));
    return digestTables(database);
  } finally {
    database.close();
  }
}

/** The copies of a folder, the newest first: those that were finished. */
export function copiesIn(folder: string): string[] {
  const names = readdirSync(folder);
  return names
    .filter((name) => /^site-.*Z\.db$/.test(name) && names.includes(`${name}.json`))
    .toSorted()
    .toReversed()
    .map((name) => path.join(folder, name));
}

/** Writes what a folder says of its files to the disk. Windows has no such call, and needs none. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/** One file that nothing beside it belongs to, and on the disk. */
function finish(part: string): void {
  const copy = new DatabaseSync(part);
  copy.exec('PRAGMA journal_mode = DELETE');
  copy.close();
  const handle = openSync(part, 'r+');
  fsyncSync(handle);
  closeSync(handle);
}

function deleteOld(folder: string, keep: number): string[] {
  const old = copiesIn(folder).slice(keep);
  // A file without a manifest is an unfinished copy: it is deleted first.
  for (const file of old) for (const name of [`${file}.json`, file]) rmSync(name);
  return old;
}

function deleteAbandoned(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    if (/^site-.*\.part(?:-journal)?$/.test(name) && Date.now() - statSync(file).mtimeMs > ABANDONED_MS)
      rmSync(file);
  }
}
