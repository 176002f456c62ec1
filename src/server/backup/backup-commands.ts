import { CommandError, type CommandContext } from '../operations/lead-commands.ts';
import { makeBackup } from './backup.ts';
import type { TableDigests } from './table-digests.ts';
import { moveToPostgres } from './move.ts';
import { restoreBackup } from './restore.ts';

/** Copies that a folder keeps: a fortnight of daily ones. Who is forgotten in the store is in these until they go. */
const KEPT = 14;

/** Copies the store into a folder, and reads the copy back. */
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
  const { file, at, content, deleted } = await makeBackup(environment.DATA_DIR, folder, Number(keep));
  write(`${t('desk.copies.copied', { file, at })}\n${counts(content)}`);
  if (deleted.length > 0) write(`${t('desk.copies.deleted', { count: deleted.length, keep })}\n`);
}

/** Puts a copy in the place of the store. */
export async function restore(
  { environment, options, t, write }: CommandContext,
  from: string,
): Promise<void> {
  if (environment.DATABASE_URL !== undefined)
    throw new CommandError(
      `${t('desk.copies.postgresRestores')} pg_restore --clean --if-exists --dbname="$DATABASE_URL" site.dump`,
    );
  const { file, at, content, skipped, aside } = restoreBackup(
    from,
    environment.DATA_DIR,
    options.replace === true,
  );
  for (const problem of skipped) write(`${t('desk.copies.skipped', { problem })}\n`);
  write(`${t('desk.copies.restored', { folder: environment.DATA_DIR, file, at })}\n`);
  write(counts(content));
  if (aside !== undefined) write(`${t('desk.copies.aside', { aside })}\n`);
  write(`${t('desk.copies.after')}\n`);
}

/** Copies the SQLite store of DATA_DIR into the PostgreSQL of DATABASE_URL. */
export async function move({ environment, t, write }: CommandContext): Promise<void> {
  const { DATA_DIR, DATABASE_URL } = environment;
  if (DATABASE_URL === undefined) throw new CommandError(t('desk.copies.noTarget'));
  const tables = await moveToPostgres(DATA_DIR, DATABASE_URL);
  for (const { changedSince, ...counted } of tables) {
    write(t('desk.copies.moved', counted));
    write(changedSince > 0 ? `${t('desk.copies.changedSince', { count: changedSince })}\n` : '\n');
  }
  write(`${t('desk.copies.startThere')}\n`);
}

const counts = (content: TableDigests) =>
  `${Object.entries(content)
    .map(([table, { rows }]) => `${table} ${rows}`)
    .join(', ')}\n`;
