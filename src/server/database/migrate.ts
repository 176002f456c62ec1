import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { isPostgres, lock, StoreUnavailableError, type Transaction } from './database.ts';
import { MIGRATIONS } from './migrations.ts';

/** Brings a database to the shape of this version: all the missing steps, or none. Several servers may start at once. */
export async function migrate(transaction: Transaction): Promise<void> {
  await lock(transaction, 'migrations');
  const before = await stepsBefore(transaction);
  const steps = Object.entries(MIGRATIONS).map(([name, step], n) => {
    const up = async () => {
      for (const statement of n < before ? [] : step.split(';'))
        if (statement.trim() !== '') await sql.raw(statement).execute(transaction);
    };
    return [name, { up }] as const;
  });
  const provider = { getMigrations: async () => Object.fromEntries(steps) };
  const { error } = await new Migrator({ db: transaction, provider }).migrateToLatest();
  if (error instanceof Error && error.message.startsWith('corrupted migrations'))
    throw new StoreUnavailableError('a newer version of the site made the database: install that one', {
      cause: error,
    });
  if (error !== undefined) throw error;
}

/** Reads how many steps were done by the versions of the site that counted them, which the Migrator notes as done. */
async function stepsBefore(transaction: Transaction): Promise<number> {
  if (!isPostgres(transaction)) {
    const { rows } = await sql<{ user_version: number }>`PRAGMA user_version`.execute(transaction);
    return rows[0]?.user_version ?? 0;
  }
  const { rows } = await sql<{ name: string | null }>`SELECT to_regclass('shape')::text AS name`.execute(
    transaction,
  );
  if (rows[0]?.name === null) return 0;
  const shape = await sql<{ version: number }>`SELECT version FROM shape`.execute(transaction);
  return shape.rows[0]?.version ?? 0;
}
