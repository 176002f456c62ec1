import { PostgresAdapter, sql, type Transaction as KyselyTransaction } from 'kysely';
import type { Tables } from './tables.ts';

/** A transaction on either database. Its work awaits nothing else, since others wait for it. */
export type Transaction = KyselyTransaction<Tables>;

/** A database that runs transactions: all or nothing, on the disk once they end. Rejects with a StoreUnavailableError. */
export interface Database {
  /** Runs `work`, again from the start if another transaction was in the way: it must change the database alone. */
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** Raised when the store cannot keep anything at the moment: nothing was kept, and trying again later may work. */
export class StoreUnavailableError extends Error {
  override name = 'StoreUnavailableError';
}

/** Keeps any other transaction that locks one of these names waiting until this one ends. SQLite has one writer anyway. */
export async function lock(transaction: Transaction, ...names: readonly string[]): Promise<void> {
  if (!isPostgres(transaction)) return;
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(name, 0)) FROM unnest(${names.toSorted()}::text[]) AS name`.execute(
    transaction,
  );
}

/** Tells PostgreSQL from SQLite where they differ. */
export function isPostgres(transaction: Transaction): boolean {
  return transaction.getExecutor().adapter instanceof PostgresAdapter;
}
