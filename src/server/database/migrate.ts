import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { lock, StoreUnavailableError, type Transaction } from './database.ts';
import { SCHEMA } from './schema.ts';

/** SQL of each migration, by name and in order. A released one is never changed: add another after it. */
const MIGRATIONS: Readonly<Record<string, string>> = { '001-tables': SCHEMA };

/** Runs the missing migrations, all or none. Refuses a database that another version of the site made. */
export async function migrate(transaction: Transaction): Promise<void> {
  await lock(transaction, 'migrations'); // several servers may start at once
  const tables = await transaction.introspection.getTables({ withInternalKyselyTables: true });
  const names = new Set(tables.map(({ name }) => name));
  if (names.has('leads') && !names.has('kysely_migration')) throw otherVersion();
  const migrations = Object.entries(MIGRATIONS).map(([name, statements]) => {
    const up = async () => {
      for (const statement of statements.split(';'))
        if (statement.trim() !== '') await sql.raw(statement).execute(transaction);
    };
    return [name, { up }] as const;
  });
  const provider = { getMigrations: async () => Object.fromEntries(migrations) };
  const { error } = await new Migrator({ db: transaction, provider }).migrateToLatest();
  if (error instanceof Error && error.message.startsWith('corrupted migrations')) throw otherVersion(error);
  if (error !== undefined) throw error;
}

const otherVersion = (cause?: Error) =>
  new StoreUnavailableError(
    'another version of the site made the database: move it away, or set DATA_DIR or DATABASE_URL to an empty one',
    { cause },
  );
