import { availableParallelism } from 'node:os';
import { parentPort, Worker, workerData } from 'node:worker_threads';

/** Memory of a thread: it works on one item at a time, and would otherwise let its garbage grow to gigabytes. */
const MEGABYTES = 256;

/** What a thread is given. */
export interface Share<Item, Common> {
  readonly items: readonly Item[];
  readonly common: Common;
}

/**
 * Shares items between as many threads as the machine runs at once, each of them a module that takes its `share` and
 * may `hand` back one result. Rejects with the first error of any.
 */
export async function inThreads<Item, Common, Result>(
  module: URL,
  items: readonly Item[],
  common: Common,
): Promise<Result[]> {
  const count = availableParallelism();
  const threads = Array.from({ length: count }, (_, thread) => {
    const own = items.filter((_item, index) => index % count === thread);
    const worker = start(module, { items: own, common } satisfies Share<Item, Common>);
    return new Promise<Result[]>((resolve, reject) => {
      const results: Result[] = [];
      worker.on('message', (result: Result) => results.push(result));
      worker.once('error', reject).once('exit', () => resolve(results));
    });
  });
  return (await Promise.all(threads)).flat();
}

/** In a thread: what it was given. */
export function share<Item, Common>(): Share<Item, Common> {
  return workerData as Share<Item, Common>; // what inThreads passed
}

/** In a thread: hands its result back. */
export function hand(result: unknown): void {
  parentPort?.postMessage(result); // oxlint-disable-line unicorn/require-post-message-target-origin -- of windows
}

/** Starts a thread from its module. */
export function start(module: URL, data: unknown): Worker {
  return new Worker(module, {
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
  });
}
