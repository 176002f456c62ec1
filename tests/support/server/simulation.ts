import { EventEmitter, once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import type { Channel } from '#server/outbox/channel.ts';
import { startWorker, type Clock, type WorkerOutbox } from '#server/outbox/worker.ts';

/** Worker whose hours pass in moments: the clock jumps to the next thing to do as soon as nothing is being done. */
export interface Simulation {
  readonly now: () => number;
  readonly pass: (ms: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts a worker on an outbox, with its clock at `start`; it looks for work every `idleMs` while there is none. */
export function simulate(
  outbox: WorkerOutbox,
  channels: readonly Channel[],
  start: number,
  idleMs = 5000,
): Simulation {
  let now = start;
  let busy = 0;
  /** Says `change` when somebody falls asleep or something is done. */
  const changes = new EventEmitter();
  const sleeping = new Set<{ readonly until: number; readonly wake: () => void }>();

  const clock: Clock = {
    now: () => now,
    sleep: (ms, signal) =>
      new Promise((resolve) => {
        const sleeper = { until: now + (ms < 1000 ? ms : idleMs), wake };
        function wake() {
          sleeping.delete(sleeper);
          resolve();
        }
        sleeping.add(sleeper);
        changes.emit('change');
        if (signal.aborted) wake();
        else signal.addEventListener('abort', wake, { once: true });
      }),
  };
  const counted =
    <Input extends unknown[], Output>(work: (...input: Input) => Promise<Output>) =>
    async (...input: Input) => {
      busy += 1;
      try {
        return await work(...input);
      } finally {
        busy -= 1;
        changes.emit('change');
      }
    };
  const { claim, settle, raiseAlert } = outbox;
  const worker = startWorker(
    { claim: counted(claim), settle: counted(settle), raiseAlert: counted(raiseAlert) },
    channels.map((channel) => ({ ...channel, send: counted(channel.send) })),
    clock,
  );

  const isQuiet = () => sleeping.size === channels.length && busy === 0;

  /**
   * Until everybody sleeps and nothing is under way, and still after a turn of the event loop: one thing leads to
   * another. Waits without using the processor that answers and disks are waited for with.
   */
  async function quiet() {
    for (let calm = 0; calm < 2; calm = isQuiet() ? calm + 1 : 0) {
      if (!isQuiet()) await once(changes, 'change');
      await setImmediate();
    }
  }

  return {
    now: () => now,
    async pass(ms) {
      const end = now + ms;
      for (;;) {
        await quiet();
        const next = Math.min(...[...sleeping].map(({ until }) => until));
        if (next > end) break;
        now = next;
        for (const { until, wake } of sleeping) if (until <= now) wake();
      }
      now = end;
    },
    stop: () => worker.stop(),
  };
}
