import type { Transaction } from '../database/database.ts';
import { isWaiting } from './queue.ts';
import { LIFETIME_MS } from './schedule.ts';

/** Messages to send again: all that failed, those since a time, or those of a message or lead. */
export interface Replay {
  readonly since?: number | undefined;
  readonly id?: string | undefined;
}

/** Makes messages due again and ends the pauses of channels; returns how many messages will be sent. */
export async function replay(
  transaction: Transaction,
  { since = 0, id }: Replay,
  at: number,
): Promise<number> {
  await transaction.updateTable('channels').set({ next_at: 0, paused_until: 0 }).execute();
  const replayed = await transaction
    .updateTable('outbox')
    .set({ state: 'waiting', ended_at: null, attempts: 0, due_at: at, expires_at: at + LIFETIME_MS })
    .where('created_at', '>=', since)
    .$if(id !== undefined, (query) =>
      query.where(({ eb, or }) => or([eb('id', '=', id ?? ''), eb('lead_id', '=', id ?? '')])),
    )
    .where((builder) => {
      const { eb, and, or } = builder;
      return or([
        and([isWaiting(builder), eb('due_at', '>', at)]),
        eb('state', '=', 'failed'),
        and([eb('state', '=', 'bounced'), eb('id', '=', id ?? '')]),
      ]);
    })
    .returning('id')
    .execute();
  return replayed.length;
}
