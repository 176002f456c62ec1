import { normaliseAddress } from '#http/mail-address.ts';
import type { Transaction } from '../database/database.ts';
import { LEAD_COLUMNS, toLead } from './lead-rows.ts';
import type { Lead } from './lead.ts';
import { toSpam, type Spam } from './spam.ts';
import { toSubscription, type Subscription } from './subscription.ts';

/** Rows that are kept about a person. */
export interface PersonalData {
  readonly leads: readonly Lead[];
  readonly subscription: Subscription | undefined;
  readonly spam: readonly Spam[];
}

/** Reads all that is kept under an address. */
export async function aboutPerson(
  transaction: Transaction,
  email: string,
  addressHash: string,
): Promise<PersonalData> {
  const leads = await transaction
    .selectFrom('leads')
    .select(LEAD_COLUMNS)
    .where('email', '=', normaliseAddress(email))
    .orderBy('received_at')
    .execute();
  const spam = await transaction
    .selectFrom('spam')
    .selectAll()
    .where('email', '=', normaliseAddress(email))
    .execute();
  const subscription = await transaction
    .selectFrom('subscriptions')
    .selectAll()
    .where('address_hash', '=', addressHash)
    .executeTakeFirst();
  return {
    leads: leads.map(toLead),
    subscription: subscription && toSubscription(subscription),
    spam: spam.map(toSpam),
  };
}

/** Deletes the leads of an address, their messages and its spam; returns the ids. Its subscription is erased separately. */
export async function forgetPerson(transaction: Transaction, email: string): Promise<readonly string[]> {
  const address = normaliseAddress(email);
  const messages = await transaction
    .deleteFrom('outbox')
    .where('lead_id', 'in', ({ selectFrom }) => selectFrom('leads').select('id').where('email', '=', address))
    .returning('id')
    .execute();
  const leads = await transaction.deleteFrom('leads').where('email', '=', address).returning('id').execute();
  const spam = await transaction.deleteFrom('spam').where('email', '=', address).returning('id').execute();
  return [...leads, ...messages, ...spam].map(({ id }) => id);
}
