import { setTimeout } from 'node:timers/promises';
import { DAY_MS } from '#time.ts';
import { StoreUnavailableError } from '../database/database.ts';
import { describeError, logEvent } from '../log.ts';
import { PACE_MS, type Channel } from './channel.ts';
import type { Alert, Attempt, Message } from './message.ts';
import type { Outbox } from './stored-outbox.ts';

/** Time after which a channel without due messages is polled again, in milliseconds. */
const IDLE_MS = 1000;

/** Duration of failures after which the owner gets an alert. */
const ALERT_MS = 15 * 60_000;

/** Time for which a message is tried while our settings are refused. */
const MISCONFIGURED_MS = DAY_MS;

/** Least attempts before a message is given up: one that seems too old after fewer was dated by a wrong clock. */
const LEAST_ATTEMPTS = 10;

/** Log levels of outcomes other than a success. */
const LEVELS: Partial<Record<Attempt['outcome'], 'warn' | 'error'>> = { retry: 'warn', failed: 'error' };

/** Clock that a test can replace. */
export interface Clock {
  readonly now: () => number;
  /** Resolves after this many milliseconds, or when `signal` is aborted. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
}

const REAL_CLOCK: Clock = {
  now: Date.now,
  sleep: (ms, signal) => setTimeout(ms, undefined, { signal }).catch(() => undefined),
};

/** Outbox as the worker uses it. */
export type WorkerOutbox = Pick<Outbox, 'claim' | 'settle' | 'raiseAlert'>;

/** Delivers due messages until it is stopped. */
export interface Worker {
  /** Claims no more messages; resolves once the outcomes of running attempts are stored. */
  stop(): Promise<void>;
}

/** Starts to deliver. The attempts of a channel run side by side, so that a slow answer delays no other message. */
export function startWorker(outbox: WorkerOutbox, channels: readonly Channel[], clock = REAL_CLOCK): Worker {
  const inFlight = new Set<Promise<void>>();
  const stopping = new AbortController();
  let isUnavailable = false;

  async function deliver(channel: Channel, message: Message): Promise<void> {
    const { id, kind, attempts } = message;
    try {
      const start = performance.now();
      const attempt = await channel.send(message, clock.now());
      const ms = Math.round(performance.now() - start);
      const at = clock.now();
      const end: Attempt =
        attempt.outcome === 'retry' && isLast(message, attempt, at)
          ? { ...attempt, outcome: 'failed' }
          : attempt;
      const failingSince = await outbox.settle(message, end, at, ms);
      const reason = 'reason' in end ? { reason: end.reason } : {};
      const level = LEVELS[end.outcome] ?? 'info';
      logEvent(level, `outbox.message_${end.outcome}`, { id, kind, attempts, ms, ...reason });
      for (const problem of problemsOf(end, failingSince, at))
        await raiseAlert({ channel: channel.name, problem }, at);
    } catch (error) {
      // The message is claimed again after its lease.
      logFailure(error);
    }
  }

  async function raiseAlert(alert: Alert, at: number): Promise<void> {
    if (await outbox.raiseAlert(alert, at)) logEvent('warn', 'outbox.alert_raised', { ...alert });
  }

  /** Claims a message and starts its attempt; returns the time until the next poll. */
  async function poll(channel: Channel): Promise<number> {
    try {
      const message = await outbox.claim(channel.name, clock.now(), channel.paceMs);
      isUnavailable = false;
      if (message === undefined) return IDLE_MS;
      const delivery = deliver(channel, message).finally(() => inFlight.delete(delivery));
      inFlight.add(delivery);
      return PACE_MS;
    } catch (error) {
      logFailure(error);
      return IDLE_MS;
    }
  }

  /** Logs a failure of the store: that it is unavailable, once. */
  function logFailure(error: unknown): void {
    if (!(error instanceof StoreUnavailableError))
      return logEvent('error', 'outbox.delivery_crashed', { ...describeError(error) });
    if (!isUnavailable) logEvent('error', 'store.became_unavailable', { reason: error.message });
    isUnavailable = true;
  }

  async function run(channel: Channel): Promise<void> {
    while (!stopping.signal.aborted) await clock.sleep(await poll(channel), stopping.signal);
  }

  const running = channels.map(run);
  return {
    async stop() {
      stopping.abort();
      await Promise.all(running);
      await Promise.all(inFlight);
    },
  };
}

function problemsOf(attempt: Attempt, failingSince: number | null, at: number): Alert['problem'][] {
  const problems: Alert['problem'][] = [];
  if (attempt.outcome === 'failed') problems.push('failed');
  if (attempt.outcome === 'retry' && attempt.isMisconfigured === true) problems.push('settings');
  if (failingSince !== null && at - failingSince >= ALERT_MS) problems.push('failing');
  return problems;
}

/** Returns whether a failed attempt is the last: after seven days, or one day in which our settings were refused. */
function isLast(
  { attempts, expiresAt, past }: Message,
  { retryAt, isMisconfigured }: Extract<Attempt, { outcome: 'retry' }>,
  at: number,
): boolean {
  if (attempts < LEAST_ATTEMPTS) return false;
  const limit = isMisconfigured === true ? (past.misconfiguredSince ?? at) + MISCONFIGURED_MS : expiresAt;
  return retryAt >= Math.min(limit, expiresAt);
}
