import type { Row } from '../database/tables.ts';
import { isRecord, readJson } from '../json.ts';
import type { Alert, Message, MessageStatus, Past, PastAttempt } from './message.ts';

export const WRITTEN_TO_FILE = 'written to a file';

/** Reason in the row of a mail that bounced; its history has the answer of the mail server. */
export const BOUNCED = 'the address takes no mail';

/** Attempts that are stored of a message. A week of failures has ten times as many. */
const HISTORY_LENGTH = 20;

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
    past: toPast(row),
  };
}

export function toStatus(row: Row<'outbox'>): MessageStatus {
  const sentState = row.reason === WRITTEN_TO_FILE ? 'written' : 'delivered';
  const failedState = row.reason === BOUNCED ? 'bounced' : 'failed';
  return {
    id: row.id,
    state: row.delivered_at !== null ? sentState : row.failed_at !== null ? failedState : 'waiting',
    dueAt: row.due_at,
    ...toPast(row),
  };
}

/** Returns the history of a message with one more attempt, as it is stored. */
export function appendAttempt({ history }: Past, attempt: PastAttempt): string {
  return JSON.stringify([...history, attempt].slice(-HISTORY_LENGTH));
}

function toPast(row: Row<'outbox'>): Past {
  const [history, recipients] = [readJson(row.history), readJson(row.recipients)];
  return {
    history: Array.isArray(history) ? history : [],
    recipients: isRecord(recipients) ? (recipients as Past['recipients']) : {}, // as `settle` wrote them
    misconfiguredSince: row.misconfigured_since,
  };
}
