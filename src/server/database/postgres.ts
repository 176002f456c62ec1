import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './database.ts';
import { kyselyDatabase } from './kysely-database.ts';
import { isTransient, toUnavailableError } from './postgres-errors.ts';
import type { Tables } from './tables.ts';

const MAX_CONNECTIONS = 10;

/** Timeout of a statement while a visitor waits, in milliseconds. */
const STATEMENT_TIMEOUT_MS = 2500;

/** Time for the server's own timeout error to arrive before the connection is closed, in milliseconds. */
const GRACE_MS = 500;

/** Option missing from the driver's types: closes a connection whose query timed out. */
const PIPELINE = { pipeline: true };

/** PostgreSQL at an address. `timeoutMs` limits each wait: for a connection, a lock, a statement. */
export function postgresDatabase(url: string, timeoutMs = STATEMENT_TIMEOUT_MS): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: timeoutMs,
    lock_timeout: timeoutMs,
    statement_timeout: timeoutMs,
    idle_in_transaction_session_timeout: timeoutMs,
    query_timeout: timeoutMs + GRACE_MS,
    keepAlive: true,
    application_name: 'site',
    ...PIPELINE,
    types: {
      // Times and counts are far below 2^53.
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format),
    },
  });
  // A connection that breaks between two statements emits 'error', which without a listener ends the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return kyselyDatabase({ kysely, isTransient, toUnavailableError, concurrency: Infinity });
}
