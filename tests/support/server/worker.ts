/** One more server, as far as deliveries are concerned, whose clock runs faster. Started as a process by the tests. */
import { setTimeout } from 'node:timers/promises';
import { createSend } from '#server/send.ts';
import { startWorker } from '#server/delivery/worker.ts';
import { readEnvironment } from '#http/environment.ts';
import { openStore } from '#server/store/open.ts';

const { CLOCK_START, CLOCK_SPEED } = process.env;
const [start, speed] = [Number(CLOCK_START), Number(CLOCK_SPEED)];
const environment = readEnvironment(process.env);
const store = await openStore(environment);
startWorker({
  store,
  send: createSend(environment, store),
  clock: {
    now: () => Math.round(start + (Date.now() - start) * speed),
    sleep: (ms, signal) => setTimeout(ms / speed, undefined, { signal }).catch(() => undefined),
  },
});
