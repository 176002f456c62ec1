import { setTimeout } from 'node:timers/promises';
import { MINUTE_MS } from '#time.ts';
import { StoreUnavailableError } from '../database/database.ts';
import { describeError, logEvent } from '../log.ts';
import { PACE_MS, type Channel, type SendResult } from './channel.ts';
import type { Alert } from './alert.ts';
import type { Message, MessageState } from './message.ts';
import type { Outbox, Settlement } from './stored-outbox.ts';

const IDLE_MS = 1000;

const ALERT_MS = 15 * MINUTE_MS;

const LOG_EVENTS: Readonly<Record<MessageState, readonly ['info' | 'warn' | 'error', string]>> = {
  delivered: ['info', 'outbox.message_delivered'],
  written: ['info', 'outbox.message_written'],
  bounced: ['info', 'outbox.message_bounced'],
  waiting: ['warn', 'outbox.message_deferred'],
  failed: ['error', 'outbox.message_failed'],
};

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

/** Starts to deliver. The attempts of a channel run side by side, so that a slow answer delays no other message. */
export function startWorker(outbox: WorkerOutbox, channels: readonly Channel[], clock = REAL_CLOCK) {
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
      const settled = await outbox.settle(message, result, at, ms);
      const fields = { id, kind, attempts, ms, ...(!result.ok && { reason: result.reason }) };
      logEvent(...LOG_EVENTS[settled.state], fields);
      for (const problem of listProblems(result, settled, at))
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
    /** Claims no more messages; resolves once the results of running attempts are stored. */
    async stop() {
      stopping.abort();
      await Promise.all(running);
      await Promise.all(inFlight);
    },
  };
}

function listProblems(
  result: SendResult,
  { state, failingSince }: Settlement,
  at: number,
): readonly Alert['problem'][] {
  const isMisconfigured = !result.ok && result.cause === 'settings';
  const isFailing = failingSince !== null && at - failingSince >= ALERT_MS;
  return [
    ...(state === 'failed' ? (['failed'] as const) : []),
    ...(isMisconfigured ? (['settings'] as const) : []),
    ...(isFailing ? (['failing'] as const) : []),
  ];
}
