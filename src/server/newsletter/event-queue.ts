import { randomUUID } from 'node:crypto';
import type { Transaction } from '../database/database.ts';
import { deleteMessages, endOfLeases } from '../outbox/message-queries.ts';
import { insertMessages } from '../outbox/queue.ts';

interface Subscriber {
  readonly id: string;
  readonly email: string;
}

/** Queues events that keep the list of a mail service equal to ours. None starts while an earlier one may be in flight. */
export function eventQueue(channels: readonly string[]) {
  async function queue(
    transaction: Transaction,
    event: 'confirmed' | 'changed' | 'removed',
    about: { readonly subscriptionId: string } | { readonly address: string },
    times: { readonly at: number; readonly dueAt: number },
  ): Promise<void> {
    const messages = channels.map((channel) => {
      const id = `${randomUUID()}-${event}-${channel}`;
      return { id, kind: `subscriber.${event}`, channel, dueAt: times.dueAt, ...about };
    });
    if (messages.length > 0) await insertMessages(transaction, messages, times.at);
  }

  return {
    /** Queues a confirmation; removals of the same address that still wait are deleted. */
    async queueConfirmed(transaction: Transaction, { id, email }: Subscriber, at: number): Promise<void> {
      const dueAt = await endOfDeliveries(transaction, { id, email }, at);
      await deleteMessages(transaction, { address: email });
      await queue(transaction, 'confirmed', { subscriptionId: id }, { at, dueAt });
    },
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

/** Returns the first time at which no earlier event of a subscriber can be in flight. */
async function endOfDeliveries(
  transaction: Transaction,
  { id, email }: Subscriber,
  at: number,
): Promise<number> {
  return Math.max(at, await endOfLeases(transaction, [{ subscriptionId: id }, { address: email }]));
}
