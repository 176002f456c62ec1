import { isRecord, readJson } from '../json.ts';
import type { Transaction } from '../database/database.ts';
import { LEAD_COLUMNS, toLead } from '../leads/lead-rows.ts';
import type { Alert, Channel, Job, MessageKind, MessageStatus, Past, PastAttempt } from './message.ts';
import type { Row } from '../database/tables.ts';

/** The reason beside a mail that was only written to a file. */
export const IN_A_FILE = 'written to a file';

/** The reason beside a mail that was given up because the visitor's address takes none; the history has the answer. */
export const BOUNCED = 'the address takes no mail';

/** Attempts that are remembered of a message: a week of failures has ten times as many. */
const REMEMBERED = 20;

/** Reads a message with what it is about. */
export async function readJob(
  transaction: Transaction,
  id: string,
  channel: Channel,
): Promise<Job | undefined> {
  const row = await transaction.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  const lead = await transaction
    .selectFrom('leads')
    .select(LEAD_COLUMNS)
    .where('id', '=', row.lead_id)
    .executeTakeFirst();
  const alert = readJson(row.alert);
  return {
    id: row.id,
    channel,
    kind: row.kind as MessageKind, // as it was queued
    attempts: row.attempts,
    expiresAt: row.expires_at,
    lead: lead && toLead(lead),
    subscriptionId: row.subscription_id ?? undefined,
    address: row.address ?? undefined,
    alert: isRecord(alert) ? (alert as unknown as Alert) : undefined, // as `queueAlert` wrote it,
    past: toPast(row),
  };
}

/** Reads what became of a message from its row. */
export function toStatus(row: Row<'outbox'>): MessageStatus {
  const sent = row.reason === IN_A_FILE ? 'written' : 'delivered';
  const ended = row.reason === BOUNCED ? 'bounced' : 'failed';
  return {
    id: row.id,
    state: row.delivered_at !== null ? sent : row.failed_at !== null ? ended : 'waiting',
    dueAt: row.due_at,
    ...toPast(row),
  };
}

/** The history of a message with one more attempt, as it is kept. */
export function historyWith({ history }: Past, attempt: PastAttempt): string {
  return JSON.stringify([...history, attempt].slice(-REMEMBERED));
}

function toPast(row: Row<'outbox'>): Past {
  const [history, recipients] = [readJson(row.history), readJson(row.recipients)];
  return {
    history: Array.isArray(history) ? history : [],
    recipients: isRecord(recipients) ? (recipients as Past['recipients']) : {}, // as `settle` wrote them
    misconfiguredSince: row.misconfigured_since,
  };
}
