/** How long callers wait for the store: a visitor's request less than a task in the background. */
import { AsyncLocalStorage } from 'node:async_hooks';

/** What a transaction may take where nobody waits for it, in milliseconds. */
const UNHURRIED_MS = 10_000;

/** What the transactions of one request may take together, in milliseconds: visitors are answered within six seconds. */
export const REQUEST_MS = 5000;

const deadlines = new AsyncLocalStorage<number>();

/** Does some work whose transactions have `ms` milliseconds together, or less if there was less left already. */
export function withDeadline<Result>(ms: number, work: () => Result): Result {
  const deadline = performance.now() + ms;
  return deadlines.run(Math.min(deadline, deadlines.getStore() ?? Infinity), work);
}

/** Until when a transaction that begins now may take, by `performance.now()`. */
export function deadlineOfWork(): number {
  return deadlines.getStore() ?? performance.now() + UNHURRIED_MS;
}
