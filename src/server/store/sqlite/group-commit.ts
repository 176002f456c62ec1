import type { DatabaseSync } from 'node:sqlite';
import { StoreUnavailableError, type Database, type Durability, type Transaction } from '../database.ts';
import { deadlineOfWork } from '../deadline.ts';
import { isBusy, sqliteUnavailable } from './sqlite-errors.ts';

/** How long to leave the file to another process before asking for it again. */
const RETRY_MS = 15;

/** In WAL mode, whether a commit waits for the disk. */
const SYNCHRONOUS: Readonly<Record<Durability, string>> = {
  durable: 'PRAGMA synchronous = FULL',
  volatile: 'PRAGMA synchronous = NORMAL',
};

/** A queued transaction, and how to settle the promise of its caller. */
interface Waiting {
  readonly durability: Durability;
  readonly deadline: number;
  /** Does the work; what it returns is called once that work is on the disk. */
  readonly run: (transaction: Transaction) => Promise<() => void>;
  readonly reject: (error: unknown) => void;
}

/**
 * Transactions that share commits: what arrives in one turn of the event loop is written together, so that the
 * disk, which is what takes long, is asked once for all. After a commit the next one gathers what still comes, for
 * as long as that brings anything and no longer than the last took: under load more is written at once. When one
 * fails, each is run again by itself.
 */
export function groupCommit(
  open: () => DatabaseSync,
  toTransaction: (database: DatabaseSync) => Transaction,
): Database['transaction'] {
  const transactions = new WeakMap<DatabaseSync, Transaction>();
  let waiting: Waiting[] = [];
  let isScheduled = false;
  let restUntil = 0;

  /** Volatile transactions join a durable commit at no extra cost. */
  async function commit(batch: readonly Waiting[]): Promise<void> {
    const database = open();
    const isDurable = batch.some(({ durability }) => durability === 'durable');
    database.exec(SYNCHRONOUS[isDurable ? 'durable' : 'volatile']);
    const transaction = transactions.get(database) ?? toTransaction(database);
    transactions.set(database, transaction);
    database.exec('BEGIN IMMEDIATE');
    try {
      const resolves: (() => void)[] = [];
      for (const { run } of batch) resolves.push(await run(transaction));
      database.exec('COMMIT');
      for (const resolve of resolves) resolve();
    } catch (error) {
      // After some errors, a full disk for one, SQLite has rolled back by itself.
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  }

  /** Commits what it can, and returns what another process kept from being written. */
  async function tryCommit(batch: readonly Waiting[]): Promise<readonly Waiting[]> {
    const [first, second] = batch;
    if (first === undefined) return [];
    try {
      await commit(batch);
      return [];
    } catch (error) {
      if (isBusy(error)) return batch;
      if (second === undefined) {
        first.reject(sqliteUnavailable(error) ?? error);
        return [];
      }
      const busy: Waiting[] = [];
      for (const one of batch) busy.push(...(await tryCommit([one])));
      return busy;
    }
  }

  /** Writes what is queued. What another process blocked stays in the queue until its time is up. */
  async function flush(): Promise<void> {
    const batch = waiting;
    waiting = [];
    const begun = performance.now();
    const busy = await tryCommit(batch);
    const now = performance.now();
    restUntil = now + (now - begun);
    for (const { deadline, reject } of busy)
      if (deadline <= now) reject(new StoreUnavailableError('site.db is locked by another program'));
    const patient = busy.filter(({ deadline }) => deadline > now);
    waiting = [...patient, ...waiting];
    isScheduled = false;
    if (waiting.length > 0) schedule(patient.length > 0 ? RETRY_MS : 0);
  }

  function schedule(least: number): void {
    if (isScheduled) return;
    isScheduled = true;
    if (least > 0) setTimeout(() => void flush(), least);
    else setImmediate(gather, 0);
  }

  /** Goes on reading requests while that brings work, but no longer than the last commit took. */
  function gather(before: number): void {
    if (waiting.length > before && performance.now() < restUntil) setImmediate(gather, waiting.length);
    else void flush();
  }

  return (work, durability = 'durable') =>
    new Promise((resolve, reject) => {
      waiting.push({
        durability,
        deadline: deadlineOfWork(),
        run: async (transaction) => {
          const result = await work(transaction);
          return () => resolve(result);
        },
        reject,
      });
      schedule(0);
    });
}
