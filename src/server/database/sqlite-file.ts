import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { logEvent } from '../log.ts';
import { StoreUnavailableError } from './database.ts';

/** Longest wait for another process that opens the same file, in milliseconds. */
const OPEN_TIMEOUT_MS = 2000;

const JOURNAL_BYTES = 16_777_216;

export interface SqliteFile {
  readonly database: DatabaseSync;
  /** Returns whether the file and its journal are still the ones at their paths: commits to others would be lost. */
  readonly isInPlace: () => boolean;
  readonly close: () => void;
}

/**
 * Opens `site.db` in a folder, readable by this user only. Refuses a damaged or emptied file without changing it.
 * Creates a missing file only if `create` is true and no trace of an earlier store is found.
 */
export function openSqliteFile(folder: string, create: boolean): SqliteFile {
  const file = path.join(folder, 'site.db');
  const mails = path.join(folder, 'outbox');
  assertUsable(folder);
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > 0) assertSound(file);
  else assertSafeToCreate(folder, existsSync(file) ? 'is empty (0 bytes)' : 'is missing', create);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  restrictPermissions(file);
  const database = new DatabaseSync(file, { timeout: OPEN_TIMEOUT_MS });
  try {
    // A commit returns once the journal is on the disk.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
    database.exec(`PRAGMA journal_size_limit = ${JOURNAL_BYTES}`);
    database.exec('SELECT 1 FROM sqlite_schema'); // creates the journal
    // Waiting for another process would block this one: the transaction is retried instead.
    database.exec('PRAGMA busy_timeout = 0');
    mkdirSync(mails, { recursive: true, mode: 0o700 });
  } catch (error) {
    database.close();
    throw error;
  }
  const inodes = [file, `${file}-wal`].map((name) => [name, inode(name)] as const);
  return {
    database,
    isInPlace: () => inodes.every(([name, opened]) => inode(name) === opened),
    close: () => database.close(),
  };
}

function inode(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.ino;
}

/** Throws when something else lies in place of a file of the database, or when the folder cannot be written. */
function assertUsable(folder: string): void {
  for (const name of ['site.db', 'site.db-wal', 'site.db-shm'])
    if (statSync(path.join(folder, name), { throwIfNoEntry: false })?.isFile() === false)
      throw new StoreUnavailableError(`${name} is not a file: move it away, or restore a copy`);
  if (existsSync(folder)) accessSync(folder, constants.W_OK);
}

/** Throws when a file is damaged. Opens it read-only, since closing a writable file may change it. */
function assertSound(file: string): void {
  const database = new DatabaseSync(file, { readOnly: true, timeout: OPEN_TIMEOUT_MS });
  try {
    const [result = ''] = Object.values(database.prepare('PRAGMA quick_check(1)').get() ?? {});
    if (result !== 'ok')
      throw new StoreUnavailableError('site.db is damaged: stop the server, and restore a copy');
  } finally {
    database.close();
  }
}

/** Throws when a new file could be mistaken for a store that was lost or moved. */
function assertSafeToCreate(folder: string, state: string, create: boolean): void {
  const file = path.join(folder, 'site.db');
  if (
    existsSync(path.join(folder, 'outbox')) ||
    (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0
  )
    throw new StoreUnavailableError(
      `site.db ${state}: restore it, or move the files beside it away to start with an empty one`,
    );
  if (!create) throw new StoreUnavailableError(`site.db ${state}: set DATA_DIR to the folder of the server`);
  if (!existsSync(path.dirname(folder)))
    throw new StoreUnavailableError('the folder above DATA_DIR does not exist: mount its disk, or create it');
}

/** Restricts the file to this user. SQLite creates its journals with the same permissions. */
function restrictPermissions(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  const mode = statSync(file).mode & 0o777;
  if ((mode & 0o077) === 0 || process.platform === 'win32') return;
  try {
    for (const name of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(name)) chmodSync(name, 0o600);
    logEvent('info', 'database.permissions_restricted', { file, before: mode.toString(8) });
  } catch {
    logEvent('warn', 'database.permissions_kept', { file, mode: mode.toString(8) }); // the file of another user
  }
}
