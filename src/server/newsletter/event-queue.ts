import { randomUUID } from 'node:crypto';
import type { Transaction } from '../database/database.ts';
import type { SubscriberChannel } from '../outbox/message.ts';
import { insertMessages, isWaiting } from '../outbox/queue.ts';

/** Subscriber that an event is about. */
interface Subscriber {
  readonly id: string;
  readonly email: string;
}

/**
 * Queues events that keep the list of a mail service equal to ours. An event says what holds when it is delivered, so
 * that a late retry brings nothing back: one that no longer holds is deleted, and none starts while an earlier one of the
 * same subscriber may still be on its way.
 */
export function eventQueue(channels: readonly SubscriberChannel[]) {
  async function queue(
    transaction: Transaction,
    event: 'confirmed' | 'changed' | 'removed',
    about: { readonly subscriptionId: string } | { readonly address: string },
    times: { readonly at: number; readonly dueAt: number },
  ): Promise<void> {
    const messages = channels.map((channel) => {
      const kind = `subscriber-${event}-${channel}` as const;
      return { id: `${randomUUID()}-${kind}`, kind, dueAt: times.dueAt, ...about };
    });
    if (messages.length > 0) await insertMessages(transaction, messages, times.at);
  }

  return {
    /** Queues a confirmation; removals of the same address that still wait are deleted. */
    async queueConfirmed(transaction: Transaction, { id, email }: Subscriber, at: number): Promise<void> {
      const dueAt = await endOfDeliveries(transaction, { id, email }, at);
      await transaction.deleteFrom('outbox').where('address', '=', email).execute();
      await queue(transaction, 'confirmed', { subscriptionId: id }, { at, dueAt });
    },
    /** Queues a change of preferences. */
    async queueChanged(transaction: Transaction, subscriber: Subscriber, at: number): Promise<void> {
      const dueAt = await endOfDeliveries(transaction, subscriber, at);
      await queue(transaction, 'changed', { subscriptionId: subscriber.id }, { at, dueAt });
    },
    /** Queues a removal, which holds the address until it is delivered. Call it before the messages are deleted. */
    async queueRemoved(transaction: Transaction, subscriber: Subscriber, at: number): Promise<void> {
      const dueAt = await endOfDeliveries(transaction, subscriber, at);
      await queue(transaction, 'removed', { address: subscriber.email }, { at, dueAt });
    },
  };
}

/** Returns the time from which no earlier event of a subscriber can be on its way, at the earliest `at`. */
async function endOfDeliveries(
  transaction: Transaction,
  { id, email }: Subscriber,
  at: number,
): Promise<number> {
  const { leasedUntil } = await transaction
    .selectFrom('outbox')
    .select(({ fn }) => fn.max<number | null>('leased_until').as('leasedUntil'))
    .where(({ eb, or }) => or([eb('subscription_id', '=', id), eb('address', '=', email)]))
    .where(isWaiting)
    .executeTakeFirstOrThrow();
  return Math.max(at, leasedUntil ?? 0);
}
