import type { Transaction } from '../database/database.ts';

/** The copy of an edition for one subscriber. */
export interface Copy {
  readonly edition: string;
  readonly subscriptionId: string;
}

/** Outcomes of a returned copy: `known` was noted before, `unknown` is none of ours. */
export type BounceNote = 'noted' | 'parked' | 'known' | 'unknown';

/** After so many editions in a row that came back, an address gets none until it is taken up again. */
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

/**
 * Counts a copy that came back, once. Only those in a row count: one that did not come back before the next was sent
 * has arrived.
 */
export async function noteBounce(transaction: Transaction, copy: Copy): Promise<BounceNote> {
  const { edition, subscriptionId } = copy;
  const ofSubscription = transaction
    .selectFrom('letters')
    .select(['state', 'claimed_at'])
    .where('subscription_id', '=', subscriptionId);
  const found = await ofSubscription.where('edition', '=', edition).executeTakeFirst();
  if (found === undefined) return 'unknown';
  if (found.state === 'bounced') return 'known';
  await updateCopy(transaction, copy).set({ state: 'bounced' }).execute();
  const before = await ofSubscription
    .where('claimed_at', '<', found.claimed_at)
    .orderBy('claimed_at', 'desc')
    .executeTakeFirst();
  const isInRow = before?.state === 'bounced';
  const subscription = await transaction
    .updateTable('subscriptions')
    .set(({ eb }) => ({ bounces: isInRow ? eb('bounces', '+', 1) : 1 }))
    .where('id', '=', subscriptionId)
    .returning('bounces')
    .executeTakeFirst();
  return Number(subscription?.bounces) >= MOST_BOUNCES ? 'parked' : 'noted';
}
