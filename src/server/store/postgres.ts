import type { PoolClient } from 'pg';
import type { Database, Durability, Row, Transaction } from './database.ts';
import { MIGRATIONS, missingSteps } from './migrations.ts';
import { isTransient, postgresUnavailable } from './postgres-errors.ts';

/** How long to wait for a connection, a lock or a statement, in milliseconds. */
const PATIENCE_MS = 5000;

/** Connections of one server at most. */
const CONNECTIONS = 10;

/** How often a transaction that lost against another one is run again. */
const ATTEMPTS = 5;

/** A number of our own, under which migrations wait for one another. */
const MIGRATION_LOCK = 5_062_001;

/** How a transaction begins. */
const BEGIN = {
  durable: 'BEGIN',
  volatile: 'BEGIN; SET LOCAL synchronous_commit = off',
} as const satisfies Record<Durability, string>;

/** PostgreSQL at an address. The driver is only loaded here: a server with SQLite never does. */
export async function postgresDatabase(url: string): Promise<Database> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: PATIENCE_MS,
    lock_timeout: PATIENCE_MS,
    statement_timeout: 2 * PATIENCE_MS,
    application_name: 'site',
    types: {
      // Times and counts are far below 2^53.
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format),
    },
  });
  // A connection that breaks between two statements emits 'error', which without a listener ends the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  let ready: Promise<void> | undefined;
  let closing: Promise<void> | undefined;

  async function attempt<Result>(
    work: (transaction: Transaction) => Promise<Result>,
    durability: Durability = 'durable',
  ): Promise<Result> {
    const client = await pool.connect();
    let failure: unknown;
    try {
      await client.query(BEGIN[durability]);
      const result = await work(postgresTransaction(client));
      await client.query('COMMIT');
      return result;
    } catch (error) {
      failure = error;
      await client.query('ROLLBACK').catch(() => undefined);
      throw error;
    } finally {
      // A connection in an unknown state is not used again.
      client.release(failure !== undefined);
    }
  }

  return {
    async transaction(work, durability) {
      try {
        ready ??= attempt(migrate);
        await ready.catch((error: unknown) => {
          ready = undefined;
          throw error;
        });
        for (let attempts = 1; ; attempts += 1) {
          try {
            return await attempt(work, durability);
          } catch (error) {
            if (!isTransient(error) || attempts === ATTEMPTS) throw error;
          }
        }
      } catch (error) {
        throw postgresUnavailable(error) ?? error;
      }
    },
    close: () => (closing ??= pool.end()),
  };
}

function postgresTransaction(client: PoolClient): Transaction {
  return {
    query: async (sql, ...values) => (await client.query<Row>(sql, [...values])).rows,
    async lock(...names) {
      for (const name of names)
        await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
    },
  };
}

/** Several servers may start at once: the others wait here, then find nothing left to do. */
async function migrate({ query }: Transaction): Promise<void> {
  await query(`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`);
  await query('CREATE TABLE IF NOT EXISTS shape (version BIGINT NOT NULL)');
  const [shape] = await query('SELECT version FROM shape');
  const steps = missingSteps(Number(shape?.['version'] ?? 0));
  if (steps.length === 0) return;
  for (const statement of steps.flatMap((step) => step.split(';')))
    if (statement.trim() !== '') await query(statement);
  await query('DELETE FROM shape');
  await query('INSERT INTO shape (version) VALUES ($1)', MIGRATIONS.length);
}
