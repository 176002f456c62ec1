import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CommandError } from './command-line.ts';
import type { LeadContext } from './lead-commands.ts';

/** Copies that stay in a folder by default: two weeks of daily ones. They hold the data of forgotten people until then. */
const DEFAULT_KEEP = 14;

export async function backup({ environment, options, write }: LeadContext, folder: string): Promise<void> {
  const { DATA_DIR, DATABASE_URL } = environment;
  if (DATABASE_URL !== undefined)
    throw new CommandError(
      'The store is a PostgreSQL: pg_dump --format=custom --file=site.dump "$DATABASE_URL"',
    );
  const { keep = String(DEFAULT_KEEP) } = options;
  if (!/^[1-9]\d{0,5}$/.test(keep)) throw new CommandError('--keep takes a number of copies, such as 14.');
  const source = path.join(DATA_DIR, 'site.db');
  if (!existsSync(source)) throw new CommandError(`There is no store to copy: ${source} is missing.`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const at = new Date().toISOString();
  const part = path.join(folder, 'site.part');
  copyStore(source, part);
  const file = path.join(folder, `site-${at.replaceAll(':', '-')}.db`);
  renameSync(part, file);
  const deleted = listCopies(folder).slice(Number(keep));
  for (const name of deleted) rmSync(path.join(folder, name));
  write(`${file}: everything that was stored before ${at}, checked\n`);
  if (deleted.length > 0) write(`Deleted ${deleted.length} older copies.\n`);
}

function copyStore(source: string, copy: string): void {
  rmSync(copy, { force: true }); // of an aborted copy
  const handle = openSync(copy, 'w', 0o600);
  try {
    withDatabase(source, (database) => database.prepare('VACUUM INTO ?').run(copy));
    withDatabase(copy, (database) => {
      const [result = ''] = Object.values(database.prepare('PRAGMA integrity_check(1)').get() ?? {});
      if (result !== 'ok') throw new Error(String(result));
    });
    fsyncSync(handle);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandError(`${source} cannot be copied: ${reason}.`, { cause: error });
  } finally {
    closeSync(handle);
  }
}

function withDatabase(file: string, use: (database: DatabaseSync) => unknown): void {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 10_000 }); // for a server that checks it
  try {
    use(database);
  } finally {
    database.close();
  }
}

function listCopies(folder: string): readonly string[] {
  const names = readdirSync(folder).filter((name) => /^site-.*Z\.db$/.test(name));
  return names.toSorted().toReversed();
}
