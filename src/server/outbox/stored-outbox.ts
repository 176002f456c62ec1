import { MINUTE_MS } from '#time.ts';
import { lock, type Database, type Transaction } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { PACE_MS } from './channel.ts';
import type { Alert, Attempt, Message, Replay } from './message.ts';
import { appendAttempt, BOUNCED, toMessage, toStatus, WRITTEN_TO_FILE } from './message-rows.ts';
import { outboxStatus } from './outbox-status.ts';
import { isWaiting, LOG_CHANNEL, queueAlert } from './queue.ts';
import { replay } from './replay.ts';
import { LONGEST_DELAY_MS, LONGEST_PAUSE_MS } from './schedule.ts';

/** Time for which a message belongs to the server that claimed it; well above the longest attempt. */
const LEASE_MS = MINUTE_MS;

/** Duration of an outage after which the first success makes all waiting messages due at once. */
const OUTAGE_MS = MINUTE_MS;

export type Outbox = ReturnType<typeof storedOutbox>;

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
    /** Stores the outcome of an attempt of `ms` milliseconds; returns the time since which the channel fails. */
    settle: (
      message: Pick<Message, 'id' | 'channel' | 'past'>,
      attempt: Attempt,
      at: number,
      ms = 0,
    ): Promise<number | null> =>
      database.transaction(async (transaction) => {
        await lock(transaction, `channel ${message.channel}`);
        await updateMessage(transaction, message, attempt, { at, ms });
        return settleChannel(transaction, message.channel, attempt, at);
      }),
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

const isSent = ({ outcome }: Attempt) => outcome === 'delivered' || outcome === 'written';

const isGivenUp = ({ outcome }: Attempt) => outcome === 'failed' || outcome === 'bounced';

const REASONS: Partial<Record<Attempt['outcome'], string>> = { written: WRITTEN_TO_FILE, bounced: BOUNCED };

async function updateMessage(
  transaction: Transaction,
  { id, past }: Pick<Message, 'id' | 'past'>,
  attempt: Attempt,
  { at, ms }: { readonly at: number; readonly ms: number },
): Promise<void> {
  const { outcome, reason, retryAt, isMisconfigured, recipients } = attempt;
  await transaction
    .updateTable('outbox')
    .set({
      leased_until: 0,
      delivered_at: isSent(attempt) ? at : null,
      ...(isSent(attempt) && { address: null }),
      failed_at: isGivenUp(attempt) ? at : null,
      ...(retryAt !== undefined && { due_at: retryAt }),
      reason: REASONS[outcome] ?? reason ?? null,
      history: appendAttempt(past, { at, ms, outcome, ...(reason !== undefined && { reason }) }),
      recipients: JSON.stringify({ ...past.recipients, ...recipients }),
      misconfigured_since: isMisconfigured ? (past.misconfiguredSince ?? at) : null,
    })
    .where('id', '=', id)
    .execute();
}

async function settleChannel(
  transaction: Transaction,
  channel: string,
  attempt: Attempt,
  at: number,
): Promise<number | null> {
  const since = (await readChannel(transaction, channel))?.failing_since ?? null;
  const { outcome, reason = null, pauseUntil } = attempt;
  if (outcome === 'failed') await updateChannel(transaction, channel, { last_reason: reason });
  if (outcome === 'retry') {
    // A time in the future was written by a wrong clock.
    const failingSince = since !== null && since <= at ? since : at;
    await updateChannel(transaction, channel, {
      last_reason: reason,
      failing_since: failingSince,
      ...(pauseUntil !== undefined && { paused_until: pauseUntil }),
    });
    return failingSince;
  }
  if (!isSent(attempt) || since === null) return since;
  await updateChannel(transaction, channel, { failing_since: null });
  if (at - since >= OUTAGE_MS)
    await transaction
      .updateTable('outbox')
      .set({ due_at: at })
      .where('channel', '=', channel)
      .where(isWaiting)
      .where('due_at', '>', at)
      .execute();
  return null;
}
