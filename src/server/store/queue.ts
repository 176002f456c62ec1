import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { lock, type Database, type Transaction } from './database.ts';
import { channelOf, type Alert, type MessageKind, type Channel, type HttpChannel } from './message.ts';
import { hitIn } from './rates.ts';

const DAY_MS = 86_400_000;

const HOUR_MS = 3_600_000;

/** Mails to one address whose owner has not confirmed it, in an hour and in a day: anybody can type it in a form. */
const PER_HOUR = 3;
const PER_DAY = 10;

/** Mails of the whole site to visitors in an hour. Beyond, somebody makes it write to strangers. */
export const SITE_PER_HOUR = 500;

/** The share of an address that had a mail within a day: the rest is kept for first mails. */
export const SITE_REPEATED = 350;

/** The share of those who confirmed their address, whom no stranger can make us write to more than to others. */
const SITE_CONFIRMED = 600;

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
  readonly channel?: Channel | 'log';
  readonly leadId?: string;
  readonly subscriptionId?: string;
  readonly alert?: string;
  /** The keyed hash of a visitor's address; none for mails to the team. */
  readonly recipient?: string;
}

/** Queues a message within a transaction, due at once. */
export async function queue(transaction: Transaction, message: NewMessage, at: number): Promise<void> {
  await transaction
    .insertInto('outbox')
    .values({
      id: message.id,
      outlet: message.channel ?? channelOf(message.kind),
      kind: message.kind,
      lead_id: message.leadId ?? null,
      subscription_id: message.subscriptionId ?? null,
      alert: message.alert ?? null,
      created_at: at,
      due_at: at,
      expires_at: at + TRIED_MS,
      leased_until: 0,
      attempts: 0,
      recipient: message.recipient ?? null,
    })
    .execute();
}

/** Names what no two transactions that mail an address, or change its subscription, may do at a time. */
export const addressLock = (addressHash: string): string => `address ${addressHash}`;

/**
 * Queues a mail to a visitor, unless their address or the site had enough of late: nobody is told, since anybody can
 * type in any address. When it is the site that had enough, the team is. The transaction holds the lock of the address.
 */
export async function queueToVisitor(
  transaction: Transaction,
  message: NewMessage & { readonly recipient: string },
  at: number,
): Promise<boolean> {
  const most = await shareOf(transaction, message.recipient, at);
  if (most === undefined) return false;
  const { count } = await hitIn(transaction, SITE_MAILS, HOUR_MS, at);
  if (count <= most) await queue(transaction, message, at);
  if (count === SITE_PER_HOUR + 1)
    await queueAlert(transaction, { channel: 'mail', problem: 'flood' }, at, []);
  return count <= most;
}

/** Says whether the site has mails left in this hour for an address that it has not written to. */
export async function mailsLeft(database: Database, at: number): Promise<boolean> {
  const counter = await database.transaction((transaction) => siteMails(transaction, at).executeTakeFirst());
  return (counter?.count ?? 0) < SITE_PER_HOUR;
}

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
  const id = randomUUID();
  await queue(transaction, { id, kind: 'alert', channel, alert: text }, at);
  // Kept so that it is told once a day, and purged as what was sent is.
  if (channel === 'log')
    await transaction.updateTable('outbox').set({ delivered_at: at }).where('id', '=', id).execute();
  return true;
}

/**
 * Finds the mails of the site in an hour up to which an address may get one; `undefined` when it may get none. Once the
 * site had enough, of which the team is told by then, posts only read the counter: they do not wait for one another.
 */
async function shareOf(transaction: Transaction, recipient: string, at: number): Promise<number | undefined> {
  const mails = (since: number) =>
    transaction
      .selectFrom('outbox')
      .select(({ fn }) => fn.countAll<number>().as('mails'))
      .where('recipient', '=', recipient)
      .where('created_at', '>', since)
      .where('created_at', '<=', at);
  const { hour, day, confirmed, site } = await transaction
    .selectNoFrom(({ selectFrom }) => [
      mails(at - HOUR_MS).as('hour'),
      mails(at - DAY_MS).as('day'),
      selectFrom('subscriptions')
        .select('id')
        .where('address_hash', '=', recipient)
        .where('status', '=', 'confirmed')
        .as('confirmed'),
      siteMails(transaction, at).as('site'),
    ])
    .executeTakeFirstOrThrow();
  const isEnough = Number(hour) >= PER_HOUR || Number(day) >= PER_DAY;
  if (confirmed === null && isEnough) return undefined;
  const most = confirmed !== null ? SITE_CONFIRMED : Number(day) > 0 ? SITE_REPEATED : SITE_PER_HOUR;
  return Number(site) > most ? undefined : most;
}

function siteMails(transaction: Transaction, at: number) {
  return transaction
    .selectFrom('rate_counters')
    .select('count')
    .where('key', '=', SITE_MAILS)
    .where('expires_at', '>', at)
    .where('expires_at', '<=', at + 2 * HOUR_MS);
}
