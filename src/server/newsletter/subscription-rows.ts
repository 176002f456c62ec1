import { lock, type Transaction } from '../database/database.ts';
import type { Row } from '../database/tables.ts';
import { addressLock } from '../outbox/queue.ts';

export type SubscriptionRow = Row<'subscriptions'>;

export async function isSubscriber(transaction: Transaction, addressHash: string): Promise<boolean> {
  return (await findByHash(transaction, addressHash))?.status === 'confirmed';
}

export const findByHash = (
  transaction: Transaction,
  addressHash: string,
): Promise<SubscriptionRow | undefined> =>
  transaction
    .selectFrom('subscriptions')
    .selectAll()
    .where('address_hash', '=', addressHash)
    .executeTakeFirst();

/** Locks an address, and reads its subscription. */
export async function lockByHash(
  transaction: Transaction,
  addressHash: string,
): Promise<SubscriptionRow | undefined> {
  await lock(transaction, addressLock(addressHash));
  return findByHash(transaction, addressHash);
}

/** Reads a subscription once its address is locked. */
export async function lockById(transaction: Transaction, id: string): Promise<SubscriptionRow | undefined> {
  const known = await transaction
    .selectFrom('subscriptions')
    .select('address_hash')
    .where('id', '=', id)
    .executeTakeFirst();
  return known && lockByHash(transaction, known.address_hash);
}
