import { sql } from 'kysely';
import type { Transaction } from '../database/database.ts';
import { insertMessages, queueAlert, type NewMessage } from './queue.ts';

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

/** The alert of a site whose visitors' mails are more than it sends in an hour. */
const FLOOD = { channel: 'mail', problem: 'flood' } as const;

/** The mails that may leave to an address at a moment. */
export interface MailRoom {
  /** True when one more may leave to it. */
  readonly isLeft: boolean;
  /** True when the site has none left in this hour, but for those who confirmed their address. */
  readonly isSiteFull: boolean;
  /** True when its owner has confirmed the newsletter. */
  readonly isReader: boolean;
  /** True when the team was told today that the site has none left. */
  readonly isTold: boolean;
}

/** Counts what was sent of late to an address, and to all visitors. The transaction holds the lock of the address. */
export async function mailRoom(transaction: Transaction, recipient: string, at: number): Promise<MailRoom> {
  const [hourAgo, dayAgo] = [at - HOUR_MS, at - DAY_MS];
  // As one statement of the SQL that both databases read: every lead waits for it.
  const counted = await sql<
    Record<'hour' | 'day' | 'site', number> & Record<'reader' | 'told', boolean | 0 | 1>
  >`SELECT
    (SELECT count(*) FROM outbox WHERE recipient = ${recipient} AND created_at > ${hourAgo} AND created_at <= ${at}) AS hour,
    (SELECT count(*) FROM outbox WHERE recipient = ${recipient} AND created_at > ${dayAgo} AND created_at <= ${at}) AS day,
    (SELECT count(*) FROM outbox WHERE recipient IS NOT NULL AND created_at > ${hourAgo} AND created_at <= ${at}) AS site,
    EXISTS (SELECT 1 FROM subscriptions WHERE address_hash = ${recipient} AND status = 'confirmed') AS reader,
    EXISTS (SELECT 1 FROM outbox WHERE kind = 'alert' AND alert = ${JSON.stringify(FLOOD)}
      AND created_at > ${dayAgo} AND created_at <= ${at}) AS told`.execute(transaction);
  const { hour = 0, day = 0, site = 0, reader, told } = counted.rows[0] ?? {};
  const isReader = Boolean(reader);
  const isEnough = !isReader && (hour >= PER_HOUR || day >= PER_DAY);
  const most = isReader ? SITE_CONFIRMED : day > 0 ? SITE_REPEATED : SITE_PER_HOUR;
  return {
    isLeft: !isEnough && site < most,
    isSiteFull: site >= SITE_PER_HOUR,
    isReader,
    isTold: Boolean(told),
  };
}

/** Tells the team, once a day, that visitors' mails are more than the site sends in an hour. */
export async function alertWhenFull(
  transaction: Transaction,
  { isLeft, isSiteFull, isTold }: MailRoom,
  at: number,
): Promise<void> {
  if (isSiteFull && !isLeft && !isTold) await queueAlert(transaction, FLOOD, at, []);
}

/**
 * Queues a mail to a visitor, unless their address or the site had enough of late: nobody is told, since anybody can
 * type in any address. The transaction holds the lock of the address.
 */
export async function queueToVisitor(
  transaction: Transaction,
  message: NewMessage & { readonly recipient: string },
  at: number,
): Promise<boolean> {
  const room = await mailRoom(transaction, message.recipient, at);
  if (room.isLeft) await insertMessages(transaction, [message], at);
  else await alertWhenFull(transaction, room, at);
  return room.isLeft;
}
