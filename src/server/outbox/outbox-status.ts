import type { Transaction } from '../database/database.ts';
import type { MessageState } from './message.ts';
import { LOG_CHANNEL } from './queue.ts';

/** Counts the messages of each channel that is named or has some, and reads the state of the channel. */
export async function outboxStatus(transaction: Transaction, names: readonly string[]) {
  const channels = await transaction.selectFrom('channels').selectAll().execute();
  const rows = await transaction
    .selectFrom('outbox')
    .select(({ fn }) => [
      'channel',
      'state',
      fn.countAll<number>().as('count'),
      fn.min<number | null>('created_at').filterWhere('kind', '<>', 'alert').as('oldestAt'),
    ])
    .where('channel', '<>', LOG_CHANNEL)
    .groupBy(['channel', 'state'])
    .orderBy('channel')
    .execute();
  return [...new Set([...names, ...rows.map(({ channel }) => channel)])].map((name) => {
    const row = (state: MessageState) =>
      rows.find((found) => found.channel === name && found.state === state);
    const count = (state: MessageState) => row(state)?.count ?? 0;
    const channel = channels.find((found) => found.name === name);
    return {
      channel: name,
      waiting: count('waiting'),
      failed: count('failed'),
      bounced: count('bounced'),
      delivered: count('delivered'),
      written: count('written'),
      /** End of the pause that the other side asked for; 0 without one. */
      pausedUntil: channel?.paused_until ?? 0,
      /** Time of the first failure since the last success. */
      failingSince: channel?.failing_since ?? null,
      lastReason: channel?.last_reason ?? null,
      /** Time at which the oldest waiting message was queued, alerts excepted. */
      oldestAt: row('waiting')?.oldestAt ?? null,
    };
  });
}
