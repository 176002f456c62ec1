import type { ExpressionBuilder } from 'kysely';
import type { Transaction } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { isWaiting } from './queue.ts';

/** Subscription or address that messages are about. */
export type MessageSubject = { readonly subscriptionId: string } | { readonly address: string };

/** Deletes the messages of a subscription, or to an address. */
export async function deleteMessages(transaction: Transaction, subject: MessageSubject): Promise<void> {
  await transaction.deleteFrom('outbox').where(isAbout(subject)).execute();
}

export async function channelsAbout(transaction: Transaction, address: string): Promise<readonly string[]> {
  const rows = await transaction
    .selectFrom('outbox')
    .select('channel')
    .where('address', '=', address)
    .execute();
  return rows.map(({ channel }) => channel);
}

/** Returns the time until which a server may be sending a message about one of these subjects, 0 without one. */
export async function endOfLeases(
  transaction: Transaction,
  subjects: readonly MessageSubject[],
): Promise<number> {
  const { leasedUntil } = await transaction
    .selectFrom('outbox')
    .select(({ fn }) => fn.max<number | null>('leased_until').as('leasedUntil'))
    .where((builder) => builder.or(subjects.map((subject) => isAbout(subject)(builder))))
    .where(isWaiting)
    .executeTakeFirstOrThrow();
  return leasedUntil ?? 0;
}

const isAbout =
  (subject: MessageSubject) =>
  ({ eb }: ExpressionBuilder<Tables, 'outbox'>) =>
    'address' in subject
      ? eb('address', '=', subject.address)
      : eb('subscription_id', '=', subject.subscriptionId);
