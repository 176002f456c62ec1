import { randomUUID } from 'node:crypto';
import { isLocale } from '../../locales.ts';
import type { Database, Row, Transaction } from './database.ts';
import { LEAD_COLUMNS, toLead } from './leads.ts';
import type { Alert, Attempt, Job, MessageKind, Outbox, Outlet } from './message.ts';
import { queue, TRIED_MS } from './queue.ts';

/** How long a message belongs to the server that took it; well above the longest attempt. */
const LEASE_MS = 60_000;

/** At most four messages a second leave by an outlet, whatever the number of servers. */
const PACE_MS = 250;

/** After a failure this long, the first success makes all that waits due at once. */
const OUTAGE_MS = 60_000;

const DAY_MS = 86_400_000;

/** Messages in the database; `isWebhookSet` says whether leads without a webhook message lack one. */
export function storedOutbox(database: Database, isWebhookSet: boolean): Outbox {
  return {
    claim: (outlet, at) =>
      database.transaction(async (transaction) => {
        const { query, lock } = transaction;
        await lock(`outlet ${outlet}`);
        const [pace] = await query('SELECT next_at FROM outlets WHERE name = $1', outlet);
        if (Number(pace?.['next_at']) > at) return undefined;
        const [due] = await query(
          `SELECT id FROM outbox WHERE outlet = $1 AND delivered_at IS NULL AND parked_at IS NULL
           AND due_at <= $2 AND leased_until <= $2 ORDER BY due_at LIMIT 1`,
          outlet,
          at,
        );
        if (due === undefined) return undefined;
        const id = String(due['id']);
        await query('UPDATE outlets SET next_at = $2 WHERE name = $1', outlet, at + PACE_MS);
        await query(
          'UPDATE outbox SET attempts = attempts + 1, leased_until = $2 WHERE id = $1',
          id,
          at + LEASE_MS,
        );
        return read(transaction, id);
      }, 'volatile'),
    settle: (job, attempt, at) =>
      database.transaction(async (transaction) => {
        await note(transaction, job, attempt, at);
        const [outlet] = await transaction.query(
          'SELECT failing_since FROM outlets WHERE name = $1',
          job.outlet,
        );
        const since = outlet?.['failing_since'];
        return typeof since === 'number' ? since : null;
      }),
    raise: (alert, at) =>
      database.transaction(async (transaction) => {
        const text = JSON.stringify(alert);
        await transaction.lock(`alert ${text}`);
        const [recent] = await transaction.query(
          `SELECT id FROM outbox WHERE kind = 'alert' AND alert = $1 AND created_at > $2 LIMIT 1`,
          text,
          at - DAY_MS,
        );
        if (recent !== undefined) return false;
        const other: Outlet = alert.outlet === 'mail' ? 'webhook' : 'mail';
        const id = randomUUID();
        await queue(transaction, { id, kind: 'alert', outlet: other, alert: text }, at);
        // Then the line in the log has to do.
        if (other === 'webhook' && !isWebhookSet)
          await transaction.query('UPDATE outbox SET delivered_at = $2 WHERE id = $1', id, at);
        return true;
      }),
    status: () =>
      database.transaction(async ({ query }) => {
        const outlets = await query('SELECT name, failing_since, last_reason FROM outlets ORDER BY name');
        const counts = await query(
          `SELECT outlet, count(delivered_at) AS delivered, count(parked_at) AS parked, count(*) AS known
           FROM outbox GROUP BY outlet`,
        );
        return outlets.map(({ name, failing_since: since, last_reason: reason }) => {
          const count = counts.find(({ outlet }) => outlet === name);
          const [delivered, parked] = [Number(count?.['delivered'] ?? 0), Number(count?.['parked'] ?? 0)];
          return {
            outlet: name === 'mail' ? 'mail' : 'webhook',
            waiting: Number(count?.['known'] ?? 0) - delivered - parked,
            parked,
            delivered,
            failingSince: typeof since === 'number' ? since : null,
            lastReason: typeof reason === 'string' ? reason : null,
          };
        });
      }),
    replay: (at) =>
      database.transaction(async ({ query }) => {
        const replayed = await query(
          `UPDATE outbox SET parked_at = NULL, attempts = 0, due_at = $1, expires_at = $2
           WHERE parked_at IS NOT NULL RETURNING id`,
          at,
          at + TRIED_MS,
        );
        if (!isWebhookSet) return replayed.length;
        const late = await query(
          `INSERT INTO outbox (id, outlet, kind, lead_id, created_at, due_at, expires_at, leased_until, attempts)
           SELECT id || '-lead-webhook', 'webhook', 'lead-webhook', id, CAST($1 AS BIGINT), CAST($1 AS BIGINT),
             CAST($2 AS BIGINT), 0, 0 FROM leads
           WHERE NOT EXISTS (SELECT 1 FROM outbox WHERE lead_id = leads.id AND kind = 'lead-webhook')
           RETURNING id`,
          at,
          at + TRIED_MS,
        );
        return replayed.length + late.length;
      }),
  };
}

