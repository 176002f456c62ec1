import { RETENTION } from '#site.ts';
import type { Transaction } from '../database/database.ts';

const DAY_MS = 86_400_000;

/** Ends what nobody confirmed in time. An address that had left before keeps its hash. */
export async function purgeSubscriptions(transaction: Transaction, at: number): Promise<void> {
  const unconfirmed = at - RETENTION.unconfirmedDays * DAY_MS;
  await transaction
    .updateTable('subscriptions')
    .set({ email: null, status: 'left', themes: '[]', requested_at: 0 })
    .where('status', '=', 'pending')
    .where('requested_at', '<', unconfirmed)
    .where('left_at', 'is not', null)
    .execute();
  await transaction
    .deleteFrom('subscriptions')
    .where('status', '=', 'pending')
    .where('requested_at', '<', unconfirmed)
    .execute();
}
