import { RETENTION } from '../../site.ts';
import type { Database, Transaction } from './database.ts';
import { dailySecret } from './rates.ts';

const DAY_MS = 86_400_000;

/** How long what was sent is known to have been, when no lead holds it, and how long a stale link is explained. */
const TRACES_MS = 7 * DAY_MS;

/** How long it is known who got an edition: longer than an edition may be sent, so that nobody gets it twice. */
const LETTERS_MS = 365 * DAY_MS;

/** The most that one purge deletes of all leads, but for the few of a small store. Purges are hourly, leads last years. */
const MOST_SHARE = 0.1;
const FEW = 5;

/** Longer than this between two purges, the server was off, or the clock has jumped. */
const JUMP_MS = 7 * DAY_MS;

/** A person who wrote again was in contact again: the earlier requests stay with the last. */
const OLD_LEADS = `FROM leads WHERE received_at < $1 AND NOT EXISTS
  (SELECT 1 FROM leads AS later WHERE later.email = leads.email AND later.received_at >= $1)`;

/** Deletes what RETENTION no longer allows to keep, and what has expired; or nothing, and says why, unless confirmed. */
export function purge(database: Database, at: number, isConfirmed = false): Promise<string | undefined> {
  return database.transaction(async (transaction) => {
    const refusal = isConfirmed ? undefined : await refusalOf(transaction, at);
    if (refusal !== undefined) return refusal;
    const { query } = transaction;
    await query('DELETE FROM purges');
    await query('INSERT INTO purges (at) VALUES ($1)', at);
    await query('DELETE FROM error_reports WHERE last_seen < $1', at - RETENTION.errorReportsDays * DAY_MS);
    await query('DELETE FROM spam WHERE received_at < $1', at - RETENTION.spamDays * DAY_MS);
    await query('DELETE FROM rate_counters WHERE expires_at <= $1', at);
    await query(`DELETE FROM secrets WHERE name LIKE 'rates-%' AND name < $1`, dailySecret(at - DAY_MS));
    await query(`DELETE ${OLD_LEADS}`, leadsLimit(at));
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
    await query('DELETE FROM letters WHERE claimed_at < $1', at - LETTERS_MS);
    await query(
      `DELETE FROM letters WHERE NOT EXISTS (SELECT 1 FROM subscriptions WHERE id = letters.subscription_id)`,
    );
    return undefined;
  });
}

/** Why a purge is one that only a wrong clock would ask for. */
async function refusalOf({ query }: Transaction, at: number): Promise<string | undefined> {
  const [old] = await query(`SELECT count(*) AS leads ${OLD_LEADS}`, leadsLimit(at));
  const [all] = await query('SELECT count(*) AS leads, max(received_at) AS newest FROM leads');
  const [last] = await query('SELECT at FROM purges');
  const [count, known] = [Number(old?.['leads']), Number(all?.['leads'])];
  const share = `${count} of ${known} requests would be deleted`;
  if (count > FEW && count > known * MOST_SHARE) return share;
  if (known === 0) return undefined;
  // Before the first purge, the newest request tells what time it was.
  const before = last?.['at'] ?? all?.['newest'];
  if (typeof before !== 'number' || at - before <= JUMP_MS) return undefined;
  const days = Math.round((at - before) / DAY_MS);
  return `the clock is ${days} days after the last time that is known, and ${share}`;
}

/** Leads whose person was last in contact before this moment are not kept. */
export function leadsLimit(at: number): number {
  const limit = new Date(at);
  limit.setUTCFullYear(limit.getUTCFullYear() - RETENTION.leadsYears);
  return limit.getTime();
}
