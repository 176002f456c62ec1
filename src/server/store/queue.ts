import { randomUUID } from 'node:crypto';
import type { Transaction } from './database.ts';
import { outletOf, type Alert, type MessageKind, type Outlet, type Passing } from './message.ts';
import { hitIn } from './rates.ts';

const DAY_MS = 86_400_000;

const HOUR_MS = 3_600_000;

/** Mails to one address whose owner has not confirmed it, in an hour and in a day: anybody can type it in a form. */
const PER_HOUR = 3;
const PER_DAY = 10;

/** Mails of the whole site to visitors in an hour. Beyond, somebody makes it write to strangers. */
export const SITE_PER_HOUR = 500;

/** The counter of these mails, beside those of visitors. */
const SITE_MAILS = 'mails to visitors';

/** How long a message is tried, in milliseconds: seven days. */
export const TRIED_MS = 7 * 86_400_000;

/** The longest that a message waits for its next attempt, and the longest rest that a receiver may ask for, in milliseconds. */
export const LONGEST_WAIT_MS = 2 * 3_600_000;
export const LONGEST_PAUSE_MS = 3_600_000;

/** A message to queue. `id` is its idempotency key. */
interface NewMessage {
  readonly id: string;
  readonly kind: MessageKind;
  /** `log` for an alert that has no way out: only the log tells of it. */
  readonly outlet?: Outlet | 'log';
  readonly leadId?: string;
  readonly subscriptionId?: string;
  readonly alert?: string;
  /** The keyed hash of a visitor's address; none for mails to the team. */
  readonly recipient?: string;
}

/** Queues a message within a transaction, due at once. */
export async function queue({ query }: Transaction, message: NewMessage, at: number): Promise<void> {
  await query(
    `INSERT INTO outbox (id, outlet, kind, lead_id, subscription_id, alert, created_at, due_at, expires_at,
       leased_until, attempts, recipient)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $7, $8, 0, 0, $9)`,
    message.id,
    message.outlet ?? outletOf(message.kind),
    message.kind,
    message.leadId ?? null,
    message.subscriptionId ?? null,
    message.alert ?? null,
    at,
    at + TRIED_MS,
    message.recipient ?? null,
  );
}

/** What no two transactions that count the mails of an address may do at a time. */
export const recipientLock = (addressHash: string): string => `recipient ${addressHash}`;

/**
 * Queues a mail to a visitor, unless their address or the site had enough of late: nobody is told, since anybody can
 * type in any address. When it is the site that had enough, the team is.
 */
export async function queueToVisitor(
  transaction: Transaction,
  message: NewMessage & { readonly recipient: string },
  at: number,
): Promise<boolean> {
  await transaction.lock(recipientLock(message.recipient));
  if (!(await mayWrite(transaction, message.recipient, at))) return false;
  const { count } = await hitIn(transaction, SITE_MAILS, HOUR_MS, at);
  if (count <= SITE_PER_HOUR) await queue(transaction, message, at);
  // Several beyond it may be in one transaction: the first tells the team.
  else if (count === SITE_PER_HOUR + 1)
    await queueAlert(transaction, { outlet: 'mail', problem: 'flood' }, at, []);
  return count <= SITE_PER_HOUR;
}

/** Queues an alert by another outlet than the one that fails; `false` if there was one in the last day. */
export async function queueAlert(
  transaction: Transaction,
  alert: Alert,
  at: number,
  passing: readonly Passing[],
): Promise<boolean> {
  const { query, lock } = transaction;
  const text = JSON.stringify(alert);
  await lock(`alert ${text}`);
  const [recent] = await query(
    `SELECT id FROM outbox WHERE kind = 'alert' AND alert = $1 AND created_at > $2 AND created_at <= $3 LIMIT 1`,
    text,
    at - DAY_MS,
    at,
  );
  if (recent !== undefined) return false;
  const isOfMail = alert.outlet === 'mail' && alert.problem !== 'flood';
  const told = passing.find((outlet) => outlet === 'webhook' || outlet === 'slack');
  const outlet = isOfMail ? (told ?? 'log') : 'mail';
  const id = randomUUID();
  await queue(transaction, { id, kind: 'alert', outlet, alert: text }, at);
  // Kept so that it is told once a day, and purged as what was sent is.
  if (outlet === 'log') await query('UPDATE outbox SET delivered_at = $2 WHERE id = $1', id, at);
  return true;
}

/**
 * Whether an address may be written to. Once the site had enough, of which the team is told by then, posts only read the
 * counter: they do not wait for one another.
 */
async function mayWrite({ query }: Transaction, recipient: string, at: number): Promise<boolean> {
  const [row] = await query(
    `SELECT
       (SELECT count(*) FROM outbox WHERE recipient = $1 AND created_at > $2 AND created_at <= $4) AS in_hour,
       (SELECT count(*) FROM outbox WHERE recipient = $1 AND created_at > $3 AND created_at <= $4) AS in_day,
       (SELECT count(*) FROM subscriptions WHERE address_hash = $1 AND status = 'confirmed') AS confirmed,
       (SELECT count FROM rate_counters WHERE key = $5 AND expires_at > $4 AND expires_at <= $6) AS of_site`,
    recipient,
    at - HOUR_MS,
    at - DAY_MS,
    at,
    SITE_MAILS,
    at + 2 * HOUR_MS,
  );
  const of = (name: string) => Number(row?.[name]);
  const isEnough = of('in_hour') >= PER_HOUR || of('in_day') >= PER_DAY;
  return (of('confirmed') > 0 || !isEnough) && of('of_site') <= SITE_PER_HOUR;
}
