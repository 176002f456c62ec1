import { RETENTION } from '#site.ts';
import { DAY_MS } from '#time.ts';
import type { Transaction } from '../database/database.ts';

export function unconfirmedLimit(at: number): number {
  return at - RETENTION.unconfirmedDays * DAY_MS;
}

/** Deletes the subscriptions that nobody confirmed in time. An address that left before keeps its hash. */
export async function purgeSubscriptions(transaction: Transaction, at: number): Promise<void> {
  const limit = unconfirmedLimit(at);
  await transaction
    .updateTable('subscriptions')
    .set({ email: null, status: 'left', themes: '[]', requested_at: 0 })
    .where('status', '=', 'pending')
    .where('requested_at', '<', limit)
    .where('left_at', 'is not', null)
    .execute();
  await transaction
    .deleteFrom('subscriptions')
    .where('status', '=', 'pending')
    .where('requested_at', '<', limit)
    .execute();
}
