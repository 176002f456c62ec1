import { isLocale } from '../../locales.ts';
import { isRecord, readJson } from '../is-record.ts';
import type { Row, Transaction } from './database.ts';
import { LEAD_COLUMNS, toLead } from './leads.ts';
import {
  OUTLETS,
  type Alert,
  type Job,
  type MessageKind,
  type MessageStatus,
  type Past,
  type PastAttempt,
} from './message.ts';

/** The reason beside a mail that was only written to a file. */
export const IN_A_FILE = 'written to a file';

/** The reason beside a mail that was given up because the visitor's address takes none; the history has the answer. */
export const BOUNCED = 'the address takes no mail';

/** Attempts that are remembered of a message: a week of failures has ten times as many. */
const REMEMBERED = 20;

/** Reads a message with what it is about. */
export async function readJob({ query }: Transaction, id: string): Promise<Job | undefined> {
  const [row] = await query(
    `SELECT outbox.id AS job_id, outlet, kind, attempts, expires_at, alert, history, recipients,
       misconfigured_since, subscriptions.email AS subscriber, subscriptions.locale AS subscriber_locale,
       ${LEAD_COLUMNS}
     FROM outbox LEFT JOIN leads ON leads.id = outbox.lead_id
       LEFT JOIN subscriptions ON subscriptions.id = outbox.subscription_id
     WHERE outbox.id = $1`,
    id,
  );
  return row && toJob(row);
}

/** Reads what became of a message from its row. */
export function toStatus(row: Row): MessageStatus {
  const { reason, delivered_at: deliveredAt, parked_at: parkedAt } = row;
  const sent = reason === IN_A_FILE ? 'written' : 'delivered';
  const ended = reason === BOUNCED ? 'bounced' : 'parked';
  return {
    id: String(row['id']),
    state: deliveredAt !== null ? sent : parkedAt !== null ? ended : 'waiting',
    dueAt: Number(row['due_at']),
    ...toPast(row),
  };
}

/** The history of a message with one more attempt, as it is kept. */
export function historyWith({ history }: Past, attempt: PastAttempt): string {
  return JSON.stringify([...history, attempt].slice(-REMEMBERED));
}

function toJob(row: Row): Job {
  const { subscriber, subscriber_locale: locale } = row;
  const alert = readJson(row['alert']);
  const lead = row['id'] === null ? undefined : toLead(row);
  return {
    id: String(row['job_id']),
    outlet: OUTLETS.find((outlet) => outlet === row['outlet']) ?? 'webhook',
    kind: row['kind'] as MessageKind, // as `queue` wrote it
    attempts: Number(row['attempts']),
    expiresAt: Number(row['expires_at']),
    lead,
    unreadable: row['id'] !== null && lead === undefined ? String(row['id']) : undefined,
    subscriber:
      typeof subscriber === 'string'
        ? { email: subscriber, locale: isLocale(locale) ? locale : 'fr' }
        : undefined,
    alert: isRecord(alert) ? (alert as unknown as Alert) : undefined, // as `raise` wrote it
    past: toPast(row),
  };
}

function toPast(row: Row): Past {
  const [history, recipients] = [readJson(row['history']), readJson(row['recipients'])];
  const { misconfigured_since: since } = row;
  return {
    history: Array.isArray(history) ? history : [],
    recipients: isRecord(recipients) ? (recipients as Past['recipients']) : {}, // as `settle` wrote them
    misconfiguredSince: typeof since === 'number' ? since : null,
  };
}
