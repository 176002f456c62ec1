import { DAY_MS, MINUTE_MS } from '#time.ts';
import { lock, type Database, type Transaction } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import type { Alert } from './alert.ts';
import { PACE_MS, type SendResult } from './channel.ts';
import { toMessage, toStatus, type Message, type MessageState } from './message.ts';
import { outboxStatus } from './outbox-status.ts';
import { isWaiting, LOG_CHANNEL, queueAlert } from './queue.ts';
import { replay, type Replay } from './replay.ts';
import { LONGEST_DELAY_MS, LONGEST_PAUSE_MS, nextStep, type NextStep } from './schedule.ts';

/** Time for which a message belongs to the server that claimed it; well above the longest attempt. */
const LEASE_MS = MINUTE_MS;

/** Duration of an outage after which the first success makes all waiting messages due at once. */
const OUTAGE_MS = MINUTE_MS;

/** Time for which messages about no lead are kept after their end: they count the mails to an address. */
const KEPT_AFTER_END_MS = 7 * DAY_MS;

/** Attempts that are stored of a message. A week of failures has ten times as many. */
const HISTORY_LENGTH = 20;

export type Outbox = ReturnType<typeof storedOutbox>;

export interface Settlement {
  readonly state: MessageState;
  readonly failingSince: number | null;
}

interface OutboxChannels {
  readonly channels: readonly string[];
  /** Channel of alerts about mail; without one they are only logged. */
  readonly fallbackChannel: string | undefined;
}

/** Creates the queries of the outbox. Servers share it: the messages of one that died are claimed again after their lease. */
export function storedOutbox(database: Database, { channels, fallbackChannel }: OutboxChannels) {
  return {
    /** Claims the message that is due for longest; `undefined` without one, or before the pace of the channel allows it. */
    claim: (channel: string, at: number, paceMs = PACE_MS): Promise<Message | undefined> =>
      database.transaction(async (transaction) => {
        await lock(transaction, `channel ${channel}`);
        const { next_at: nextAt = 0, paused_until: pausedUntil = 0 } =
          (await readChannel(transaction, channel)) ?? {};
        // The clock of another server may be a moment ahead: up to twice the longest time is believed.
        if (isAhead(nextAt, at, 2 * paceMs) || isAhead(pausedUntil, at, 2 * LONGEST_PAUSE_MS))
          return undefined;
        const due = await findDue(transaction, channel, at);
        if (due === undefined) return undefined;
        await updateChannel(transaction, channel, { next_at: at + paceMs });
        const row = await transaction
          .updateTable('outbox')
          .set(({ eb }) => ({ attempts: eb('attempts', '+', 1), leased_until: at + LEASE_MS }))
          .where('id', '=', due.id)
          .returningAll()
          .executeTakeFirst();
        return row && toMessage(row);
      }),
    /** Stores the result of an attempt of `ms` milliseconds; returns the state of the message, and since when the channel fails. */
    settle: (message: Message, result: SendResult, at: number, ms = 0): Promise<Settlement> => {
      const step = nextStep(message, result, at);
      const { channel } = message;
      return database.transaction(async (transaction) => {
        await lock(transaction, `channel ${channel}`);
        await updateMessage(transaction, message, result, step, { at, ms });
        const failingSince = await updateChannelState(transaction, channel, result, step, at);
        return { state: step.state, failingSince };
      });
    },
    /** Queues an alert on a channel other than its own; returns `false` when the same one was queued in the last day. */
    raiseAlert: (alert: Alert, at: number): Promise<boolean> => {
      const channel = alert.channel === 'mail' ? (fallbackChannel ?? LOG_CHANNEL) : 'mail';
      return database.transaction((transaction) => queueAlert(transaction, alert, channel, at));
    },
    status: () => database.transaction((transaction) => outboxStatus(transaction, channels)),
    find: (id: string) =>
      database.transaction(async (transaction) => {
        const rows = await transaction
          .selectFrom('outbox')
          .selectAll()
          .where(({ eb, or }) => or([eb('id', '=', id), eb('lead_id', '=', id)]))
          .orderBy('created_at')
          .orderBy('id')
          .execute();
        return rows.map(toStatus);
      }),
    replay: (which: Replay, at: number) =>
      database.transaction((transaction) => replay(transaction, which, at)),
  };
}

