import { setTimeout } from 'node:timers/promises';
import { MINUTE_MS } from '#time.ts';
import { StoreUnavailableError } from '../database/database.ts';
import { describeError, logEvent } from '../log.ts';
import { PACE_MS, type Channel } from './channel.ts';
import type { Alert, Attempt, Message } from './message.ts';
import { toAttempt } from './schedule.ts';
import type { Outbox } from './stored-outbox.ts';

const IDLE_MS = 1000;

const ALERT_MS = 15 * MINUTE_MS;

const LOG_LEVELS = {
  delivered: 'info',
  written: 'info',
  bounced: 'info',
  retry: 'warn',
  failed: 'error',
} as const;

export interface Clock {
  readonly now: () => number;
  /** Resolves after this many milliseconds, or when `signal` is aborted. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
}

const REAL_CLOCK: Clock = {
  now: Date.now,
  sleep: (ms, signal) => setTimeout(ms, undefined, { signal }).catch(() => undefined),
};

export type WorkerOutbox = Pick<Outbox, 'claim' | 'settle' | 'raiseAlert'>;

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
      const result = await channel.send(message, clock.now());
      const ms = Math.round(performance.now() - start);
      const at = clock.now();
      const attempt = toAttempt(message, result, at);
      const failingSince = await outbox.settle(message, attempt, at, ms);
      const { outcome, reason } = attempt;
      const fields = { id, kind, attempts, ms, ...(reason !== undefined && { reason }) };
      logEvent(LOG_LEVELS[outcome], `outbox.message_${outcome}`, fields);
      for (const problem of listProblems(attempt, failingSince, at))
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

function listProblems(
  { outcome, isMisconfigured }: Attempt,
  failingSince: number | null,
  at: number,
): Alert['problem'][] {
  const problems: Alert['problem'][] = [];
  if (outcome === 'failed') problems.push('failed');
  if (isMisconfigured) problems.push('settings');
  if (failingSince !== null && at - failingSince >= ALERT_MS) problems.push('failing');
  return problems;
}
