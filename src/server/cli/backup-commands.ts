import { CommandError } from './command-line.ts';
import type { LeadContext } from './lead-commands.ts';
import { makeBackup, type RowCounts } from './backup.ts';
import { restoreBackup } from './restore.ts';

/** Copies that stay in a folder by default: two weeks of daily ones. They hold the data of forgotten people until then. */
const DEFAULT_KEEP = 14;

/** Copies the store into a folder, and checks the copy. */
export async function backup({ environment, options, write }: LeadContext, folder: string): Promise<void> {
  if (environment.DATABASE_URL !== undefined)
    throw new CommandError(
      'The store is a PostgreSQL: pg_dump --format=custom --file=site.dump "$DATABASE_URL"',
    );
  const { keep = String(DEFAULT_KEEP) } = options;
  if (!/^[1-9]\d{0,5}$/.test(keep)) throw new CommandError('--keep takes a number of copies, such as 14.');
  const { file, at, rows, deleted } = await makeBackup(environment.DATA_DIR, folder, Number(keep));
  write(`${file}: everything that was stored before ${at}, checked\n${toLine(rows)}`);
  if (deleted.length > 0) write(`Deleted ${deleted.length} older copies.\n`);
}

/** Restores a copy into an empty data folder. */
export async function restore({ environment, write }: LeadContext, from: string): Promise<void> {
  if (environment.DATABASE_URL !== undefined)
    throw new CommandError(
      'The store is a PostgreSQL: pg_restore --clean --if-exists --dbname="$DATABASE_URL" site.dump',
    );
  const { file, rows, skipped } = restoreBackup(from, environment.DATA_DIR);
  for (const problem of skipped) write(`Skipped ${problem}\n`);
  write(`${environment.DATA_DIR} now holds ${file}, checked\n${toLine(rows)}`);
  write(
    'What was delivered after the copy is delivered again, under the same keys. Forget people again who were forgotten since: npm run leads -- forget <email>\n',
  );
}

/** Copies the SQLite store of DATA_DIR into the PostgreSQL of DATABASE_URL. */
export async function move({ environment, write }: LeadContext): Promise<void> {
  const { DATA_DIR, DATABASE_URL } = environment;
  if (DATABASE_URL === undefined)
    throw new CommandError('Set DATABASE_URL to the PostgreSQL that the store of DATA_DIR moves to.');
  const { moveToPostgres } = await import('./move.ts');
  write(`Copied to the database of DATABASE_URL:\n${toLine(await moveToPostgres(DATA_DIR, DATABASE_URL))}`);
  write('Start the server with DATABASE_URL, and keep the file until you have seen it work.\n');
}

const toLine = (rows: RowCounts) =>
  `${Object.entries(rows)
    .map(([table, count]) => `${table} ${count}`)
    .join(', ')}\n`;
