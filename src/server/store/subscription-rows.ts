import { randomUUID } from 'node:crypto';
import { lock, type Transaction } from '../database/database.ts';
import type { Row } from '../database/tables.ts';
import type { Lead } from './lead.ts';
import type { HttpChannel } from './message.ts';
import { addressLock, insertMessages } from './queue.ts';
import type { TokenPurpose } from './subscription.ts';

/** Locks an address, and reads its subscription. */
export async function lockRow(
  transaction: Transaction,
  hash: string,
): Promise<Row<'subscriptions'> | undefined> {
  await lock(transaction, addressLock(hash));
  return transaction
    .selectFrom('subscriptions')
    .selectAll()
    .where('address_hash', '=', hash)
    .executeTakeFirst();
}

/** Reads the subscription that a token of this purpose is of, and until when it works. */
export function byToken(transaction: Transaction, tokenHash: string, purpose: TokenPurpose) {
  return transaction
    .selectFrom('tokens')
    .innerJoin('subscriptions', 'subscriptions.id', 'tokens.subscription_id')
    .selectAll('subscriptions')
    .select(['tokens.expires_at', 'tokens.used_at'])
    .where('tokens.hash', '=', tokenHash)
    .where('tokens.purpose', '=', purpose)
    .executeTakeFirst();
}

/**
 * Tells the channels of the team, which know a person by a lead, that the person has confirmed the newsletter or left it.
 * Who asked for no demo is known to none of them.
 */
export async function tellConsent(
  transaction: Transaction,
  email: string | null,
  consent: NonNullable<Lead['consent']>,
  { at, httpChannels }: { readonly at: number; readonly httpChannels: readonly HttpChannel[] },
): Promise<void> {
  const leads = await transaction
    .updateTable('leads')
    .set({ consent })
    .where('email', '=', email ?? '')
    .returning(['id', 'received_at'])
    .execute();
  const [newest] = leads.toSorted((one, other) => other.received_at - one.received_at);
  if (newest === undefined) return;
  for (const channel of httpChannels) {
    if (channel === 'slack') continue; // Slack is only told of what somebody has to answer
    const kind = `consent-${channel}` as const;
    await insertMessages(transaction, [{ id: `${randomUUID()}-${kind}`, kind, leadId: newest.id }], at);
  }
}

/** Deletes what is kept of a subscription but its hash. The tokens outlive it, so that a second click says the same. */
export async function leave(
  transaction: Transaction,
  id: string,
  at: number,
  isErased: boolean,
): Promise<readonly string[]> {
  await transaction
    .updateTable('subscriptions')
    .set({ email: null, status: 'left', themes: '[]', confirmed_at: null, requested_at: 0, left_at: at })
    .where('id', '=', id)
    .execute();
  if (isErased) await transaction.deleteFrom('tokens').where('subscription_id', '=', id).execute();
  const messages = await transaction
    .deleteFrom('outbox')
    .where('subscription_id', '=', id)
    .returning('id')
    .execute();
  return messages.map((message) => message.id);
}
