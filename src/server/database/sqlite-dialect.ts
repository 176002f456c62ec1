import type { SQLInputValue } from 'node:sqlite';
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

/** Kysely dialect for `node:sqlite`. Statements run in this thread: a commit waits for the disk, and so does all else. */
export function sqliteDialect(open: () => SqliteFile): Dialect {
  /** File of the running transaction, which ends there even if another file is opened meanwhile. */
  let current: SqliteFile | undefined;

  const connection: DatabaseConnection = {
    async executeQuery<Row>({ sql, parameters }: { sql: string; parameters: readonly unknown[] }) {
      const statement = (current ?? open()).database.prepare(sql);
      const values = parameters as SQLInputValue[]; // the columns of `Tables` hold texts, numbers and null
      if (statement.columns().length > 0) return { rows: statement.all(...values) as Row[] }; // as `Tables` says
      return { rows: [], numAffectedRows: BigInt(statement.run(...values).changes) };
    },
    streamQuery() {
      throw new Error('The SQLite dialect streams no rows.');
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
