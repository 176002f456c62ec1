import { RETENTION } from '../../site.ts';
import type { Database } from './database.ts';
import { dailySecret } from './rates.ts';

const DAY_MS = 86_400_000;

/** How long what was sent is known to have been, when no lead holds it, and how long a stale link is explained. */
const TRACES_MS = 7 * DAY_MS;

/** Deletes what RETENTION no longer allows to keep, and what has expired. */
export function purge(database: Database, at: number): Promise<void> {
  return database.transaction(async ({ query }) => {
    await query('DELETE FROM error_reports WHERE last_seen < $1', at - RETENTION.errorReportsDays * DAY_MS);
    await query('DELETE FROM rate_counters WHERE expires_at <= $1', at);
    await query(`DELETE FROM secrets WHERE name LIKE 'rates-%' AND name < $1`, dailySecret(at - DAY_MS));
    // A person who wrote again was in contact again: the earlier requests stay with the last.
    await query(
      `DELETE FROM leads WHERE received_at < $1 AND NOT EXISTS
       (SELECT 1 FROM leads AS later WHERE later.email = leads.email AND later.received_at >= $1)`,
      leadsLimit(at),
    );
    await query(
      `DELETE FROM outbox WHERE lead_id IS NOT NULL
       AND NOT EXISTS (SELECT 1 FROM leads WHERE leads.id = outbox.lead_id)`,
    );
    await query(
      'DELETE FROM outbox WHERE lead_id IS NULL AND (delivered_at < $1 OR parked_at < $1)',
      at - TRACES_MS,
    );
    const unconfirmed = at - RETENTION.unconfirmedDays * DAY_MS;
    await query(
      `UPDATE subscriptions SET email = NULL, status = 'left', themes = '[]', requested_at = 0
       WHERE status = 'pending' AND requested_at < $1 AND left_at IS NOT NULL`,
      unconfirmed,
    );
    await query(`DELETE FROM subscriptions WHERE status = 'pending' AND requested_at < $1`, unconfirmed);
    await query('DELETE FROM tokens WHERE expires_at < $1', at - TRACES_MS);
    await query(
      'DELETE FROM tokens WHERE NOT EXISTS (SELECT 1 FROM subscriptions WHERE id = tokens.subscription_id)',
    );
    await query(
      `DELETE FROM outbox WHERE subscription_id IS NOT NULL
       AND NOT EXISTS (SELECT 1 FROM subscriptions WHERE id = outbox.subscription_id)`,
    );
  });
}

/** Leads whose person was last in contact before this moment are not kept. */
export function leadsLimit(at: number): number {
  const limit = new Date(at);
  limit.setUTCFullYear(limit.getUTCFullYear() - RETENTION.leadsYears);
  return limit.getTime();
}