async function note(
  { query }: Transaction,
  { id, outlet }: Pick<Job, 'id' | 'outlet'>,
  attempt: Attempt,
  at: number,
): Promise<void> {
  switch (attempt.outcome) {
    case 'delivered': {
      await query(
        'UPDATE outbox SET delivered_at = $2, leased_until = 0, reason = NULL WHERE id = $1',
        id,
        at,
      );
      const [state] = await query('SELECT failing_since FROM outlets WHERE name = $1', outlet);
      const since = state?.['failing_since'];
      if (typeof since !== 'number') return;
      await query('UPDATE outlets SET failing_since = NULL WHERE name = $1', outlet);
      if (at - since < OUTAGE_MS) return;
      await query(
        `UPDATE outbox SET due_at = $2 WHERE outlet = $1 AND due_at > $2
         AND delivered_at IS NULL AND parked_at IS NULL`,
        outlet,
        at,
      );
      return;
    }
    case 'retry':
      await query(
        'UPDATE outbox SET due_at = $2, leased_until = 0, reason = $3 WHERE id = $1',
        id,
        attempt.retryAt,
        attempt.reason,
      );
      await query(
        `UPDATE outlets SET failing_since = COALESCE(failing_since, $2), last_reason = $3,
         next_at = CASE WHEN next_at < $4 THEN $4 ELSE next_at END WHERE name = $1`,
        outlet,
        at,
        attempt.reason,
        attempt.pauseUntil ?? 0,
      );
      return;
    case 'parked':
      await query(
        'UPDATE outbox SET parked_at = $2, leased_until = 0, reason = $3 WHERE id = $1',
        id,
        at,
        attempt.reason,
      );
      await query('UPDATE outlets SET last_reason = $2 WHERE name = $1', outlet, attempt.reason);
  }
}

/** Reads a leased message with what it is about. */
async function read({ query }: Transaction, id: string): Promise<Job | undefined> {
  const [row] = await query(
    `SELECT outbox.id AS job_id, outlet, kind, attempts, expires_at, alert, subscriptions.email AS subscriber,
       subscriptions.locale AS subscriber_locale, ${LEAD_COLUMNS}
     FROM outbox LEFT JOIN leads ON leads.id = outbox.lead_id
       LEFT JOIN subscriptions ON subscriptions.id = outbox.subscription_id
     WHERE outbox.id = $1`,
    id,
  );
  return row && toJob(row);
}

function toJob(row: Row): Job {
  const { subscriber, subscriber_locale: locale, alert } = row;
  return {
    id: String(row['job_id']),
    outlet: row['outlet'] === 'mail' ? 'mail' : 'webhook',
    kind: row['kind'] as MessageKind, // as `queue` wrote it
    attempts: Number(row['attempts']),
    expiresAt: Number(row['expires_at']),
    lead: row['id'] === null ? undefined : toLead(row),
    subscriber:
      typeof subscriber === 'string'
        ? { email: subscriber, locale: isLocale(locale) ? locale : 'fr' }
        : undefined,
    alert: typeof alert === 'string' ? (JSON.parse(alert) as Alert) : undefined, // as `raise` wrote it
  };
}
