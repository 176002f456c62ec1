import { randomUUID } from 'node:crypto';
import { sql, type ExpressionBuilder } from 'kysely';
import { DAY_MS } from '#time.ts';
import { lock, type Transaction } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import type { Alert } from './alert.ts';
import { LIFETIME_MS } from './schedule.ts';

/** Channel of alerts that no channel can deliver: they are only logged. */
export const LOG_CHANNEL = 'log';

export interface NewMessage {
  readonly id: string;
  readonly kind: string;
  readonly channel: string;
  readonly leadId?: string;
  readonly subscriptionId?: string;
  readonly address?: string;
  readonly dueAt?: number;
  readonly alert?: string;
  /** Keyed hash of a visitor's address; absent for messages to the team. */
  readonly recipient?: string;
}

export async function insertMessages(
  transaction: Transaction,
  messages: readonly NewMessage[],
  at: number,
): Promise<void> {
  const rows = messages.map((message) => ({
    id: message.id,
    channel: message.channel,
    kind: message.kind,
    lead_id: message.leadId ?? null,
    subscription_id: message.subscriptionId ?? null,
    address: message.address ?? null,
    alert: message.alert ?? null,
    created_at: at,
    due_at: message.dueAt ?? at,
    expires_at: at + LIFETIME_MS,
    leased_until: 0,
    attempts: 0,
    // An alert to the log is stored all the same, so that there is one a day.
    ...(message.channel === LOG_CHANNEL
      ? ({ state: 'delivered', ended_at: at } as const)
      : ({ state: 'waiting', ended_at: null } as const)),
    recipient: message.recipient ?? null,
  }));
  await transaction.insertInto('outbox').values(rows).execute();
}

/** A literal: SQLite uses a partial index only if the statement itself states its condition. */
export const isWaiting = ({ eb }: ExpressionBuilder<Tables, 'outbox'>) =>
  eb('state', '=', sql.lit('waiting'));

/** Name of the lock of an address: transactions that mail it or change its subscription take turns. */
export const addressLock = (addressHash: string): string => `address ${addressHash}`;

/** Queues an alert on a channel; returns `false` when the same one was queued in the last day. */
export async function queueAlert(
  transaction: Transaction,
  alert: Alert,
  channel: string,
  at: number,
): Promise<boolean> {
  const text = JSON.stringify(alert);
  await lock(transaction, `alert ${text}`);
  const recent = await transaction
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', sql.lit('alert')) // for the partial index
    .where('alert', '=', text)
    .where('created_at', '>', at - DAY_MS)
    .where('created_at', '<=', at)
    .executeTakeFirst();
  if (recent !== undefined) return false;
  await insertMessages(transaction, [{ id: randomUUID(), kind: 'alert', channel, alert: text }], at);
  return true;
}
