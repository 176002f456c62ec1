import { isRecord, readJson } from '../json.ts';
import type { Row } from '../database/tables.ts';
import type { Alert } from './alert.ts';
import type { SendResult } from './channel.ts';

/**
 * State of a message, as it is stored. `written` went to a file, since there is no mail server; `failed` and `bounced` are
 * dead letters, which `replay` sends again: a bounced mail by its id only.
 */
export type MessageState = 'waiting' | 'delivered' | 'written' | 'failed' | 'bounced';

/** Message to deliver. Its content is composed when it leaves, from the lead or the subscription that it is about. */
export interface Message extends Past {
  /** Idempotency key, the same on every attempt. */
  readonly id: string;
  readonly channel: string;
  /** Content, by a name that the feature which queued it knows. */
  readonly kind: string;
  readonly attempts: number;
  /** Time after which a failed attempt is the last. */
  readonly expiresAt: number;
  readonly leadId: string | undefined;
  readonly subscriptionId: string | undefined;
  /** Address that a removal is about, until it is delivered. */
  readonly address: string | undefined;
  readonly alert: Alert | undefined;
  readonly isToVisitor: boolean;
}

interface Past {
  /** Results of the last attempts, each with its time and duration in milliseconds. */
  readonly history: readonly PastAttempt[];
  /** Result of the last attempt for each address of a mail to the team. */
  readonly recipients: Readonly<Record<string, SendResult>>;
}

export type PastAttempt = SendResult & { readonly at: number; readonly ms: number };

export interface MessageStatus extends Past {
  readonly id: string;
  readonly state: MessageState;
  readonly dueAt: number;
}

export function toMessage(row: Row<'outbox'>): Message {
  const alert = readJson(row.alert);
  return {
    id: row.id,
    channel: row.channel,
    kind: row.kind,
    attempts: row.attempts,
    expiresAt: row.expires_at,
    leadId: row.lead_id ?? undefined,
    subscriptionId: row.subscription_id ?? undefined,
    address: row.address ?? undefined,
    alert: isRecord(alert) ? (alert as unknown as Alert) : undefined, // as `queueAlert` wrote it
    isToVisitor: row.recipient !== null,
    ...toPast(row),
  };
}

export function toStatus(row: Row<'outbox'>): MessageStatus {
  return { id: row.id, state: row.state, dueAt: row.due_at, ...toPast(row) };
}

function toPast(row: Row<'outbox'>): Past {
  const [history, recipients] = [readJson(row.history), readJson(row.recipients)];
  return {
    history: Array.isArray(history) ? history : [],
    recipients: isRecord(recipients) ? (recipients as Past['recipients']) : {}, // as `settle` wrote them
  };
}
