import type { Transaction } from '../database/database.ts';
import { BOUNCED, IN_A_FILE } from './message-rows.ts';
import { isWaiting } from './queue.ts';
import { CHANNELS, type ChannelStatus, type HttpChannel } from './message.ts';

/** Counts the messages of each channel, and says how it does. */
export async function outboxStatus(
  transaction: Transaction,
  httpChannels: readonly HttpChannel[],
): Promise<readonly ChannelStatus[]> {
  const channels = await transaction.selectFrom('channels').selectAll().execute();
  const counts = await transaction
    .selectFrom('outbox')
    .select(({ fn }) => [
      'channel',
      fn.countAll<number>().as('known'),
      fn.count<number>('delivered_at').as('sent'),
      fn.count<number>('delivered_at').filterWhere('reason', '=', IN_A_FILE).as('written'),
      fn.count<number>('failed_at').as('ended'),
      fn.count<number>('failed_at').filterWhere('reason', '=', BOUNCED).as('bounced'),
      fn
        .min<number | null>('created_at')
        .filterWhere(isWaiting)
        .filterWhere('kind', '<>', 'alert')
        .as('oldestAt'),
    ])
    .groupBy('channel')
    .execute();
  // A channel without any message so far has never been used by this site.
  const used = new Set<string>(['mail', 'webhook', ...httpChannels, ...counts.map(({ channel }) => channel)]);
  return CHANNELS.filter((channel) => used.has(channel)).map((name) => {
    const state = channels.find((one) => one.name === name);
    const count = counts.find(({ channel }) => channel === name);
    const { known, sent, ended, written, bounced, oldestAt } = count ?? NOTHING;
    return {
      channel: name,
      waiting: known - sent - ended,
      failed: ended - bounced,
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

const NOTHING = { known: 0, sent: 0, ended: 0, written: 0, bounced: 0, oldestAt: null };
