import type { Transaction } from '../database/database.ts';
import { LEAD_COLUMNS, toLead } from './lead-rows.ts';
import type { Lead } from './lead.ts';
import { toSpam, type Spam } from '../forms/stored-spam.ts';

/** Reads the leads and the spam of an address. */
export async function leadsOfPerson(
  transaction: Transaction,
  address: string,
): Promise<{ leads: readonly Lead[]; spam: readonly Spam[] }> {
  const leads = await transaction
    .selectFrom('leads')
    .select(LEAD_COLUMNS)
    .where('email', '=', address)
    .orderBy('received_at')
    .execute();
  const spam = await transaction.selectFrom('spam').selectAll().where('email', '=', address).execute();
  return { leads: leads.map(toLead), spam: spam.map(toSpam) };
}

/** Deletes the leads of an address, their messages and its spam; returns the ids of all. */
export async function forgetPerson(transaction: Transaction, address: string): Promise<readonly string[]> {
  const messages = await transaction
    .deleteFrom('outbox')
    .where('lead_id', 'in', ({ selectFrom }) => selectFrom('leads').select('id').where('email', '=', address))
    .returning('id')
    .execute();
  const leads = await transaction.deleteFrom('leads').where('email', '=', address).returning('id').execute();
  const spam = await transaction.deleteFrom('spam').where('email', '=', address).returning('id').execute();
  return [...leads, ...messages, ...spam].map(({ id }) => id);
}
