import { availableParallelism } from 'node:os';
import { parentPort, workerData, type Worker } from 'node:worker_threads';
import { start } from './threads.ts';

/** Threads that wait for work, for what comes one by one. */
export interface Crew<Item, Result> {
  /** How many work at once. */
  readonly size: number;
  /** Gives an item to the thread that has least to do; `moved` goes with it uncopied. Rejects with what the work throws. */
  work(item: Item, moved?: readonly ArrayBuffer[]): Promise<Result>;
  end(): Promise<void>;
}

/** Who waits for an item. */
interface Asker<Result> {
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/** What a thread says of an item. */
type Answer<Result> = { readonly result: Result } | { readonly error: unknown };

/** Starts as many threads as the machine runs at once, each of them a module that calls `answer`. */
export function startCrew<Item, Common, Result>(module: URL, common: Common): Crew<Item, Result> {
  const threads = Array.from({ length: availableParallelism() }, () => member<Item, Result>(module, common));
  return {
    size: threads.length,
    work: (item, moved = []) =>
      threads
        .reduce((idlest, thread) => (thread.waiting() < idlest.waiting() ? thread : idlest))
        .work(item, moved),
    end: async () => {
      await Promise.all(threads.map((thread) => thread.end()));
    },
  };
}

function member<Item, Result>(module: URL, common: unknown) {
  const worker = start(module, common);
  const waiting: Asker<Result>[] = []; // a thread answers in order
  let broken: { readonly error: unknown } | undefined;
  worker.on('message', (said: Answer<Result>) => {
    const asker = waiting.shift();
    if ('error' in said) asker?.reject(said.error);
    else asker?.resolve(said.result);
    rest(worker, waiting.length);
  });
  worker.on('error', (error) => {
    broken = { error };
    for (const { reject } of waiting.splice(0)) reject(error);
  });
  worker.unref();
  return {
    waiting: () => waiting.length,
    work(item: Item, moved: readonly ArrayBuffer[]): Promise<Result> {
      return new Promise((resolve, reject) => {
        if (broken !== undefined) return reject(broken.error);
        waiting.push({ resolve, reject });
        rest(worker, waiting.length);
        worker.postMessage(item, moved);
      });
    },
    end: () => worker.terminate(),
  };
}

/** A build that failed elsewhere ends without waiting for threads that have nothing to do. */
function rest(worker: Worker, waiting: number): void {
  if (waiting === 0) worker.unref();
  else worker.ref();
}

/**
 * In a thread: answers each item by what `prepare`, given what all threads have in common, makes of it. What `moves`
 * names goes back uncopied.
 */
export function answer<Item, Common, Result>(
  prepare: (common: Common) => (item: Item) => Promise<Result>,
  moves: (result: Result) => ArrayBuffer[] = () => [],
): void {
  const work = prepare(workerData as Common); // what startCrew passed
  let before = Promise.resolve();
  parentPort?.on('message', (item: Item) => {
    before = before
      .then(() => work(item))
      .then(
        (result) => say({ result }, moves(result)),
        (error: unknown) => say({ error }, []),
      );
  });
}

function say(answered: Answer<unknown>, moved: ArrayBuffer[]): void {
  parentPort?.postMessage(answered, moved);
}

/** The memory of some bytes when it is all theirs: it can be moved. */
export function memoryOf({ buffer, byteLength }: Uint8Array): ArrayBuffer[] {
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];
}
