import { DAY_MS } from '#time.ts';
import type { Transaction } from '../database/database.ts';

/** Time for which messages about no lead are kept after their end: they count the mails to an address. */
const ENDED_MS = 7 * DAY_MS;

/** Deletes old messages that no lead owns. Those of a lead or a subscription are deleted with it. */
export async function purgeMessages(transaction: Transaction, at: number): Promise<void> {
  await transaction
    .deleteFrom('outbox')
    .where('lead_id', 'is', null)
    .where(({ eb, or }) => or([eb('delivered_at', '<', at - ENDED_MS), eb('failed_at', '<', at - ENDED_MS)]))
    .execute();
}
