import type { ExpressionBuilder } from 'kysely';
import type { Transaction } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import type { Replay } from './message.ts';
import { BOUNCED } from './message-rows.ts';
import { isWaiting } from './queue.ts';
import { LIFETIME_MS } from './schedule.ts';

/** Makes messages due again and ends the pauses of channels; returns how many messages will be sent. */
export async function replay(
  transaction: Transaction,
  { since = 0, id }: Replay,
  at: number,
): Promise<number> {
  await transaction.updateTable('channels').set({ next_at: 0, paused_until: 0 }).execute();
  const isSelected = ({ eb, and, or }: ExpressionBuilder<Tables, 'outbox'>) =>
    and([
      eb('created_at', '>=', since),
      ...(id === undefined ? [] : [or([eb('id', '=', id), eb('lead_id', '=', id)])]),
    ]);
  const selected = transaction.updateTable('outbox').where(isSelected).returning('id');
  const reset = {
    delivered_at: null,
    failed_at: null,
    attempts: 0,
    leased_until: 0,
    reason: null,
    misconfigured_since: null,
    due_at: at,
    expires_at: at + LIFETIME_MS,
  };
  const rescheduled = await selected.set({ due_at: at }).where('due_at', '>', at).where(isWaiting).execute();
  const replayed = await selected
    .set(reset)
    .where('failed_at', 'is not', null)
    .where(({ eb, or }) => or([eb('reason', '<>', BOUNCED), eb('id', '=', id ?? '')]))
    .execute();
  return rescheduled.length + replayed.length;
}
