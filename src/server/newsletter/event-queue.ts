import { randomUUID } from 'node:crypto';
import type { Transaction } from '../database/database.ts';
import { deleteMessages, endOfLeases } from '../outbox/message-queries.ts';
import { insertMessages } from '../outbox/queue.ts';

/**
 * Queues an event that keeps the list of mail services equal to ours. None starts while an earlier one may be in flight. A
 * removal holds the address until it is delivered; a confirmation deletes the removals that still wait.
 */
export async function queueSubscriberEvent(
  transaction: Transaction,
  channels: readonly string[],
  event: 'confirmed' | 'changed' | 'removed',
  { id, email }: { readonly id: string; readonly email: string },
  at: number,
): Promise<void> {
  const dueAt = Math.max(at, await endOfLeases(transaction, [{ subscriptionId: id }, { address: email }]));
  if (event === 'confirmed') await deleteMessages(transaction, { address: email });
  const subject = event === 'removed' ? { address: email } : { subscriptionId: id };
  const messages = channels.map((channel) => ({
    id: `${randomUUID()}-${event}-${channel}`,
    kind: `subscriber.${event}`,
    channel,
    dueAt,
    ...subject,
  }));
  if (messages.length > 0) await insertMessages(transaction, messages, at);
}
