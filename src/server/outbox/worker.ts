import { setTimeout } from 'node:timers/promises';
import { describeError, logEvent } from '../log.ts';
import type { Alert, Attempt, Job, Channel } from './message.ts';
import type { Store } from '../store.ts';
import { StoreUnavailableError } from '../database/database.ts';
import { PACE_MS } from './stored-outbox.ts';

/** The time after which a channel that had no message is asked again, in milliseconds. */
const IDLE_MS = 1000;

/** After failures for this long, the owner gets an alert. */
const ALARM_MS = 15 * 60_000;

/** The time that a wrong setting may take to be corrected before messages are given up. */
const CORRECTED_MS = 24 * 3_600_000;

/** Log levels of the outcomes that are no success. */
const LEVELS: Partial<Record<Attempt['outcome'], 'warn' | 'error'>> = { retry: 'warn', failed: 'error' };

/** A message that seems too old but was tried less often than this was dated by a wrong clock. */
const LEAST_ATTEMPTS = 10;

/** The services of the worker. */
export interface WorkerSettings {
  readonly store: Store;
  /** Makes one attempt at a message. */
  readonly send: (job: Job, at: number) => Promise<Attempt>;
  readonly clock?: Clock;
}

/** Time, which a test makes pass faster. */
export interface Clock {
  readonly now: () => number;
  /** Resolves after this many milliseconds, or as soon as `signal` says so. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
}

const REAL_CLOCK: Clock = {
  now: Date.now,
  sleep: (ms, signal) => setTimeout(ms, undefined, { signal }).catch(() => undefined),
};

/** Delivers what is due until it is stopped. */
export interface Worker {
  /** Takes no more, and resolves once what was taken is noted. */
  stop(): Promise<void>;
}

/** Starts to deliver. Attempts on a channel run side by side: a receiver that is slow to answer holds up no other. */
export function startWorker({ store, send, clock = REAL_CLOCK }: WorkerSettings): Worker {
  const inFlight = new Set<Promise<void>>();
  const stopping = new AbortController();
  let isAway = false;

  async function deliver(job: Job): Promise<void> {
    const { id, kind, channel, attempts } = job;
    try {
      const begun = performance.now();
      const attempt = await send(job, clock.now());
      const ms = Math.round(performance.now() - begun);
      const at = clock.now();
      const end: Attempt =
        attempt.outcome === 'retry' && isLast(job, attempt, at) ? { ...attempt, outcome: 'failed' } : attempt;
      const failingSince = await store.outbox.settle(job, end, at, ms);
      const reason = 'reason' in end ? { reason: end.reason } : {};
      logEvent(LEVELS[end.outcome] ?? 'info', `outbox.message_${end.outcome}`, {
        id,
        kind,
        attempts,
        ms,
        ...reason,
      });
      if (end.outcome === 'failed') await alarm(channel, 'failed', at);
      if (end.outcome === 'retry' && end.isMisconfigured === true) await alarm(channel, 'settings', at);
      if (failingSince !== null && at - failingSince >= ALARM_MS) await alarm(channel, 'failing', at);
    } catch (error) {
      // The lease ends by itself, and the message is taken again.
      noteUnavailable(error);
    }
  }

  async function alarm(channel: Channel, problem: Alert['problem'], at: number): Promise<void> {
    if (await store.outbox.raise({ channel, problem }, at))
      logEvent('warn', 'outbox.alert_raised', { channel, problem });
  }

  /** Takes one message if there is one; says how long to wait until the next. */
  async function ask(channel: Channel): Promise<number> {
    try {
      const job = await store.outbox.claim(channel, clock.now());
      isAway = false;
      if (job === undefined) return IDLE_MS;
      const delivery = deliver(job).finally(() => inFlight.delete(delivery));
      inFlight.add(delivery);
      return PACE_MS;
    } catch (error) {
      noteUnavailable(error);
      return IDLE_MS;
    }
  }

  /** Logs that the store is away, once until it is back. */
  function noteUnavailable(error: unknown): void {
    if (!(error instanceof StoreUnavailableError))
      return logEvent('error', 'outbox.delivery_crashed', { ...describeError(error) });
    if (!isAway) logEvent('error', 'store.became_unavailable', { reason: error.message });
    isAway = true;
  }

  async function run(channel: Channel): Promise<void> {
    while (!stopping.signal.aborted) await clock.sleep(await ask(channel), stopping.signal);
  }

  const running = store.outbox.channels.map(run);
  return {
    async stop() {
      stopping.abort();
      await Promise.all(running);
      await Promise.all(inFlight);
    },
  };
}

/** Says whether a message that failed is a dead letter: after seven days, or a day in which our settings were refused. */
function isLast(
  { attempts, expiresAt, past }: Job,
  { retryAt, isMisconfigured }: Failure,
  at: number,
): boolean {
  if (attempts < LEAST_ATTEMPTS) return false;
  const corrected = isMisconfigured === true ? (past.misconfiguredSince ?? at) + CORRECTED_MS : expiresAt;
  return retryAt >= Math.min(corrected, expiresAt);
}

type Failure = Extract<Attempt, { outcome: 'retry' }>;
