import type { Transaction } from './database.ts';

const HOUR_MS = 3_600_000;

/** Mails to one address whose owner has not confirmed it, in an hour and in a day: anybody can type it in a form. */
const PER_HOUR = 3;
const PER_DAY = 10;

/** Mails of the whole site to visitors in an hour. Beyond, somebody makes it write to strangers. */
export const SITE_PER_HOUR = 500;

/** Whether a mail may be queued to the address of this hash; `site` when all of them together are too many. */
export async function mailLimit(
  { query }: Transaction,
  recipient: string,
  at: number,
): Promise<'none' | 'recipient' | 'site'> {
  const [row] = await query(
    `SELECT
       (SELECT count(*) FROM outbox WHERE recipient = $1 AND created_at > $2 AND created_at <= $4) AS in_hour,
       (SELECT count(*) FROM outbox WHERE recipient = $1 AND created_at > $3 AND created_at <= $4) AS in_day,
       (SELECT count(*) FROM subscriptions WHERE address_hash = $1 AND status = 'confirmed') AS confirmed,
       (SELECT count(*) FROM (SELECT 1 FROM outbox WHERE recipient IS NOT NULL AND created_at > $2
          AND created_at <= $4 LIMIT ${SITE_PER_HOUR}) AS recent) AS of_site`,
    recipient,
    at - HOUR_MS,
    at - 24 * HOUR_MS,
    at,
  );
  const of = (name: string) => Number(row?.[name]);
  if (of('confirmed') === 0 && (of('in_hour') >= PER_HOUR || of('in_day') >= PER_DAY)) return 'recipient';
  return of('of_site') >= SITE_PER_HOUR ? 'site' : 'none';
}
