import { randomUUID } from 'node:crypto';
import type { Transaction } from '../database/database.ts';
import type { Lead } from './lead.ts';
import type { HttpChannel } from '../outbox/message.ts';
import { insertMessages } from '../outbox/queue.ts';

/**
 * Records on the leads of a person that they confirmed or left the newsletter, and queues the newest for the channels of
 * the team. A person without a lead is known to none of them. Slack gets only what somebody has to answer.
 */
export async function recordConsent(
  transaction: Transaction,
  email: string,
  consent: NonNullable<Lead['consent']>,
  { at, httpChannels }: { readonly at: number; readonly httpChannels: readonly HttpChannel[] },
): Promise<void> {
  const leads = await transaction
    .updateTable('leads')
    .set({ consent })
    .where('email', '=', email)
    .returning(['id', 'received_at'])
    .execute();
  const [newest] = leads.toSorted((one, other) => other.received_at - one.received_at);
  if (newest === undefined) return;
  for (const channel of httpChannels) {
    if (channel === 'slack') continue;
    const kind = `consent-${channel}` as const;
    await insertMessages(transaction, [{ id: `${randomUUID()}-${kind}`, kind, leadId: newest.id }], at);
  }
}
