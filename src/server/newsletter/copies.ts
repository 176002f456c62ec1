import type { Transaction } from '../database/database.ts';

/** The copy of an edition for one subscriber. */
export interface Copy {
  readonly edition: string;
  readonly subscriptionId: string;
}

/** After so many editions in a row that were refused for its address, it gets none until it is taken up again. */
export const MOST_BOUNCES = 3;

/** Claims a copy, which nobody can claim again. */
export async function claimCopy(
  transaction: Transaction,
  { edition, subscriptionId }: Copy,
  at: number,
): Promise<boolean> {
  const claimed = await transaction
    .insertInto('letters')
    .values({ edition, subscription_id: subscriptionId, state: 'sending', claimed_at: at })
    .onConflict((conflict) => conflict.columns(['edition', 'subscription_id']).doNothing())
    .returning('edition')
    .execute();
  return claimed.length > 0;
}

/** Begins the change of a copy. */
export const updateCopy = (transaction: Transaction, { edition, subscriptionId }: Copy) =>
  transaction
    .updateTable('letters')
    .where('edition', '=', edition)
    .where('subscription_id', '=', subscriptionId);

/** Counts a copy that was refused for its address. Only those in a row count: one that was taken begins anew. */
export async function noteBounce(transaction: Transaction, { edition, subscriptionId }: Copy): Promise<void> {
  const before = await transaction
    .selectFrom('letters')
    .select('state')
    .where('subscription_id', '=', subscriptionId)
    .where('edition', '<>', edition)
    .orderBy('claimed_at', 'desc')
    .executeTakeFirst();
  const isInRow = before?.state === 'bounced';
  await transaction
    .updateTable('subscriptions')
    .set(({ eb }) => ({ bounces: isInRow ? eb('bounces', '+', 1) : 1 }))
    .where('id', '=', subscriptionId)
    .execute();
}
