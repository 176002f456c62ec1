import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';

/** Memory of a worker in megabytes: without a limit its garbage grows to gigabytes before it is collected. */
const MEMORY_MB = 256;

/**
 * Runs the default export of `module` once for each task, in a pool of as many workers as the machine runs at once.
 * Gives the results in the order of the tasks, and rejects with the first error.
 */
export async function runInPool<Task, Result>(module: URL, tasks: readonly Task[]): Promise<Result[]> {
  const threads = Math.min(availableParallelism(), tasks.length);
  if (threads === 0) return [];
  const pool = new Tinypool({
    filename: module.href,
    minThreads: threads,
    maxThreads: threads,
    isolateWorkers: false,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  try {
    return await Promise.all(tasks.map((task): Promise<Result> => pool.run(task)));
  } finally {
    await pool.destroy();
  }
}
