import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './database.ts';
import { kyselyDatabase } from './kysely-database.ts';
import { isTransient, postgresUnavailable } from './postgres-errors.ts';
import type { Tables } from './tables.ts';

/** Connections of one server at most. */
const CONNECTIONS = 10;

/** Longest time of a statement, in milliseconds, while a visitor waits. */
const VISITOR_MS = 2500;

/** Adds what the server's own refusal may take to arrive before we give up on the connection, in milliseconds. */
const ANSWER_MS = 500;

/** An option that the driver's types do not have: a connection on which no answer came in time is closed, and not used again. */
const PIPELINE = { pipeline: true };

/**
 * PostgreSQL at an address. `patienceMs` is how long a free connection, a lock and a statement are waited for, each; the
 * database ends what takes longer, and a connection that is silent for longer is given up.
 */
export function postgresDatabase(url: string, patienceMs = VISITOR_MS): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: patienceMs,
    lock_timeout: patienceMs,
    statement_timeout: patienceMs,
    idle_in_transaction_session_timeout: patienceMs,
    query_timeout: patienceMs + ANSWER_MS,
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
  return kyselyDatabase({ kysely, isTransient, unavailable: postgresUnavailable, atOnce: Infinity });
}
