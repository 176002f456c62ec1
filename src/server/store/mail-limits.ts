import type { Transaction } from '../database/database.ts';

import { insertMessages, queueAlert, type NewMessage } from './queue.ts';
import { hit } from './rates.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Mails to one address whose owner has not confirmed it, in an hour and in a day: anybody can type it in a form. */
const PER_HOUR = 3;
const PER_DAY = 10;

/** Mails of the whole site to visitors in an hour. Beyond, somebody makes it write to strangers. */
export const SITE_PER_HOUR = 500;

/** The share of an address that had a mail within a day: the rest is kept for first mails. */
export const SITE_REPEATED = 350;

/** The share of those who confirmed their address, whom no stranger can make us write to more than to others. */
const SITE_CONFIRMED = 600;

/** The key of the counter of these mails, beside those of visitors. */
const SITE_MAILS = 'mails to visitors';

/** A mail to a visitor, by the keyed hash of their address. */
type VisitorMail = NewMessage & { readonly recipient: string };

/** Writes the query that reads what was sent of late to an address, and to all visitors. */
export function mailRoom(transaction: Transaction, recipient: string, at: number) {
  const mails = (since: number) =>
    transaction
      .selectFrom('outbox')
      .select(({ fn }) => fn.countAll<number>().as('mails'))
      .where('recipient', '=', recipient)
      .where('created_at', '>', since)
      .where('created_at', '<=', at);
  return transaction.selectNoFrom(({ selectFrom }) => [
    mails(at - HOUR_MS).as('hour'),
    mails(at - DAY_MS).as('day'),
    selectFrom('subscriptions')
      .select('id')
      .where('address_hash', '=', recipient)
      .where('status', '=', 'confirmed')
      .as('confirmed'),
    siteMails(transaction, at).as('site'),
  ]);
}

type Room = Awaited<ReturnType<ReturnType<typeof mailRoom>['executeTakeFirst']>>;

/** Says whether the site has no mail left in this hour for an address that it has not written to. */
export function isSiteFull(room: Pick<NonNullable<Room>, 'site'> | undefined): boolean {
  return Number(room?.site ?? 0) >= SITE_PER_HOUR;
}

/**
 * Computes the mails of the site in an hour up to which an address may get one; `undefined` when it may get none. Once the
 * site had enough, of which the team is told by then, posts only read the counter: they do not wait for one another.
 */
export function mostMails(room: Room): number | undefined {
  const { hour, day, site } = room ?? {};
  const isConfirmed = typeof room?.confirmed === 'string';
  const isEnough = Number(hour) >= PER_HOUR || Number(day) >= PER_DAY;
  if (!isConfirmed && isEnough) return undefined;
  const most = isConfirmed ? SITE_CONFIRMED : Number(day) > 0 ? SITE_REPEATED : SITE_PER_HOUR;
  return Number(site ?? 0) > most ? undefined : most;
}

/** Writes the query that counts one more mail of the site. */
export const countSiteMail = (transaction: Transaction, at: number) =>
  hit(transaction, SITE_MAILS, HOUR_MS, at);

/** Queues a mail that was counted, if it is one of the `most`. When it is the site that had enough, the team is told. */
export async function queueCounted(
  transaction: Transaction,
  message: VisitorMail,
  { count, most = 0 }: { readonly count: number; readonly most: number | undefined },
  at: number,
): Promise<boolean> {
  if (count <= most) await insertMessages(transaction, [message], at).execute();
  if (count === SITE_PER_HOUR + 1)
    await queueAlert(transaction, { channel: 'mail', problem: 'flood' }, at, []);
  return count <= most;
}

/**
 * Queues a mail to a visitor, unless their address or the site had enough of late: nobody is told, since anybody can
 * type in any address. The transaction holds the lock of the address.
 */
export async function queueToVisitor(
  transaction: Transaction,
  message: VisitorMail,
  at: number,
): Promise<boolean> {
  const most = mostMails(await mailRoom(transaction, message.recipient, at).executeTakeFirst());
  if (most === undefined) return false;
  const { count } = await countSiteMail(transaction, at).executeTakeFirstOrThrow();
  return queueCounted(transaction, message, { count, most }, at);
}

/** Says whether the site has mails left in this hour for an address that it has not written to. */
export async function mailsLeft(transaction: Transaction, at: number): Promise<boolean> {
  return !isSiteFull(
    await transaction.selectNoFrom([siteMails(transaction, at).as('site')]).executeTakeFirst(),
  );
}

function siteMails(transaction: Transaction, at: number) {
  return transaction
    .selectFrom('rate_counters')
    .select('count')
    .where('key', '=', SITE_MAILS)
    .where('expires_at', '>', at)
    .where('expires_at', '<=', at + 2 * HOUR_MS);
}
