import { randomUUID } from 'node:crypto';
import { sql, type ExpressionBuilder } from 'kysely';
import { DAY_MS } from '#time.ts';
import { lock, type Transaction } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import type { Alert } from './message.ts';
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
    // Stored all the same, so that an alert is logged once a day.
    delivered_at: message.channel === LOG_CHANNEL ? at : null,
    recipient: message.recipient ?? null,
  }));
  await transaction.insertInto('outbox').values(rows).execute();
}

export const isWaiting = ({ eb, and }: ExpressionBuilder<Tables, 'outbox'>) =>
  and([eb('delivered_at', 'is', null), eb('failed_at', 'is', null)]);

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
    // A literal: SQLite uses the partial index of alerts only if the statement itself states its condition.
    .where('kind', '=', sql.lit('alert'))
    .where('alert', '=', text)
    .where('created_at', '>', at - DAY_MS)
    .where('created_at', '<=', at)
    .executeTakeFirst();
  if (recent !== undefined) return false;
  await insertMessages(transaction, [{ id: randomUUID(), kind: 'alert', channel, alert: text }], at);
  return true;
}
