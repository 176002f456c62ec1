import { DuckDBInstance } from '@duckdb/node-api';

/** Beyond it DuckDB writes to the disk; Node itself and the figures take about as much again. */
const MEMORY = '500MB';

/** A database that lives as long as one import. */
export interface DuckDb {
  /** Runs a statement that answers nothing. */
  run: (sql: string) => Promise<void>;
  /** The rows of a query as plain values: whole numbers as numbers, days as text. The caller states their type. */
  rows: <Row>(sql: string) => Promise<Row[]>;
  close: () => void;
}

/** Opens a database in memory that spills into a folder. */
export async function openDatabase(folder: string): Promise<DuckDb> {
  const instance = await DuckDBInstance.create(':memory:', { memory_limit: MEMORY, temp_directory: folder });
  const connection = await instance.connect();
  return {
    run: async (sql) => void (await connection.run(sql)),
    rows: async <Row>(sql: string) =>
      // What a query selects is stated beside it.
      (await connection.runAndReadAll(sql)).getRowObjectsJS() as Row[],
    close: () => {
      connection.closeSync();
      instance.closeSync();
    },
  };
}

/** A text as SQL writes it. */
export function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
