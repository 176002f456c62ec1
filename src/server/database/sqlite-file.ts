import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { logEvent } from '../log.ts';
import { StoreUnavailableError } from './database.ts';

/** Longest wait of an opening for another server that opens the same file, in milliseconds. */
const OPENING_MS = 2000;

/** Largest journal that stays on the disk after a checkpoint, in bytes. */
const JOURNAL_BYTES = 16_777_216;

/** An open database file. */
export interface SqliteFile {
  readonly database: DatabaseSync;
  /** Returns whether the file and its journal are still the ones at their paths: commits to others would be lost. */
  readonly isInPlace: () => boolean;
  readonly close: () => void;
}

/**
 * Opens `site.db` in a folder, for this user only. It is checked first, without changing a byte: what is damaged or
 * emptied is refused and left as it is. It is made, `mayMake` allowing, only where nothing tells of another.
 */
export function openSqliteFile(folder: string, mayMake: boolean): SqliteFile {
  const file = path.join(folder, 'site.db');
  const mails = path.join(folder, 'outbox');
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > 0) inspect(file);
  else refuseToBegin(folder, existsSync(file) ? 'is empty (0 bytes)' : 'is missing', mayMake);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  keepPrivate(file);
  const database = new DatabaseSync(file, { timeout: OPENING_MS });
  try {
    // A commit returns once the journal is on the disk.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
    database.exec(`PRAGMA journal_size_limit = ${JOURNAL_BYTES}`);
    database.exec('SELECT 1 FROM sqlite_schema'); // creates the journal
    // A statement that waited for another process would block this one: its transaction is run again.
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

/** Throws what is wrong with a file. Only reads: what is opened for writing may be changed when it is closed. */
function inspect(file: string): void {
  const database = new DatabaseSync(file, { readOnly: true, timeout: OPENING_MS });
  try {
    const [result = ''] = Object.values(database.prepare('PRAGMA quick_check(1)').get() ?? {});
    if (result !== 'ok')
      throw new StoreUnavailableError('site.db is damaged: stop the server, and restore a copy');
  } finally {
    database.close();
  }
}

/** Throws when something tells that there was a store, here or beside, of which a new one would be mistaken. */
function refuseToBegin(folder: string, state: string, mayMake: boolean): void {
  const file = path.join(folder, 'site.db');
  if (
    existsSync(path.join(folder, 'outbox')) ||
    (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0
  )
    throw new StoreUnavailableError(
      `site.db ${state}: restore it, or move what is left beside it away to begin anew`,
    );
  if (!mayMake) throw new StoreUnavailableError(`site.db ${state}: set DATA_DIR to the folder of the server`);
  if (existsSync(folder)) return;
  const parent = path.dirname(folder);
  if (!existsSync(parent))
    throw new StoreUnavailableError('the folder above DATA_DIR does not exist: mount its disk, or make it');
  const other = readdirSync(parent).find((name) => existsSync(path.join(parent, name, 'site.db')));
  if (other !== undefined)
    throw new StoreUnavailableError(
      'DATA_DIR does not exist, and a folder beside it holds a site.db: set DATA_DIR to that one, or make the folder',
    );
}

/** Makes the file one that only this user reads, whatever the folder allows; SQLite gives its journals the same rights. */
function keepPrivate(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  const mode = statSync(file).mode & 0o777;
  if ((mode & 0o077) === 0 || process.platform === 'win32') return;
  try {
    for (const name of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(name)) chmodSync(name, 0o600);
    logEvent('store-made-private', { file, before: mode.toString(8) });
  } catch {
    logEvent('store-not-private', { file, remedy: `chmod go-rwx ${file}` }); // of another user
  }
}
