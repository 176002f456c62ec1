import pg, { type Pool, type PoolClient } from 'pg';
import type { Database, Durability, Row, Transaction } from '../database.ts';
import { MIGRATIONS, missingSteps } from '../migrations.ts';
import { deadlineOfWork } from '../deadline.ts';
import { sharedTransactions } from './shared-transactions.ts';
import { isFailing, isTransient, postgresUnavailable, SilentDatabaseError } from './postgres-errors.ts';

/** How long to wait for a new connection, in milliseconds: less than a visitor waits for an answer. */
const CONNECT_MS = 4000;

/** Connections of one server at most. */
const CONNECTIONS = 10;

/** How often a transaction that lost against another one is run again. */
const ATTEMPTS = 5;

/** An option of the driver that its types do not have. */
const PIPELINED = { pipeline: true };

/** A number of our own, under which migrations wait for one another; and how long one may take, in milliseconds. */
const MIGRATION_LOCK = 5_062_001;
const MIGRATION_MS = 120_000;

/** A pool, and what tells those who wait for one of its connections that it is left for another. */
interface Connections {
  readonly pool: Pool;
  readonly waiting: Set<() => void>;
}

/** Raised where a connection was waited for, once the pool is left. */
class PoolLeftError extends Error {}

/** PostgreSQL at an address. */
export function postgresDatabase(url: string): Database {
  const open = (): Connections => {
    const opened = new pg.Pool({
      connectionString: url,
      max: CONNECTIONS,
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
      application_name: 'site',
      // What is asked in one turn leaves together: the statements of the parts of a shared transaction.
      ...PIPELINED,
      types: {
        // Times and counts are far below 2^53.
        getTypeParser: (oid: number, format?: 'text' | 'binary') =>
          oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format),
      },
    });
    // A connection that breaks between two statements emits 'error', which without a listener ends the process.
    opened.on('connect', (client) => client.on('error', () => undefined));
    opened.on('error', () => undefined);
    return { pool: opened, waiting: new Set() };
  };
  let connections = open();
  let isReady = false;
  let closing: Promise<void> | undefined;

  async function attempt<Result>(
    work: (transaction: Transaction) => Promise<Result>,
    durability: Durability,
    until: number,
  ): Promise<Result> {
    const used = connections;
    try {
      return await attemptOn(used, work, durability, until);
    } catch (error) {
      if (error instanceof PoolLeftError) return attempt(work, durability, until);
      // Where one connection fails the others do, as after a failover: all are made anew. Those in use end by themselves.
      if (isFailing(error) && used === connections && closing === undefined) {
        connections = open();
        for (const leave of used.waiting) leave();
        void used.pool.end();
      }
      throw error;
    }
  }

  const runInTurn: typeof attempt = async (work, durability, until) => {
    for (let attempts = 1; ; attempts += 1) {
      try {
        return await attempt(work, durability, until);
      } catch (error) {
        if (!isTransient(error) || attempts === ATTEMPTS) throw error;
      }
    }
  };
  const share = sharedTransactions(runInTurn);

  return {
    async transaction(work, durability = 'durable', shared = undefined) {
      const until = deadlineOfWork();
      try {
        if (!isReady) {
          const steps = await attempt(readMissingSteps, 'durable', until);
          if (steps > 0) await attempt(migrate, 'durable', performance.now() + MIGRATION_MS);
          isReady = true;
        }
        return await (shared === undefined
          ? runInTurn(work, durability, until)
          : share(work, { durability, until, names: shared }));
      } catch (error) {
        throw postgresUnavailable(error) ?? error;
      }
    },
    close: () => (closing ??= connections.pool.end()),
  };
}

/** Runs a transaction on a connection of a pool, which is closed if anything fails or is not answered in time. */
async function attemptOn<Result>(
  connections: Connections,
  work: (transaction: Transaction) => Promise<Result>,
  durability: Durability,
  until: number,
): Promise<Result> {
  const client = await connect(connections, until);
  let isBroken = true;
  try {
    const result = await inTime(run(client, work, durability, until), until);
    isBroken = false;
    return result;
  } finally {
    client.release(isBroken);
  }
}

/** A connection of a pool. Rejects with a PoolLeftError when it would come from one that is left meanwhile. */
async function connect({ pool, waiting }: Connections, until: number): Promise<PoolClient> {
  const { promise: left, reject } = Promise.withResolvers<never>();
  const leave = () => reject(new PoolLeftError());
  waiting.add(leave);
  try {
    return await inTime(pool.connect(), until, { left, onLate: (late) => late.release() });
  } finally {
    waiting.delete(leave);
  }
}

async function run<Result>(
  client: PoolClient,
  work: (transaction: Transaction) => Promise<Result>,
  durability: Durability,
  until: number,
): Promise<Result> {
  // The server gives up a little before we do, and whether or not it hears that we have left.
  const left = Math.max(1, Math.floor((until - performance.now()) * 0.9));
  const limits = ['lock', 'statement', 'idle_in_transaction_session'].map(
    (what) => `SET LOCAL ${what}_timeout = ${left}`,
  );
  if (durability === 'volatile') limits.push('SET LOCAL synchronous_commit = off');
  await client.query(['BEGIN', ...limits].join('; '));
  const result = await work(postgresTransaction(client));
  await client.query('COMMIT');
  return result;
}

/** What a promise resolves to, if it does in time and before `left` rejects; what comes later goes to `onLate`. */
async function inTime<Result>(
  promise: Promise<Result>,
  until: number,
  { left, onLate }: { left?: Promise<never>; onLate?: (result: Result) => void } = {},
): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new SilentDatabaseError('no answer in time')),
    until - performance.now(),
  );
  try {
    return await Promise.race(left === undefined ? [promise, late] : [promise, late, left]);
  } catch (error) {
    promise.then(onLate, () => undefined);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

function postgresTransaction(client: PoolClient): Transaction {
  const locked = new Set<string>();
  return {
    query: async (sql, ...values) => (await client.query<Row>(sql, [...values])).rows,
    async lock(...names) {
      const others = names.filter((name) => !locked.has(name));
      if (others.length === 0) return;
      for (const name of others) locked.add(name);
      await client.query(
        'SELECT pg_advisory_xact_lock(hashtextextended(name, 0)) FROM unnest($1::text[]) AS name',
        [others],
      );
    },
  };
}

/** How many steps the database lacks. Throws a NewerDatabaseError when it has unknown ones. */
async function readMissingSteps({ query }: Transaction): Promise<number> {
  const [table] = await query(`SELECT to_regclass('shape')::text AS name`);
  const [shape] = table?.['name'] === null ? [] : await query('SELECT version FROM shape');
  return missingSteps(Number(shape?.['version'] ?? 0)).length;
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
