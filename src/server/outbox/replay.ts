import type { ExpressionBuilder } from 'kysely';
import type { Transaction } from '../database/database.ts';
import { BOUNCED, IN_A_FILE } from './message-rows.ts';
import type { HttpChannel, Replay } from './message.ts';
import { insertMessages, isWaiting, TRIED_MS } from './queue.ts';
import type { Tables } from '../database/tables.ts';

/** Makes messages due again, and ends the rests that receivers asked for; returns how many will be sent again. */
export async function replay(
  transaction: Transaction,
  { since = 0, id, delivered = false }: Replay,
  at: number,
  httpChannels: readonly HttpChannel[],
): Promise<number> {
  await transaction.updateTable('channels').set({ next_at: 0, paused_until: 0 }).execute();
  const isChosen = ({ eb, and, or }: ExpressionBuilder<Tables, 'outbox'>) =>
    and([
      eb('created_at', '>=', since),
      ...(id === undefined ? [] : [or([eb('id', '=', id), eb('lead_id', '=', id)])]),
    ]);
  const chosen = transaction.updateTable('outbox').where(isChosen).returning('id');
  const again = {
    delivered_at: null,
    failed_at: null,
    attempts: 0,
    leased_until: 0,
    reason: null,
    misconfigured_since: null,
    due_at: at,
    expires_at: at + TRIED_MS,
  };
  const hastened = await chosen.set({ due_at: at }).where('due_at', '>', at).where(isWaiting).execute();
  const replayed = await chosen
    .set(again)
    .where('failed_at', 'is not', null)
    .where(({ eb, or }) => or([eb('reason', '<>', BOUNCED), eb('id', '=', id ?? '')]))
    .execute();
  const repeated = !delivered
    ? []
    : await chosen
        .set({ ...again, recipients: null })
        .where('delivered_at', 'is not', null)
        .where(({ eb, and, or }) =>
          or([
            and([
              eb('lead_id', 'is not', null),
              eb(eb.cast<string>('kind', 'text'), 'not like', '%-visitor'),
            ]),
            eb('reason', '=', IN_A_FILE),
            eb('id', '=', id ?? ''),
          ]),
        )
        .execute();
  let late = 0;
  for (const channel of httpChannels) late += await queueLate(transaction, channel, { since, id }, at);
  return hastened.length + replayed.length + repeated.length + late;
}

/** Queues what a channel lacks of the leads that came before it was set; returns how many. */
async function queueLate(
  transaction: Transaction,
  channel: HttpChannel,
  { since, id }: { readonly since: number; readonly id: string | undefined },
  at: number,
): Promise<number> {
  const kind = `lead-${channel}` as const;
  const leads = await transaction
    .selectFrom('leads')
    .select('id')
    .where('received_at', '>=', since)
    .where(({ eb, and }) => and(id === undefined ? [] : [eb('id', '=', id)]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outbox')
            .select('outbox.id')
            .whereRef('lead_id', '=', 'leads.id')
            .where('kind', '=', kind),
        ),
      ),
    )
    .execute();
  // A few at a time: a statement holds so many values at most.
  for (let from = 0; from < leads.length; from += 500) {
    const messages = leads
      .slice(from, from + 500)
      .map(({ id: leadId }) => ({ id: `${leadId}-${kind}`, kind, leadId }));
    await insertMessages(transaction, messages, at);
  }
  return leads.length;
}
