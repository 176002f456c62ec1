import { CommandError, type CommandContext } from '../operations/lead-commands.ts';
import { makeBackup } from './backup.ts';
import type { Content } from './content.ts';
import { moveToPostgres } from './move.ts';
import { restoreBackup } from './restore.ts';

/** Copies that a folder keeps: a fortnight of daily ones. Who is forgotten in the store is in these until they go. */
const KEPT = 14;

/** Copies the store into a folder, and reads the copy back. */
export async function backup({ environment, options, write }: CommandContext, folder: string): Promise<void> {
  if (environment.DATABASE_URL !== undefined)
    throw new CommandError(
      'The store is a PostgreSQL, which copies itself: pg_dump --format=custom --file=site.dump "$DATABASE_URL"',
    );
  const { keep = String(KEPT) } = options;
  if (!/^[1-9]\d{0,5}$/.test(keep)) throw new CommandError('--keep takes a number of copies, such as 14.');
  const { file, at, content, deleted } = await makeBackup(environment.DATA_DIR, folder, Number(keep));
  write(`${file}: all that was acknowledged before ${at}, read back\n${counts(content)}`);
  if (deleted.length > 0) write(`${deleted.length} older deleted, ${keep} kept\n`);
}

/** Puts a copy in the place of the store. */
export async function restore({ environment, options, write }: CommandContext, from: string): Promise<void> {
  if (environment.DATABASE_URL !== undefined)
    throw new CommandError(
      'The store is a PostgreSQL: pg_restore --clean --if-exists --dbname="$DATABASE_URL" site.dump',
    );
  const { file, at, content, skipped, aside } = restoreBackup(
    from,
    environment.DATA_DIR,
    options.replace === true,
  );
  for (const problem of skipped) write(`passed over: ${problem}\n`);
  write(`${environment.DATA_DIR} holds ${file}: all that was acknowledged before ${at}, read back\n`);
  write(counts(content));
  if (aside !== undefined) write(`What was there is now ${aside}: delete it once it is not needed.\n`);
  write(
    'What was delivered after that moment is delivered again, under the same keys. Who asked to be forgotten after it must be forgotten again: npm run leads -- forget <email>\n',
  );
}

/** Copies the SQLite store of DATA_DIR into the PostgreSQL of DATABASE_URL. */
export async function move({ environment, write }: CommandContext): Promise<void> {
  const { DATA_DIR, DATABASE_URL } = environment;
  if (DATABASE_URL === undefined)
    throw new CommandError('Set DATABASE_URL to the PostgreSQL that the requests of DATA_DIR go to.');
  const tables = await moveToPostgres(DATA_DIR, DATABASE_URL);
  for (const { table, inFile, inDatabase, copied, changedSince } of tables) {
    write(`${table}: ${inFile} in the file, ${inDatabase} of these in the database, ${copied} copied now`);
    write(changedSince > 0 ? `, ${changedSince} have changed there since and were left\n` : '\n');
  }
  write('Start the server with DATABASE_URL, and keep the file until you have seen it work.\n');
}

const counts = (content: Content) =>
  `${Object.entries(content)
    .map(([table, { rows }]) => `${table} ${rows}`)
    .join(', ')}\n`;
