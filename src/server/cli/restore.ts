import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from './command-line.ts';
import { checkStore, copiesIn, writeToDisk } from './backup.ts';

/**
 * Restores a copy, or the newest sound one in a folder, into a data folder without a store; `skipped` are newer copies with
 * the reason why they are damaged.
 */
export function restoreBackup(from: string, dataFolder: string) {
  if (!existsSync(from)) throw new CommandError(`There is no such folder or file: ${from}`);
  if (!existsSync(path.dirname(dataFolder)))
    throw new CommandError(
      `The folder above DATA_DIR does not exist: mount its disk, or create it: ${dataFolder}`,
    );
  const store = path.join(dataFolder, 'site.db');
  // SQLite would apply a remaining journal to the restored file.
  const there = ['', '-wal', '-shm', '-journal'].map((end) => store + end).find((name) => existsSync(name));
  if (there !== undefined)
    throw new CommandError(`${there} exists: stop the server, and move the files site.db* elsewhere.`);
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const part = `${store}.part`;
  const skipped: string[] = [];
  for (const file of statSync(from).isDirectory() ? copiesIn(from) : [from]) {
    try {
      copyFileSync(file, part);
      chmodSync(part, 0o600);
      const rows = checkStore(part);
      writeToDisk(part);
      renameSync(part, store);
      writeToDisk(dataFolder);
      return { file, rows, skipped };
    } catch (error) {
      skipped.push(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  throw new CommandError(['There is no sound copy.', ...skipped].join('\n'));
}
