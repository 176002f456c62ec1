/**
 * Loaded into a server before its own code. From SIGUSR2 on it measures how long the server works without looking for
 * others (a turn of its event loop), and says the longest at its end: in processor time, which stands still while other
 * programs of the machine have the processor.
 */
let longest = 0;

/** What the main thread has worked so far, in milliseconds. */
function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function watch(before: number): void {
  const now = worked();
  longest = Math.max(longest, now - before);
  setTimeout(watch, 1, now).unref();
}

process.once('SIGUSR2', () => watch(worked()));
process.once('exit', () => console.log(`Longest turn: ${Math.round(longest)} ms`));
