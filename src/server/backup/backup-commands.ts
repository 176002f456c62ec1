import { CommandError, type CommandContext } from '../operations/lead-commands.ts';
import { makeBackup, type RowCounts } from './backup.ts';
import { restoreBackup } from './restore.ts';

/** Copies that a folder keeps: a fortnight of daily ones. Who is forgotten in the store is in these until they go. */
const KEPT = 14;

/** Copies the store into a folder, and checks the copy. */
export async function backup(
  { environment, options, t, write }: CommandContext,
  folder: string,
): Promise<void> {
  if (environment.DATABASE_URL !== undefined)
    throw new CommandError(
      `${t('desk.copies.postgresCopies')} pg_dump --format=custom --file=site.dump "$DATABASE_URL"`,
    );
  const { keep = String(KEPT) } = options;
  if (!/^[1-9]\d{0,5}$/.test(keep)) throw new CommandError(t('desk.copies.wrongKeep'));
  const { file, at, rows, deleted } = await makeBackup(environment.DATA_DIR, folder, Number(keep), t);
  write(`${t('desk.copies.copied', { file, at })}\n${counted(rows)}`);
  if (deleted.length > 0) write(`${t('desk.copies.deleted', { count: deleted.length, keep })}\n`);
}

/** Brings a copy into an empty data folder. */
export async function restore({ environment, t, write }: CommandContext, from: string): Promise<void> {
  if (environment.DATABASE_URL !== undefined)
    throw new CommandError(
      `${t('desk.copies.postgresRestores')} pg_restore --clean --if-exists --dbname="$DATABASE_URL" site.dump`,
    );
  const { file, rows, skipped } = restoreBackup(from, environment.DATA_DIR, t);
  for (const problem of skipped) write(`${t('desk.copies.skipped', { problem })}\n`);
  write(`${t('desk.copies.restored', { folder: environment.DATA_DIR, file })}\n${counted(rows)}`);
  write(`${t('desk.copies.after')}\n`);
}

/** Copies the SQLite store of DATA_DIR into the PostgreSQL of DATABASE_URL. */
export async function move({ environment, t, write }: CommandContext): Promise<void> {
  const { DATA_DIR, DATABASE_URL } = environment;
  if (DATABASE_URL === undefined) throw new CommandError(t('desk.copies.noTarget'));
  const { moveToPostgres } = await import('./move.ts');
  write(`${t('desk.copies.moved')}\n${counted(await moveToPostgres(DATA_DIR, DATABASE_URL, t))}`);
  write(`${t('desk.copies.startThere')}\n`);
}

const counted = (rows: RowCounts) =>
  `${Object.entries(rows)
    .map(([table, count]) => `${table} ${count}`)
    .join(', ')}\n`;
