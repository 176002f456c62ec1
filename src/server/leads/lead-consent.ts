import { randomUUID } from 'node:crypto';
import type { Transaction } from '../database/database.ts';
import { insertMessages } from '../outbox/queue.ts';
import type { Lead } from './lead.ts';

/**
 * Makes the function that stores on the leads of a person that they confirmed or left the newsletter, and queues the newest
 * lead for `channels`, which know the person by it. Without a lead it does nothing.
 */
export function consentRecorder(channels: readonly string[]) {
  return async (
    transaction: Transaction,
    email: string,
    consent: NonNullable<Lead['consent']>,
    at: number,
  ): Promise<void> => {
    const leads = await transaction
      .updateTable('leads')
      .set({ consent })
      .where('email', '=', email)
      .returning(['id', 'received_at'])
      .execute();
    const [newest] = leads.toSorted((one, other) => other.received_at - one.received_at);
    if (newest === undefined || channels.length === 0) return;
    const messages = channels.map((channel) => {
      const kind = `consent-${channel}`;
      return { id: `${randomUUID()}-${kind}`, kind, channel, leadId: newest.id };
    });
    await insertMessages(transaction, messages, at);
  };
}
