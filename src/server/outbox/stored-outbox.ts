import { lock, type Database, type Transaction } from '../database/database.ts';
import { outboxStatus } from './outbox-status.ts';
import { replay } from './replay.ts';
import type { Tables } from '../database/tables.ts';
import { BOUNCED, historyWith, IN_A_FILE, readJob, toStatus } from './message-rows.ts';
import {
  CHANNELS,
  type Alert,
  type Attempt,
  type Channel,
  type HttpChannel,
  type Job,
  type Replay,
} from './message.ts';
import { isWaiting, LONGEST_PAUSE_MS, LONGEST_WAIT_MS, queueAlert } from './queue.ts';

/** Time for which a message belongs to the server that claimed it; well above the longest attempt. */
const LEASE_MS = 60_000;

/** The pace of a channel: at most four messages a second leave by it, whatever the number of servers. */
export const PACE_MS = 250;

/** Lower limits of some programs: Slack takes one a second. */
const PACES_MS: Readonly<Partial<Record<Channel, number>>> = { slack: 1000 };

/** After a failure this long, the first success makes all that waits due at once. */
const OUTAGE_MS = 60_000;

/**
 * Tells whether a moment is still to come. One further away than any wait can be was set by a wrong clock, and counts as
 * past.
 */
const isAhead = (moment: number, at: number, most: number) => moment > at && moment <= at + most;

/**
 * Messages in the database, shared by all the servers: one that a server died with comes back after its lease.
 * `httpChannels` are the channels to which every lead is passed on.
 */
export function storedOutbox(database: Database, httpChannels: readonly HttpChannel[]) {
  const own = new Set<Channel>(['mail', 'webhook', ...httpChannels]);
  return {
    /** The channels that messages are queued for. */
    channels: CHANNELS.filter((channel) => own.has(channel)),
    /** Leases the message that is due for longest; `undefined` when none is, or four a second were leased already. */
    claim: (channel: Channel, at: number): Promise<Job | undefined> =>
      database.transaction(async (transaction) => {
        await lock(transaction, `channel ${channel}`);
        const { next_at: nextAt = 0, paused_until: pausedUntil = 0 } =
          (await readChannel(transaction, channel)) ?? {};
        const pace = PACES_MS[channel] ?? PACE_MS;
        // Other servers' clocks may be a moment ahead, which is why twice the longest is believed.
        if (isAhead(nextAt, at, 2 * pace) || isAhead(pausedUntil, at, 2 * LONGEST_PAUSE_MS)) return undefined;
        const due = await findDue(transaction, channel, at);
        if (due === undefined) return undefined;
        await updateChannel(transaction, channel, { next_at: at + pace });
        await transaction
          .updateTable('outbox')
          .set(({ eb }) => ({ attempts: eb('attempts', '+', 1), leased_until: at + LEASE_MS }))
          .where('id', '=', due.id)
          .execute();
        return readJob(transaction, due.id, channel);
      }),
    /** Notes how an attempt of `ms` milliseconds ended, and returns since when the channel fails. */
    settle: (
      job: Pick<Job, 'id' | 'channel' | 'past'>,
      attempt: Attempt,
      at: number,
      ms = 0,
    ): Promise<number | null> =>
      database.transaction(async (transaction) => {
        await lock(transaction, `channel ${job.channel}`);
        await noteMessage(transaction, job, attempt, { at, ms });
        return noteChannel(transaction, job.channel, attempt, at);
      }),
    /** Queues an alert on the other channel, one a day at most for each; `false` if there was one. */
    raise: (alert: Alert, at: number) =>
      database.transaction((transaction) => queueAlert(transaction, alert, at, httpChannels)),
    status: () => database.transaction((transaction) => outboxStatus(transaction, httpChannels)),
    /** Finds the messages of a lead, or one by its own id. */
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
    /** Makes messages due again and ends the rests that receivers asked for; returns how many will be sent again. */
    replay: (which: Replay, at: number) =>
      database.transaction((transaction) => replay(transaction, which, at, httpChannels)),
  };
}

/** Finds the message to send next: what the team waits for before mails to visitors, then what is due for longest. */
function findDue(transaction: Transaction, channel: Channel, at: number) {
  return (
    transaction
      .selectFrom('outbox')
      .select('id')
      .where('channel', '=', channel)
      .where(isWaiting)
      .where(({ not, between }) => not(between('leased_until', at + 1, at + 2 * LEASE_MS)))
      // A moment further away than any wait can be was set by a wrong clock.
      .where(({ not, between }) => not(between('due_at', at + 1, at + 2 * LONGEST_WAIT_MS)))
      .orderBy(({ eb }) => eb('recipient', 'is not', null))
      .orderBy('due_at')
      .limit(1)
      .executeTakeFirst()
  );
}

const readChannel = (transaction: Transaction, channel: Channel) =>
  transaction.selectFrom('channels').selectAll().where('name', '=', channel).executeTakeFirst();

async function updateChannel(
  transaction: Transaction,
  channel: Channel,
  change: Partial<Omit<Tables['channels'], 'name'>>,
): Promise<void> {
  await transaction
    .insertInto('channels')
    .values({ name: channel, next_at: 0, paused_until: 0, ...change })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(change))
    .execute();
}

const isSent = ({ outcome }: Attempt) => outcome === 'delivered' || outcome === 'written';

/** Notes what became of a message. */
async function noteMessage(
  transaction: Transaction,
  { id, past }: Pick<Job, 'id' | 'past'>,
  attempt: Attempt,
  { at, ms }: { readonly at: number; readonly ms: number },
): Promise<void> {
  const { outcome } = attempt;
  const reason = 'reason' in attempt ? attempt.reason : null;
  const retry = outcome === 'retry' ? attempt : undefined;
  const STATES: Partial<Record<Attempt['outcome'], string>> = { written: IN_A_FILE, bounced: BOUNCED };
  await transaction
    .updateTable('outbox')
    .set({
      leased_until: 0,
      delivered_at: isSent(attempt) ? at : null,
      ...(isSent(attempt) && { address: null }),
      failed_at: outcome === 'failed' || outcome === 'bounced' ? at : null,
      ...(retry && { due_at: retry.retryAt }),
      reason: STATES[outcome] ?? reason,
      history: historyWith(past, { at, ms, outcome, ...(reason !== null && { reason }) }),
      recipients: JSON.stringify({ ...past.recipients, ...attempt.recipients }),
      misconfigured_since: retry?.isMisconfigured === true ? (past.misconfiguredSince ?? at) : null,
    })
    .where('id', '=', id)
    .execute();
}

/** Notes what an attempt says of its channel; returns since when it fails. After an outage all that waits is due at once. */
async function noteChannel(
  transaction: Transaction,
  channel: Channel,
  attempt: Attempt,
  at: number,
): Promise<number | null> {
  const since = (await readChannel(transaction, channel))?.failing_since ?? null;
  if (attempt.outcome === 'failed')
    await updateChannel(transaction, channel, { last_reason: attempt.reason });
  if (attempt.outcome === 'retry') {
    // A beginning in the future was written by a wrong clock.
    const begun = since !== null && since <= at ? since : at;
    await updateChannel(transaction, channel, {
      last_reason: attempt.reason,
      failing_since: begun,
      ...(attempt.pauseUntil !== undefined && { paused_until: attempt.pauseUntil }),
    });
    return begun;
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
