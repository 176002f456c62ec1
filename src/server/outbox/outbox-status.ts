import type { Transaction } from '../database/database.ts';
import type { ChannelStatus } from './message.ts';
import { BOUNCED, WRITTEN_TO_FILE } from './message-rows.ts';
import { isWaiting, LOG_CHANNEL } from './queue.ts';

/** Counts the messages of each channel that is named or has some. */
export async function outboxStatus(
  transaction: Transaction,
  names: readonly string[],
): Promise<readonly ChannelStatus[]> {
  const channels = await transaction.selectFrom('channels').selectAll().execute();
  const counts = await transaction
    .selectFrom('outbox')
    .select(({ fn }) => [
      'channel',
      fn.countAll<number>().as('total'),
      fn.count<number>('delivered_at').as('sent'),
      fn.count<number>('delivered_at').filterWhere('reason', '=', WRITTEN_TO_FILE).as('written'),
      fn.count<number>('failed_at').as('givenUp'),
      fn.count<number>('failed_at').filterWhere('reason', '=', BOUNCED).as('bounced'),
      fn
        .min<number | null>('created_at')
        .filterWhere(isWaiting)
        .filterWhere('kind', '<>', 'alert')
        .as('oldestAt'),
    ])
    .where('channel', '<>', LOG_CHANNEL)
    .groupBy('channel')
    .orderBy('channel')
    .execute();
  return [...new Set([...names, ...counts.map(({ channel }) => channel)])].map((name) => {
    const state = channels.find((channel) => channel.name === name);
    const count = counts.find(({ channel }) => channel === name);
    const { total, sent, givenUp, written, bounced, oldestAt } = count ?? NONE;
    return {
      channel: name,
      waiting: total - sent - givenUp,
      failed: givenUp - bounced,
      bounced,
      delivered: sent - written,
      written,
      pausedUntil: state?.paused_until ?? 0,
      failingSince: state?.failing_since ?? null,
      lastReason: state?.last_reason ?? null,
      oldestAt,
    };
  });
}

const NONE = { total: 0, sent: 0, givenUp: 0, written: 0, bounced: 0, oldestAt: null };
