import { PostgresAdapter, sql, type Transaction as KyselyTransaction } from 'kysely';
import type { Tables } from './tables.ts';

/** Transaction on either database. Its callback must await nothing but the database, since others wait for it. */
export type Transaction = KyselyTransaction<Tables>;

/** Runs transactions, which are on the disk once they resolve, or rejects with a StoreUnavailableError. */
export interface Database {
  /** Runs `work`, possibly several times after conflicts: it must change nothing but the database. */
  transaction<Result>(callback: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** Raised when the database cannot be used now. Nothing was stored; a later attempt may succeed. */
export class StoreUnavailableError extends Error {
  override name = 'StoreUnavailableError';
}

/** Takes advisory locks until the transaction ends. SQLite needs none: it has a single writer. */
export async function lock(transaction: Transaction, ...names: readonly string[]): Promise<void> {
  if (!isPostgres(transaction)) return;
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(name, 0)) FROM unnest(${names.toSorted()}::text[]) AS name`.execute(
    transaction,
  );
}

function isPostgres(transaction: Transaction): boolean {
  return transaction.getExecutor().adapter instanceof PostgresAdapter;
}

export function countRows(database: Database, table: 'leads' | 'spam'): Promise<number> {
  return database.transaction(async (transaction) => {
    const query = transaction.selectFrom(table).select(({ fn }) => fn.countAll<number>().as('count'));
    return (await query.executeTakeFirstOrThrow()).count;
  });
}