/** Returns whether a time is in the future. One further away than `longest` was set by a wrong clock, and counts as past. */
const isAhead = (time: number, at: number, longest: number) => time > at && time <= at + longest;

/** Finds the message to send next: those to the team before mails to visitors, then the one that is due for longest. */
function findDue(transaction: Transaction, channel: string, at: number) {
  return (
    transaction
      .selectFrom('outbox')
      .select('id')
      .where('channel', '=', channel)
      .where(isWaiting)
      .where(({ not, between }) => not(between('leased_until', at + 1, at + 2 * LEASE_MS)))
      // A time further away than any delay was set by a wrong clock.
      .where(({ not, between }) => not(between('due_at', at + 1, at + 2 * LONGEST_DELAY_MS)))
      .orderBy(({ eb }) => eb('recipient', 'is not', null))
      .orderBy('due_at')
      .limit(1)
      .executeTakeFirst()
  );
}

const readChannel = (transaction: Transaction, channel: string) =>
  transaction.selectFrom('channels').selectAll().where('name', '=', channel).executeTakeFirst();

async function updateChannel(
  transaction: Transaction,
  channel: string,
  change: Partial<Omit<Tables['channels'], 'name'>>,
): Promise<void> {
  await transaction
    .insertInto('channels')
    .values({ name: channel, next_at: 0, paused_until: 0, ...change })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(change))
    .execute();
}

async function updateMessage(
  transaction: Transaction,
  { id, history, recipients }: Message,
  { recipients: newRecipients, ...result }: SendResult,
  { state, retryAt }: NextStep,
  { at, ms }: { readonly at: number; readonly ms: number },
): Promise<void> {
  await transaction
    .updateTable('outbox')
    .set({
      leased_until: 0,
      state,
      ended_at: state === 'waiting' ? null : at,
      ...(result.ok && { address: null }),
      ...(retryAt !== undefined && { due_at: retryAt }),
      history: JSON.stringify([...history, { at, ms, ...result }].slice(-HISTORY_LENGTH)),
      recipients: JSON.stringify({ ...recipients, ...newRecipients }),
    })
    .where('id', '=', id)
    .execute();
}

/** Stores what a result says about its channel; returns the time since which the channel fails. */
async function updateChannelState(
  transaction: Transaction,
  channel: string,
  result: SendResult,
  { state, pauseUntil }: NextStep,
  at: number,
): Promise<number | null> {
  const since = (await readChannel(transaction, channel))?.failing_since ?? null;
  if (result.ok) {
    if (since !== null) await endOutage(transaction, channel, since, at);
    return null;
  }
  if (state === 'failed') await updateChannel(transaction, channel, { last_reason: result.reason });
  if (state !== 'waiting') return since;
  // A time in the future was written by a wrong clock.
  const failingSince = since !== null && since <= at ? since : at;
  await updateChannel(transaction, channel, {
    last_reason: result.reason,
    failing_since: failingSince,
    ...(pauseUntil !== undefined && { paused_until: pauseUntil }),
  });
  return failingSince;
}

/** Ends the failure of a channel; after a long one all its waiting messages become due. */
async function endOutage(
  transaction: Transaction,
  channel: string,
  since: number,
  at: number,
): Promise<void> {
  await updateChannel(transaction, channel, { failing_since: null });
  if (at - since < OUTAGE_MS) return;
  await transaction
    .updateTable('outbox')
    .set({ due_at: at })
    .where('channel', '=', channel)
    .where(isWaiting)
    .where('due_at', '>', at)
    .execute();
}

/** Deletes old messages that no lead owns. Those of a lead or a subscription are deleted with it. */
export async function purgeMessages(transaction: Transaction, at: number): Promise<void> {
  await transaction
    .deleteFrom('outbox')
    .where('lead_id', 'is', null)
    .where('ended_at', '<', at - KEPT_AFTER_END_MS)
    .execute();
}
