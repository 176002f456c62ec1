import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { LRUCache } from 'lru-cache';
import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
} from 'kysely';
import type { SqliteFile } from './sqlite-file.ts';

class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

interface Prepared {
  readonly statement: StatementSync;
  readonly hasRows: boolean;
}

/** Kysely dialect for `node:sqlite`. Statements run in this thread: a commit waits for the disk, and so does all else. */
export function sqliteDialect(open: () => SqliteFile): Dialect {
  /** File of the running transaction, which ends there even if another file is opened meanwhile. */
  let current: SqliteFile | undefined;
  /** Prepared statements by their SQL: preparing one takes longer than running it. */
  const prepared = new LRUCache<string, Prepared>({ max: 200 });
  let preparedIn: DatabaseSync | undefined;
  function prepare(database: DatabaseSync, sql: string): Prepared {
    if (database !== preparedIn) prepared.clear();
    preparedIn = database;
    const cached = prepared.get(sql);
    if (cached !== undefined) return cached;
    const statement = database.prepare(sql);
    const fresh = { statement, hasRows: statement.columns().length > 0 };
    prepared.set(sql, fresh);
    return fresh;
  }

  const connection: DatabaseConnection = {
    async executeQuery<Row>({ sql, parameters }: { sql: string; parameters: readonly unknown[] }) {
      const { statement, hasRows } = prepare((current ?? open()).database, sql);
      const values = parameters as SQLInputValue[]; // the columns of `Tables` hold texts, numbers and null
      if (hasRows) return { rows: statement.all(...values) as Row[] }; // as `Tables` says
      return { rows: [], numAffectedRows: BigInt(statement.run(...values).changes) };
    },
    streamQuery() {
      throw new Error('Read page by page instead.');
    },
  };
  return {
    createAdapter: () => new Adapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (kysely) => new SqliteIntrospector(kysely),
    createDriver: () => ({
      init: async () => undefined,
      acquireConnection: async () => connection,
      async beginTransaction() {
        current = open();
        current.database.exec('BEGIN IMMEDIATE');
      },
      async commitTransaction() {
        current?.database.exec('COMMIT');
      },
      async rollbackTransaction() {
        // After some errors, such as a full disk, SQLite has rolled back already.
        if (current?.database.isTransaction) current.database.exec('ROLLBACK');
      },
      async releaseConnection() {
        current = undefined;
      },
      destroy: async () => undefined,
    }),
  };
}
