import { PostgresAdapter, sql, type Compilable, type Transaction as KyselyTransaction } from 'kysely';
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
  if (isPostgres(transaction)) await lockQuery(names).execute(transaction);
}

const lockQuery = (names: readonly string[]) =>
  sql`SELECT pg_advisory_xact_lock(hashtextextended(name, 0)) FROM unnest(${names.toSorted()}::text[]) AS name`;

/**
 * Locks the names and runs the queries after it, in this order and in one round trip (the driver pipelines what is not
 * waited for). Resolves to the rows of each query.
 */
export function pipeline<Rows extends readonly unknown[]>(
  transaction: Transaction,
  locks: readonly string[],
  ...queries: { readonly [Index in keyof Rows]: Compilable<Rows[Index]> }
): Promise<{ readonly [Index in keyof Rows]: readonly Rows[Index][] }> {
  const isLocked = locks.length > 0 && isPostgres(transaction);
  const compiled = queries.map((query) => query.compile());
  if (isLocked) compiled.unshift(lockQuery(locks).compile(transaction));
  return transaction.getExecutor().provideConnection(async (connection) => {
    const sent = compiled.map((query) => connection.executeQuery(query));
    // All end before a failure is told: none may run after the transaction.
    await Promise.allSettled(sent);
    const rows = (await Promise.all(sent)).map((result) => result.rows);
    return (isLocked ? rows.slice(1) : rows) as { [Index in keyof Rows]: Rows[Index][] }; // of each query, in order
  });
}

/** Tells PostgreSQL from SQLite where they differ. */
export function isPostgres(transaction: Transaction): boolean {
  return transaction.getExecutor().adapter instanceof PostgresAdapter;
}
