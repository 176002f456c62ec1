import { lock, type Database, type Transaction } from '../database/database.ts';
import { outboxStatus } from './outbox-status.ts';
import { replay } from './replay.ts';
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
import { LONGEST_PAUSE_MS, LONGEST_WAIT_MS, queueAlert } from './queue.ts';

/** Time for which a message belongs to the server that claimed it; well above the longest attempt. */
const LEASE_MS = 60_000;

/** At most four messages a second leave by a channel, whatever the number of servers. */
const PACE_MS = 250;

/** Where a program takes less: Slack one a second. */
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
        const { next_at: nextAt, paused_until: pausedUntil } = await transaction
          .selectFrom('outlets')
          .select(['next_at', 'paused_until'])
          .where('name', '=', channel)
          .executeTakeFirstOrThrow();
        const pace = PACES_MS[channel] ?? PACE_MS;
        // Other servers' clocks may be a moment ahead, which is why twice the longest is believed.
        if (isAhead(nextAt, at, 2 * pace) || isAhead(pausedUntil, at, 2 * LONGEST_PAUSE_MS)) return undefined;
        const id = await findDue(transaction, channel, at);
        if (id === undefined) return undefined;
        await updateChannel(transaction, channel)
          .set({ next_at: at + pace })
          .execute();
        await transaction
          .updateTable('outbox')
          .set(({ eb }) => ({ attempts: eb('attempts', '+', 1), leased_until: at + LEASE_MS }))
          .where('id', '=', id)
          .execute();
        return readJob(transaction, id, channel);
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
        await noteAttempt(transaction, job, attempt, { at, ms });
        const isSent = attempt.outcome === 'delivered' || attempt.outcome === 'written';
        const since = await failingSince(transaction, job.channel);
        if (!isSent || since === null) return since;
        await noteSuccess(transaction, job.channel, since, at);
        return null;
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

/**
 * Finds the message to send next. What the team waits for leaves before mails to visitors; of that, the newest and the
 * oldest take turns, so that after an outage a new lead is told of at once, and the old ones still leave.
 */
async function findDue(transaction: Transaction, channel: Channel, at: number): Promise<string | undefined> {
  const waiting = transaction
    .selectFrom('outbox')
    .select('id')
    .where('outlet', '=', channel)
    .where('delivered_at', 'is', null)
    .where('parked_at', 'is', null)
    .where(({ eb, or }) => or([eb('leased_until', '<=', at), eb('leased_until', '>', at + 2 * LEASE_MS)]))
    .limit(1);
  const turn = Math.floor(at / PACE_MS) % 2 === 0 ? 'asc' : 'desc';
  const toTeam = waiting.where('recipient', 'is', null).orderBy('due_at', turn);
  for (const query of [toTeam, waiting.orderBy('due_at')]) {
    // Two questions, each about one end of an index: many may wait in between. A moment too far ahead is an error.
    for (const [from, to] of [
      [0, at],
      [at + 2 * LONGEST_WAIT_MS, Number.MAX_SAFE_INTEGER],
    ] as const) {
      const due = await query.where('due_at', '>=', from).where('due_at', '<=', to).executeTakeFirst();
      if (due !== undefined) return due.id;
    }
  }
  return undefined;
}

const updateChannel = (transaction: Transaction, channel: Channel) =>
  transaction.updateTable('outlets').where('name', '=', channel);

async function failingSince(transaction: Transaction, channel: Channel): Promise<number | null> {
  const state = await transaction
    .selectFrom('outlets')
    .select('failing_since')
    .where('name', '=', channel)
    .executeTakeFirstOrThrow();
  return state.failing_since;
}

/** Notes that a channel works again; after an outage, all that waits for it is due at once. */
async function noteSuccess(
  transaction: Transaction,
  channel: Channel,
  since: number,
  at: number,
): Promise<void> {
  await updateChannel(transaction, channel).set({ failing_since: null }).execute();
  if (at - since < OUTAGE_MS) return;
  await transaction
    .updateTable('outbox')
    .set({ due_at: at })
    .where('outlet', '=', channel)
    .where('due_at', '>', at)
    .where('delivered_at', 'is', null)
    .where('parked_at', 'is', null)
    .execute();
}

/** Notes what became of a message, and what that says of its channel. */
async function noteAttempt(
  transaction: Transaction,
  { id, channel, past }: Pick<Job, 'id' | 'channel' | 'past'>,
  attempt: Attempt,
  { at, ms }: { readonly at: number; readonly ms: number },
): Promise<void> {
  const isSent = attempt.outcome === 'delivered' || attempt.outcome === 'written';
  const retry = attempt.outcome === 'retry' ? attempt : undefined;
  const reason = 'reason' in attempt ? attempt.reason : null;
  const STATES: Partial<Record<Attempt['outcome'], string>> = { written: IN_A_FILE, bounced: BOUNCED };
  await transaction
    .updateTable('outbox')
    .set({
      leased_until: 0,
      delivered_at: isSent ? at : null,
      parked_at: attempt.outcome === 'parked' || attempt.outcome === 'bounced' ? at : null,
      ...(retry && { due_at: retry.retryAt }),
      reason: STATES[attempt.outcome] ?? reason,
      history: historyWith(past, { at, ms, outcome: attempt.outcome, ...(reason !== null && { reason }) }),
      recipients: JSON.stringify({ ...past.recipients, ...attempt.recipients }),
      misconfigured_since: retry?.isMisconfigured === true ? (past.misconfiguredSince ?? at) : null,
    })
    .where('id', '=', id)
    .execute();
  if (isSent || attempt.outcome === 'bounced') return;
  await updateChannel(transaction, channel).set({ last_reason: reason }).execute();
  if (retry === undefined) return;
  // A beginning in the future was written by a wrong clock.
  const since = await failingSince(transaction, channel);
  await updateChannel(transaction, channel)
    .set({
      failing_since: since !== null && since <= at ? since : at,
      ...(retry.pauseUntil !== undefined && { paused_until: retry.pauseUntil }),
    })
    .execute();
}
