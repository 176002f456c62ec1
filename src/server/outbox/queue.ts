import { randomUUID } from 'node:crypto';
import { sql, type ExpressionBuilder } from 'kysely';
import { lock, type Transaction } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { channelOf, type Alert, type Channel, type HttpChannel, type MessageKind } from './message.ts';

const DAY_MS = 86_400_000;

/** Time for which a message is tried, in milliseconds: seven days. */
export const TRIED_MS = 7 * DAY_MS;

/** The longest that a message waits for its next attempt, and the longest rest that a receiver may ask for, in milliseconds. */
export const LONGEST_WAIT_MS = 1_800_000;
export const LONGEST_PAUSE_MS = 3_600_000;

/** A message to queue. `id` is its idempotency key. */
export interface NewMessage {
  readonly id: string;
  readonly kind: MessageKind;
  /** `log` for an alert that has no way out: only the log tells of it. */
  readonly channel?: Channel | 'log';
  readonly leadId?: string;
  readonly subscriptionId?: string;
  /** Address that a removal is about; deleted once it is delivered. */
  readonly address?: string;
  /** When it may be sent first; at once by default. */
  readonly dueAt?: number;
  readonly alert?: string;
  /** The keyed hash of a visitor's address; none for mails to the team. */
  readonly recipient?: string;
}

/** Queues messages, at least one. */
export async function insertMessages(
  transaction: Transaction,
  messages: readonly NewMessage[],
  at: number,
): Promise<void> {
  const rows = messages.map((message) => ({
    id: message.id,
    channel: message.channel ?? channelOf(message.kind),
    kind: message.kind,
    lead_id: message.leadId ?? null,
    subscription_id: message.subscriptionId ?? null,
    address: message.address ?? null,
    alert: message.alert ?? null,
    created_at: at,
    due_at: message.dueAt ?? at,
    expires_at: at + TRIED_MS,
    leased_until: 0,
    attempts: 0,
    // Kept so that it is told once a day, and purged as what was sent is.
    delivered_at: message.channel === 'log' ? at : null,
    recipient: message.recipient ?? null,
  }));
  await transaction.insertInto('outbox').values(rows).execute();
}

/** Chooses the messages that are neither delivered nor given up. */
export const isWaiting = ({ eb, and }: ExpressionBuilder<Tables, 'outbox'>) =>
  and([eb('delivered_at', 'is', null), eb('failed_at', 'is', null)]);

/** Names what no two transactions that mail an address, or change its subscription, may do at a time. */
export const addressLock = (addressHash: string): string => `address ${addressHash}`;

/** Queues an alert by another channel than the one that fails; `false` if there was one in the last day. */
export async function queueAlert(
  transaction: Transaction,
  alert: Alert,
  at: number,
  httpChannels: readonly HttpChannel[],
): Promise<boolean> {
  const text = JSON.stringify(alert);
  await lock(transaction, `alert ${text}`);
  const recent = await transaction
    .selectFrom('outbox')
    .select('id')
    // As a literal: SQLite uses the index of alerts only if the statement itself says so.
    .where('kind', '=', sql.lit('alert'))
    .where('alert', '=', text)
    .where('created_at', '>', at - DAY_MS)
    .where('created_at', '<=', at)
    .executeTakeFirst();
  if (recent !== undefined) return false;
  const isOfMail = alert.channel === 'mail' && alert.problem !== 'flood';
  const told = httpChannels.find((channel) => channel === 'webhook' || channel === 'slack');
  const channel = isOfMail ? (told ?? 'log') : 'mail';
  await insertMessages(transaction, [{ id: randomUUID(), kind: 'alert', channel, alert: text }], at);
  return true;
}
