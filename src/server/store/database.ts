/** What a column holds. Times are numbers of milliseconds, lists and objects are JSON. */
export type SqlValue = string | number | null;

/** A row by column name. */
export type Row = Readonly<Record<string, SqlValue>>;

/** What happens inside a transaction. It awaits nothing else, since others wait for it. */
export interface Transaction {
  /** Runs one statement, in the SQL that SQLite and PostgreSQL share; `$1`, `$2` … stand for the values. */
  query(sql: string, ...values: readonly SqlValue[]): Promise<readonly Row[]>;
  /** Keeps any other transaction that locks one of these names waiting until this one ends. */
  lock(...names: readonly string[]): Promise<void>;
}

/** What a transaction leaves: `durable` is on the disk, `volatile` outlives the process but not a power cut. */
export type Durability = 'durable' | 'volatile';

/** A database: all or nothing. Rejects with StoreUnavailableError. */
export interface Database {
  /**
   * Runs `work`, again from the start if it has to be: what it does must only be in the database. With `shared`, the names
   * that it locks, it may be committed together with others, and may run again although it was committed.
   */
  transaction<Result>(
    work: (transaction: Transaction) => Promise<Result>,
    durability?: Durability,
    shared?: readonly string[],
  ): Promise<Result>;
  close(): Promise<void>;
}

/** Raised when the store cannot keep anything at the moment: nothing was kept, and trying again later may work. */
export class StoreUnavailableError extends Error {
  override name = 'StoreUnavailableError';
}
