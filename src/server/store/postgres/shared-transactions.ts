import type { Durability, Transaction } from '../database.ts';
import { SilentDatabaseError } from './postgres-errors.ts';

/** Transactions under way at most, and what one of them holds at most. */
const UNDER_WAY = 2;
const MOST = 64;

/** Work that may be written in one transaction with other work. */
interface Shared {
  readonly durability: Durability;
  readonly until: number;
  readonly names: readonly string[];
  /** Does the work; what it returns is called once that work is committed. */
  readonly run: (transaction: Transaction) => Promise<() => void>;
  /** Does it in a transaction of its own. */
  readonly runAlone: () => Promise<void>;
}

/** Runs `work` in a transaction that ends at `until`. */
type Run = <Result>(
  work: (transaction: Transaction) => Promise<Result>,
  durability: Durability,
  until: number,
) => Promise<Result>;

/**
 * Group commit: what arrives while transactions are under way is written together in the next one. BEGIN, locks and
 * COMMIT are asked once for all of it, and the statements of its parts leave side by side. Locks are taken first, in one
 * order, so that no two transactions wait for one another. When a transaction fails, each of its parts runs again alone.
 */
export function sharedTransactions(run: Run) {
  let waiting: Shared[] = [];
  let underWay = 0;

  async function write(batch: readonly Shared[]): Promise<void> {
    const [first, second] = batch;
    if (first === undefined) return;
    if (second === undefined) return first.runAlone();
    const durability = batch.some((one) => one.durability === 'durable') ? 'durable' : 'volatile';
    const names = [...new Set(batch.flatMap((one) => one.names))].toSorted();
    try {
      const together = async (transaction: Transaction) => {
        await transaction.lock(...names);
        return Promise.all(batch.map((one) => one.run(transaction)));
      };
      const committed = await run(together, durability, Math.min(...batch.map(({ until }) => until)));
      for (const resolve of committed) resolve();
    } catch {
      await Promise.all(batch.map((one) => one.runAlone()));
    }
  }

  /** What waits, but for what locks the same as another: it sees what that one wrote. */
  function takeApart(): readonly Shared[] {
    const names = new Set<string>();
    const batch: Shared[] = [];
    const rest: Shared[] = [];
    for (const one of waiting) {
      const isApart = batch.length < MOST && !one.names.some((name) => names.has(name));
      (isApart ? batch : rest).push(one);
      if (isApart) for (const name of one.names) names.add(name);
    }
    waiting = rest;
    return batch;
  }

  async function next(): Promise<void> {
    underWay += 1;
    while (waiting.length > 0) {
      await write(takeApart());
    }
    underWay -= 1;
  }

  return function share<Result>(
    work: (transaction: Transaction) => Promise<Result>,
    { durability, until, names }: Pick<Shared, 'durability' | 'until' | 'names'>,
  ): Promise<Result> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        waiting = waiting.filter((one) => one !== shared);
        reject(new SilentDatabaseError('no answer in time'));
      }, until - performance.now());
      const settle = (end: () => void) => {
        clearTimeout(late);
        end();
      };
      const shared: Shared = {
        durability,
        until,
        names,
        run: async (transaction) => {
          const result = await work(transaction);
          return () => settle(() => resolve(result));
        },
        runAlone: () =>
          run(work, durability, until).then(
            (result) => settle(() => resolve(result)),
            (error: unknown) => settle(() => reject(error)),
          ),
      };
      waiting.push(shared);
      if (underWay < UNDER_WAY) void next();
    });
  };
}
